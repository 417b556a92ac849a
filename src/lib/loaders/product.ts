import { productDetails, productShades } from '#lib/contract/catalog.ts';
import type { ProductDetail, Shade } from '#lib/contract/product.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import { formatFacts } from '#lib/format/card.ts';
import type { LinkModel, ProductModel, ShadeModel } from '#lib/format/models.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatPercent } from '#lib/format/number.ts';
import { PAGE_WIDTHS, toPicture } from '#lib/format/picture.ts';
import { describePage } from '#lib/seo/describe.ts';
import { breadcrumbData, productData } from '#lib/seo/json-ld.ts';
import { productTitle } from '#lib/seo/title.ts';
import { formatPrice, formatRating, formatStock } from './card.ts';
import { type LoaderContext, type LoaderFailure, linkIn, toFailure } from './context.ts';
import { loadProductRows } from './recommend.ts';
import { formatAxes, formatSizeChart } from './variants.ts';

// Below this reflectance ink on a shade must be light.
const DARK_LRV = 40;

export type ProductPage = { kind: 'product'; model: ProductModel } | LoaderFailure;

function formatShade(shade: Shade, { t }: LoaderContext): ShadeModel {
  return {
    name: shade.shadeName,
    code: shade.shadeCode,
    hex: shade.hex,
    family: shade.family,
    familyLabel: t(`product:family-${shade.family}` as 'product:family-white'),
    lrvText: t('product:lrv', { percent: formatPercent(shade.lrv / 100) }),
    isDark: shade.lrv < DARK_LRV,
  };
}

// The reply is the same object for a while: what is made of it is then the same too, in its locale.
const decks = new WeakMap<readonly Shade[], ShadeModel[]>();

async function loadShades(product: ProductDetail, context: LoaderContext): Promise<ShadeModel[] | null> {
  if (product.options.length === 0) return null;
  const result = await context.client.call(productShades, { params: { code: product.productCode } });
  if (!result.ok) return null;
  const { shades } = result.data;
  const known = decks.get(shades) ?? shades.map((shade) => formatShade(shade, context));
  decks.set(shades, known);
  return known;
}

function deliveryText(product: ProductDetail, { t, locale }: LoaderContext): string {
  const { fee, freeFrom } = product.delivery;
  return t('product:deliveryStandard', {
    fee: formatMoney(fee, locale.language),
    free: formatMoney(freeFrom, locale.language),
  });
}

function returnsText(product: ProductDetail, { t }: LoaderContext): string {
  if (product.options.length > 0) return t('product:returnsTinted');
  return product.returnDays > 0
    ? t('product:returnsDays', { count: product.returnDays })
    : t('product:returnsNone');
}

function makeCrumbs(product: ProductDetail, link: (path: string) => string, home: string): LinkModel[] {
  const chain = product.categories.toReversed().map(({ code, level, content }) => ({
    href: link(level === 1 ? `/departments/${code}` : `/category/${content.slug}`),
    label: content.name,
  }));
  return [{ href: link('/'), label: home }, ...chain];
}

/** A product's page; nothing in it depends on who looks. */
export async function loadProduct(
  context: LoaderContext,
  { slug, shade }: { slug: string; shade: string | null },
): Promise<ProductPage> {
  const { client, locale, t, site } = context;
  const result = await client.call(productDetails, { params: { code: slug } });
  if (!result.ok) return toFailure(result.error);
  const product = result.data;
  // One address a product: its code also finds it on the wire, but not here.
  if (product.content.slug !== slug) return { kind: 'missing' };
  const [shades, rows] = await Promise.all([loadShades(product, context), loadProductRows(product, context)]);
  // What is chosen from stands there already, with its other values.
  const axes = new Set(product.variants.flatMap(({ options }) => options.map((it) => it.attributeFQN)));
  const link = linkIn(locale);
  const crumbs = makeCrumbs(product, link, t('shell:home'));
  const url = site + link(`/products/${slug}`);
  return {
    kind: 'product',
    model: {
      code: product.productCode,
      lead: product.variationProductCode,
      title: productTitle(product.content.productName, product.brand.name),
      description: describePage(
        `${product.content.productName}.`,
        product.content.summary,
        product.productFullDescription,
      ),
      crumbs,
      name: isolateLatin(product.content.productName),
      summary: product.content.summary,
      brand: product.brand.name,
      badge: product.promotionBadge,
      pictures: product.productImages.map((image) => toPicture(image, PAGE_WIDTHS)),
      rating: formatRating(product.rating, context),
      price: formatPrice(product, context),
      stock: formatStock(product.inventoryInfo.onlineStockAvailable, context),
      facts: formatFacts(product.properties.filter(({ attributeFQN }) => !axes.has(attributeFQN))),
      about: product.productFullDescription.split(/\n\s*\n/),
      specifications: formatFacts(product.specifications),
      boxContents: product.boxContents,
      warranty: product.warranty,
      packSize: product.packSize,
      barcode: product.barcode,
      returnsText: returnsText(product, context),
      deliveryText: deliveryText(product, context),
      axes: formatAxes(product, context, shade ? `?shade=${encodeURIComponent(shade)}` : ''),
      sizeChart: formatSizeChart(product, context),
      dietary: product.dietaryFlags.map((flag) => t(`product:dietary-${flag}`)),
      shades,
      selectedShade: shades?.find(({ code }) => code === shade)?.code ?? null,
      maximum: product.maximumQuantity,
      isBuyable: product.inventoryInfo.onlineStockAvailable > 0,
      ...rows,
      jsonLd: [breadcrumbData(crumbs, site), productData(product, url, site, locale)],
    },
  };
}
