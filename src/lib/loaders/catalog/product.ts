import { productDetails } from '#lib/contract/catalog/catalog.ts';
import { DEFAULT_MAXIMUM_QUANTITY, type ProductDetail } from '#lib/contract/catalog/product.ts';
import { createProductEvent } from '#lib/format/analytics/catalog-events.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import { PAGE_IMAGE_WIDTHS, toResponsiveImageModel } from '#lib/format/catalog/image.ts';
import { preventNameBreaks } from '#lib/format/catalog/name-breaks.ts';
import { formatAttributes } from '#lib/format/catalog/product-card.ts';
import { getSeparateBrand } from '#lib/format/catalog/separate-brand.ts';
import type { ProductModel } from '#lib/format/models/product.ts';
import { formatMoney } from '#lib/format/money.ts';
import { createMetaDescription } from '#lib/seo/meta-description.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createProductData } from '#lib/seo/structured-data/product.ts';
import { formatProductTitle } from '#lib/seo/title.ts';
import {
  createLinkBuilder,
  type LoaderContext,
  type LoaderRedirect,
  type LoaderResult,
  toFailure,
} from '../context.ts';
import { loadDeliveryPromise } from '../delivery/delivery-promise.ts';
import { loadPaintTools } from '../paint/paint-tools.ts';
import { loadShades } from '../paint/shades.ts';
import { loadProductReviews } from '../reviews/product-reviews.ts';
import { loadAvailabilitySummary } from '../stores/availability-summary.ts';
import { createCategoryCrumbs } from './breadcrumbs.ts';
import { formatPriceDetails } from './product/price-details.ts';
import {
  formatComposition,
  formatDelivery,
  formatReturnDeadline,
  formatReturns,
  formatSpecifications,
} from './product/sections.ts';
import { mergeSizes, parseSizeSelection } from './product/size-selection.ts';
import { formatSizeChart, formatVariantAxes } from './product/variant-axes.ts';
import { formatPrice, formatRating, formatStock } from './product-cards.ts';
import { loadProductRails } from './recommendations.ts';

/** Returns the `quantity` parameter, at most the maximum; 1 when it is missing or invalid. */
function parseQuantity(query: URLSearchParams, { maximumQuantity }: ProductDetail): number {
  const value = query.get('quantity') ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Math.min(Number(value), maximumQuantity) : 1;
}

function redirectToProduct(slug: string, query: URLSearchParams, { locale }: LoaderContext): LoaderRedirect {
  const parameters = query.size > 0 ? `?${query}` : '';
  return {
    kind: 'redirect',
    href: createLinkBuilder(locale)(`/products/${slug}`) + parameters,
    isPermanent: true,
  };
}

/** Loads a product's page. Nothing in it depends on the visitor, so it can be cached. */
export async function loadProduct(
  context: LoaderContext,
  { slug, query }: { slug: string; query: URLSearchParams },
  now = Date.now(),
): Promise<LoaderResult<ProductModel>> {
  const result = await context.client.call(productDetails, { params: { code: slug } });
  if (!result.ok) return toFailure(result.error);
  const size = parseSizeSelection(result.data, query);
  const product = size === 'selected' ? result.data : mergeSizes(result.data);
  // One URL a product: the endpoint also accepts product codes and former slugs.
  if (product.content.slug !== slug) return redirectToProduct(product.content.slug, query, context);
  const [shades, paint, rails, storeAvailability, deliveryPromise, reviews] = await Promise.all([
    loadShades(product, context),
    loadPaintTools(product, query, context),
    loadProductRails(product, context),
    loadAvailabilitySummary(product, context),
    loadDeliveryPromise(product, context),
    loadProductReviews(result.data, context),
  ]);
  const shade = query.get('shade');
  const quantity = parseQuantity(query, product);
  return {
    kind: 'ok',
    model: {
      ...formatHead(result.data, context, reviews?.reviews),
      ...formatOffer(product, context),
      ...formatDescription(product, context, now),
      axes: formatVariantAxes(product, context, size, { shade, quantity }),
      sizeChart: formatSizeChart(product, context, size),
      requiresSize: size !== 'selected',
      shades,
      selectedShade: shades?.find(({ code }) => code === shade)?.code ?? null,
      isShadeUnavailable: Boolean(shade && shades && !shades.some(({ code }) => code === shade)),
      paint,
      quantity,
      ...rails,
      storeAvailability,
      deliveryPromise,
      reviews: reviews?.model ?? null,
      events: [createProductEvent(result.data)],
    },
  };
}

