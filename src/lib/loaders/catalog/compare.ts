import { productDetails } from '#lib/contract/catalog/catalog.ts';
import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { ProductCodeSchema } from '#lib/contract/fields.ts';
import { isolateAuto } from '#lib/format/bidi.ts';
import { compareFacts, MAX_COMPARED } from '#lib/format/catalog/compare.ts';
import type {
  ComparedProductModel,
  CompareModel,
  ComparisonGroup,
} from '#lib/format/models/catalog/compare.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import { getCompareHref } from '#lib/locale/locale-path.ts';
import {
  createLinkBuilder,
  type LoaderContext,
  type LoaderFailure,
  type LoaderResult,
  toFailure,
} from '../context.ts';
import { createCategoryCrumbs } from './breadcrumbs.ts';
import { listFacts } from './compare/facts.ts';
import { loadSuggestions } from './compare/suggestions.ts';
import { mergeSizes, parseSizeSelection } from './product/size-selection.ts';
import { formatCard } from './product-cards.ts';

// Longer texts than product codes are cut off in messages.
const MAX_CODE_LENGTH = 64;

/** The products of the URL, and the codes that no product has. */
interface ComparedProducts {
  products: ProductDetail[];
  unknownCodes: string[];
}

/** Returns the product as its page shows it: without a size when none is selected. */
function toShownProduct(product: ProductDetail): ProductDetail {
  const isSizeSelected = parseSizeSelection(product, new URLSearchParams()) === 'selected';
  return isSizeSelected ? { ...product, variantCount: 1, priceRange: null } : mergeSizes(product);
}

async function readProducts(
  codes: readonly string[],
  { client }: LoaderContext,
): Promise<ComparedProducts | LoaderFailure> {
  const products: ProductDetail[] = [];
  const unknownCodes: string[] = [];
  const results = await Promise.all(
    codes.map((code) =>
      ProductCodeSchema.safeParse(code).success ? client.call(productDetails, { params: { code } }) : null,
    ),
  );
  for (const [index, result] of results.entries()) {
    if (result?.ok) products.push(toShownProduct(result.data));
    else {
      const failure = result && toFailure(result.error);
      if (failure && failure.kind !== 'not-found') return failure;
      unknownCodes.push((codes[index] ?? '').slice(0, MAX_CODE_LENGTH));
    }
  }
  return { products, unknownCodes };
}

function formatProduct(
  product: ProductDetail,
  codes: readonly string[],
  context: LoaderContext,
): ComparedProductModel {
  const card = formatCard({ ...product, delivery: undefined }, context);
  const { code, href, name, picture, rating, price, stock, optionsFragment } = card;
  return {
    code,
    href,
    name,
    picture,
    rating,
    price,
    stock,
    choicesHref: optionsFragment && href + optionsFragment,
    removeHref: getCompareHref(
      context.locale,
      codes.filter((other) => other !== code),
    ),
  };
}

/** Breadcrumbs: home, then the categories that all products share. */
function createCrumbs(products: readonly ProductDetail[], { locale, t }: LoaderContext): LinkModel[] {
  const link = createLinkBuilder(locale);
  const [first, ...others] = products;
  const sharedCategories = (first?.categories ?? []).filter(({ code }) =>
    others.every(({ categories }) => categories.some((category) => category.code === code)),
  );
  return [{ href: link('/'), label: t('shell:home') }, ...createCategoryCrumbs(sharedCategories, locale)];
}

function listWarnings(
  requestedCodes: readonly string[],
  { products, unknownCodes }: ComparedProducts,
  { t }: LoaderContext,
): string[] {
  const repeatedProducts = products.filter(
    ({ productCode }) => requestedCodes.filter((code) => code === productCode).length > 1,
  );
  return [
    ...unknownCodes.map((code) => t('compare:unknown', { code: isolateAuto(code) })),
    ...repeatedProducts.map(({ content }) => t('compare:twice', { name: isolateAuto(content.productName) })),
    ...(new Set(requestedCodes).size > MAX_COMPARED ? [t('compare:tooMany')] : []),
  ];
}

function describeDifferences(groups: readonly ComparisonGroup[], { t }: LoaderContext) {
  const rows = groups.flatMap((group) => group.rows);
  const count = rows.filter(({ isDifferent }) => isDifferent).length;
  return {
    differences: count > 0 ? t('compare:differences', { count }) : t('compare:noDifferences'),
    isMixed: count > 0 && count < rows.length,
  };
}

/** Loads the comparison of the products in the URL. Nothing in it depends on the visitor. */
export async function loadComparison(
  context: LoaderContext,
  query: URLSearchParams,
): Promise<LoaderResult<CompareModel>> {
  const { locale, t } = context;
  const requestedCodes = query.getAll('p').flatMap((code) => code.trim() || []);
  const readResult = await readProducts([...new Set(requestedCodes)].slice(0, MAX_COMPARED), context);
  if ('kind' in readResult) return readResult;
  const { products } = readResult;
  const codes = products.map(({ productCode }) => productCode);
  const departments = products.map(({ categories }) => categories.find(({ level }) => level === 1)?.code);
  const commonOnly = new Set(departments).size > 1;
  const groups =
    products.length > 1
      ? compareFacts(
          products.map((product) => listFacts(product, context)),
          { commonOnly },
        )
      : [];
  return {
    kind: 'ok',
    model: {
      title: t('compare:title'),
      description: t('compare:description'),
      crumbs: createCrumbs(products, context),
      warnings: listWarnings(requestedCodes, readResult, context),
      note: commonOnly ? t('compare:unrelated') : null,
      products: products.map((product) => formatProduct(product, codes, context)),
      groups,
      ...(groups.length > 0 ? describeDifferences(groups, context) : { differences: null, isMixed: false }),
      suggestions: await loadSuggestions(products, context),
      startLinks: [{ href: createLinkBuilder(locale)('/all-departments'), label: t('listing:all') }],
    },
  };
}
