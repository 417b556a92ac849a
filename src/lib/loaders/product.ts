import { productDetails } from '#lib/contract/catalog.ts';
import type { ProductDetail } from '#lib/contract/product.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import { formatFacts } from '#lib/format/card.ts';
import type { LinkModel, ProductModel } from '#lib/format/models.ts';
import { formatMoney } from '#lib/format/money.ts';
import { PAGE_WIDTHS, toPicture } from '#lib/format/picture.ts';
import { describePage } from '#lib/seo/describe.ts';
import { breadcrumbData, productData } from '#lib/seo/json-ld.ts';
import { productTitle } from '#lib/seo/title.ts';
import { formatPrice, formatRating, formatStock } from './card.ts';
import { type LoaderContext, type LoaderFailure, linkIn, toFailure } from './context.ts';
import { loadNearby } from './find.ts';
import { loadPaint } from './paint.ts';
import { formatPriceDetails } from './product-price.ts';
import {
  deliveryText,
  formatComposition,
  formatSpecifications,
  returnsText,
  returnsUntil,
} from './product-sections.ts';
import { loadProductRows } from './recommend.ts';
import { loadShades } from './shades.ts';
import { readSize, withoutSize } from './sizes.ts';
import { formatAxes, formatSizeChart } from './variants.ts';

// Of most goods; worth a word only where it is less.
const USUAL_MAXIMUM = 20;

/** Pieces that an address asks for: one unless it says how many, and no more than there may be. */
function readQuantity(query: URLSearchParams, { maximumQuantity }: ProductDetail): number {
  const said = query.get('quantity') ?? '';
  return /^[1-9]\d{0,3}$/.test(said) ? Math.min(Number(said), maximumQuantity) : 1;
}

export type ProductPage = { kind: 'product'; model: ProductModel } | LoaderFailure;

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
  { slug, query }: { slug: string; query: URLSearchParams },
  now = Date.now(),
): Promise<ProductPage> {
  const { client, locale, t, site } = context;
  const shade = query.get('shade');
  const result = await client.call(productDetails, { params: { code: slug } });
  if (!result.ok) return toFailure(result.error);
  const size = readSize(result.data, query);
  const product = size === 'chosen' ? result.data : withoutSize(result.data);
  // One address a product: its code also finds it on the wire, but not here.
  if (product.content.slug !== slug) return { kind: 'missing' };
  const [shades, paint, rows, nearby] = await Promise.all([
    loadShades(product, context),
    loadPaint(product, query, context),
    loadProductRows(product, context),
    loadNearby(product, context),
  ]);
  const quantity = readQuantity(query, product);
  // What is chosen from stands there already, with its other values.
  const axes = new Set(product.variants.flatMap(({ options }) => options.map((it) => it.attributeFQN)));
  const composition = formatComposition(product, context);
  const link = linkIn(locale);
  const crumbs = makeCrumbs(product, link, t('shell:home'));
  const url = site + link(`/products/${slug}`);
  return {
    kind: 'product',
    model: {
      code: product.productCode,
      lead: product.variationProductCode,
      title: productTitle(result.data.content.productName, product.brand.name),
      description: describePage(
        `${result.data.content.productName}.`,
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
      priceDetails: formatPriceDetails(product, context),
      stock: formatStock(product.inventoryInfo.onlineStockAvailable, context),
      facts: formatFacts(product.properties.filter(({ attributeFQN }) => !axes.has(attributeFQN))),
      about: product.productFullDescription.split(/\n\s*\n/),
      composition,
      specifications: formatSpecifications(product, composition, context),
      boxContents: product.boxContents,
      warranty: product.warranty,
      returnsText: returnsText(product, context),
      returnsUntil: returnsUntil(product, context, now),
      deliveryText: deliveryText(product, context),
      axes: formatAxes(product, context, size, { shade, quantity }),
      sizeChart: formatSizeChart(product, context, size),
      asksSize: size !== 'chosen',
      dietary: product.dietaryFlags.map((flag) => t(`product:dietary-${flag}`)),
      shades,
      selectedShade: shades?.find(({ code }) => code === shade)?.code ?? null,
      paint,
      quantity,
      maximum: product.maximumQuantity,
      maximumText:
        product.maximumQuantity < USUAL_MAXIMUM
          ? t('product:maximum', { count: product.maximumQuantity })
          : null,
      isBuyable: product.inventoryInfo.onlineStockAvailable > 0,
      addOns: product.addOns.map(({ productCode, name, description, price }) => ({
        ...{ code: productCode, name, description },
        price: formatMoney(price, locale.language),
      })),
      ...rows,
      ...nearby,
      jsonLd: [breadcrumbData(crumbs, site), productData(result.data, url, site, locale)],
    },
  };
}