/** Formats metadata and breadcrumbs of the product as it is sold, not merged with other sizes. */
function formatHead(
  product: ProductDetail,
  { locale, t, siteUrl }: LoaderContext,
  reviews: Parameters<typeof createProductData>[4],
): Pick<ProductModel, 'title' | 'description' | 'crumbs' | 'jsonLd'> {
  const { productName, summary, slug } = product.content;
  const link = createLinkBuilder(locale);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    ...createCategoryCrumbs(product.categories, locale),
  ];
  const url = siteUrl + link(`/products/${slug}`);
  return {
    title: formatProductTitle(productName, product.brand.name),
    description: createMetaDescription(`${productName}.`, summary, product.productFullDescription),
    crumbs,
    jsonLd: [
      createBreadcrumbData(crumbs, siteUrl),
      createProductData(product, url, siteUrl, locale, reviews),
    ],
  };
}

/** Formats the offer: name, pictures, price, stock and services. */
function formatOffer(product: ProductDetail, context: LoaderContext) {
  const { locale, t } = context;
  const { content, inventoryInfo, maximumQuantity } = product;
  return {
    code: product.productCode,
    leadCode: product.variationProductCode,
    name: preventNameBreaks(isolateLatin(content.productName)),
    summary: isolateLatin(content.summary),
    brand: getSeparateBrand(content.productName, product.brand.name),
    badge: product.promotionBadge,
    pictures: product.productImages.map((image) => toResponsiveImageModel(image, PAGE_IMAGE_WIDTHS)),
    rating: formatRating(product.rating, context),
    price: formatPrice(product, context),
    priceDetails: formatPriceDetails(product, context),
    stock: formatStock(inventoryInfo.onlineStockAvailable, context),
    isBuyable: inventoryInfo.onlineStockAvailable > 0,
    maximum: maximumQuantity,
    maximumText:
      maximumQuantity < DEFAULT_MAXIMUM_QUANTITY ? t('product:maximum', { count: maximumQuantity }) : null,
    addOns: product.addOns.map(({ productCode, name, description, price }) => ({
      code: productCode,
      name,
      description,
      price: formatMoney(price, locale.language),
    })),
  } satisfies Partial<ProductModel>;
}

/** Formats the description of the product, its delivery and its returns. */
function formatDescription(product: ProductDetail, context: LoaderContext, now: number) {
  // Attributes of variant axes are shown with the axes.
  const axes = new Set(
    product.variants.flatMap(({ options }) => options.map((option) => option.attributeFQN)),
  );
  const composition = formatComposition(product, context);
  return {
    attributes: formatAttributes(product.properties.filter(({ attributeFQN }) => !axes.has(attributeFQN))),
    descriptionParagraphs: isolateLatin(product.productFullDescription).split(/\n\s*\n/),
    composition,
    specifications: formatSpecifications(product, composition, context),
    boxContents: product.boxContents,
    warranty: product.warranty,
    dietary: product.dietaryFlags.map((flag) => context.t(`product:dietary-${flag}`)),
    returnsText: formatReturns(product, context),
    returnsUntil: formatReturnDeadline(product, context, now),
    deliveryText: formatDelivery(product, context),
  } satisfies Partial<ProductModel>;
}
