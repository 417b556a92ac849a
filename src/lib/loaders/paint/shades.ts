import { productDetails } from '#lib/contract/catalog/catalog.ts';
import type { ProductDetail, Shade } from '#lib/contract/catalog/product.ts';
import { productShades } from '#lib/contract/paint.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import type { ShadeMatchModel, ShadeModel, ShadesPageModel } from '#lib/format/models/paint.ts';
import { formatPercent } from '#lib/format/number.ts';
import { findShades, isFilterActive, parseShadeFilter } from '#lib/paint/shade-search.ts';
import { createMetaDescription } from '#lib/seo/meta-description.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';

function formatShade(shade: Shade, { t }: LoaderContext): ShadeModel {
  return {
    name: shade.shadeName,
    code: shade.shadeCode,
    hex: shade.hex,
    family: shade.family,
    familyLabel: t(`product:family-${shade.family}` as 'product:family-white'),
    undertone: shade.undertone,
    lrvText: isolateLatin(t('product:lrv', { percent: formatPercent(shade.lrv / 100) })),
  };
}

// The client caches responses, so it returns the same array for a locale, and the model can be reused.
const shadesCache = new WeakMap<readonly Shade[], ShadeModel[]>();

/** Loads the shades of a tinted paint; null for other products. */
export async function loadShades(
  product: ProductDetail,
  context: LoaderContext,
): Promise<ShadeModel[] | null> {
  if (product.options.length === 0) return null;
  const result = await context.client.call(productShades, { params: { code: product.productCode } });
  if (!result.ok) return null;
  const { shades } = result.data;
  const models = shadesCache.get(shades) ?? shades.map((shade) => formatShade(shade, context));
  shadesCache.set(shades, models);
  return models;
}

/** All packs of a paint share one page of shades: that of the lead variant. */
function getLeadSlug({ variants, variationProductCode, content }: ProductDetail): string {
  return variants.find(({ productCode }) => productCode === variationProductCode)?.slug ?? content.slug;
}

/** Loads the page of a paint's shades, filtered by `query`; each links to the product in that shade. */
export async function loadShadesPage(
  context: LoaderContext,
  { slug, query }: { slug: string; query: URLSearchParams },
): Promise<LoaderResult<ShadesPageModel>> {
  const { client, locale, t, siteUrl } = context;
  const result = await client.call(productDetails, { params: { code: slug } });
  if (!result.ok) return toFailure(result.error);
  const product = result.data;
  if (product.content.slug !== slug || product.options.length === 0) return { kind: 'not-found' };
  const all = await loadShades(product, context);
  if (!all) return { kind: 'failed', reason: 'SHADES' };
  const link = createLinkBuilder(locale);
  const name = isolateLatin(product.content.productName);
  const productHref = link(`/products/${slug}`);
  const title = t('paint:shadesOf', { name });
  const lead = t('paint:shadesAbout', { name, count: all.length });
  const filter = parseShadeFilter(query);
  const matches = findShades(all, filter);
  const families = [...new Map(all.map(({ family, familyLabel }) => [family, familyLabel]))].map(
    ([code, label]) => ({ code, label }),
  );
  const toMatch = (shade: ShadeModel): ShadeMatchModel => ({
    ...shade,
    href: `${productHref}?shade=${encodeURIComponent(shade.code)}`,
    closeness: null,
  });
  const matchingShades = new Set(matches.map(({ shade }) => shade));
  const isGrouped = !filter.sort && !filter.referenceHex;
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: productHref, label: name },
    { href: link(`/paint/${slug}/shades`), label: title },
  ];
  return {
    kind: 'ok',
    model: {
      title,
      description: createMetaDescription(lead),
      lead,
      path: `/paint/${getLeadSlug(product)}/shades`,
      crumbs,
      jsonLd: [createBreadcrumbData(crumbs, siteUrl)],
      name,
      productHref,
      action: link(`/paint/${slug}/shades`),
      filter,
      isFiltered: isFilterActive(filter),
      families,
      groups: isGrouped
        ? families.map((family) => ({
            ...family,
            href: `${link(`/paint/${slug}/shades`)}?family=${family.code}`,
            shades: all
              .filter((shade) => shade.family === family.code)
              .map((shade) => ({ ...toMatch(shade), isHidden: !matchingShades.has(shade) })),
          }))
        : null,
      shades: isGrouped
        ? []
        : matches.map(({ shade, closeness }) => ({
            ...toMatch(shade),
            closeness: closeness && t(`paint:close-${closeness}`),
          })),
      count: matches.length,
      countText: matches.length > 0 ? t('paint:found', { count: matches.length }) : t('paint:foundNone'),
    },
  };
}
