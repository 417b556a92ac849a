import { productsByCode } from '#lib/contract/catalog/catalog.ts';
import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import { ProductCodeSchema } from '#lib/contract/fields.ts';
import { MAX_COMPARED } from '#lib/format/catalog/compare.ts';
import type { CompareChoicesModel } from '#lib/format/models/catalog/compare.ts';
import { formatInteger } from '#lib/format/number.ts';
import { getCompareHref } from '#lib/locale/locale-path.ts';
import type { ListingResult, LoadListing } from '#lib/search/listing.ts';
import { getListingHref } from '#lib/search/listing-url.ts';
import type { LoaderContext, LoaderResult } from '../../context.ts';
import { loadListing } from '../listing.ts';
import { formatCard } from '../product-cards.ts';

/** The largest page of a list. */
const MAX_CHOICES = '96';

async function readChosen(codes: readonly string[], { client }: LoaderContext): Promise<ProductSummary[]> {
  const valid = codes.filter((code) => ProductCodeSchema.safeParse(code).success).slice(0, MAX_COMPARED);
  if (valid.length === 0) return [];
  const result = await client.call(productsByCode, { body: { productsCode: [...new Set(valid)] } });
  return result.ok ? result.data.products : [];
}

/**
 * Loads the products of a list that can be added to a comparison: those of the category `list`, or of a search,
 * with the filters of the URL. Products chosen before (`p`) come first.
 */
export async function loadCompareChoices(
  context: LoaderContext,
  url: URL,
  loadResults: LoadListing,
): Promise<LoaderResult<CompareChoicesModel>> {
  const { locale, t } = context;
  const slug = url.searchParams.get('list');
  const listUrl = new URL(url);
  for (const name of ['list', 'p', 'page']) listUrl.searchParams.delete(name);
  listUrl.searchParams.set('per', MAX_CHOICES);
  let listingResult: ListingResult | undefined;
  const [listing, chosen] = await Promise.all([
    loadListing(context, { url: listUrl, slug }, async (request) => {
      listingResult = await loadResults(request);
      return listingResult;
    }),
    readChosen(url.searchParams.getAll('p'), context),
  ]);
  if (listing.kind !== 'ok') return listing;
  const { title, crumbs, list } = listing.model;
  const { hits = [], total = 0 } = listingResult ?? {};
  const groups = new Set(chosen.map(({ variationProductCode }) => variationProductCode));
  const others = hits.filter(({ variationProductCode }) => !groups.has(variationProductCode));
  const { hitsPerPage, ...state } = list.request.state;
  const toChoice = (isChosen: boolean) => (product: ProductSummary) => {
    const { code, name, facts, picture, price } = formatCard(product, context);
    return { code, name, facts, picture, price, isChosen };
  };
  return {
    kind: 'ok',
    model: {
      title: t('compare:chooseTitle'),
      crumbs,
      list: { href: getListingHref(list.request.route, state), label: title },
      action: getCompareHref(locale, []),
      note: total > hits.length ? t('compare:chooseFirst', { count: formatInteger(hits.length) }) : null,
      choices: [...chosen.map(toChoice(true)), ...others.map(toChoice(false))],
    },
  };
}
