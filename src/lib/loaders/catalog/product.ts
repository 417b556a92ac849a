import { productDetails } from '#lib/contract/catalog/catalog.ts';
import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { createProductEvent } from '#lib/format/analytics/catalog-events.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import { getBrandLine } from '#lib/format/catalog/brand-line.ts';
import { PAGE_IMAGE_WIDTHS, toResponsiveImageModel } from '#lib/format/catalog/image.ts';
import { formatAttributes } from '#lib/format/catalog/product-card.ts';
import type { ProductModel } from '#lib/format/models/product.ts';
import { formatMoney } from '#lib/format/money.ts';
import { createMetaDescription } from '#lib/seo/meta-description.ts';
import { createProductData } from '#lib/seo/structured-data/product-data.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/site-data.ts';
import { formatProductTitle } from '#lib/seo/title.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { loadDeliveryPromise } from '../delivery/delivery-promise.ts';
import { loadPaintTools } from '../paint/paint-tools.ts';
import { loadShades } from '../paint/shades.ts';
import { loadProductReviews } from '../reviews/product-reviews.ts';
import { loadAvailabilitySummary } from '../stores/availability-summary.ts';
import { createCategoryLinks } from './category-links.ts';
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

// Maximum quantity of most products; only a lower one is shown.
const DEFAULT_MAX_QUANTITY = 20;

/** Returns the `quantity` parameter, at most the maximum; 1 when it is missing or invalid. */
function parseQuantity(query: URLSearchParams, { maximumQuantity }: ProductDetail): number {
  const value = query.get('quantity') ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Math.min(Number(value), maximumQuantity) : 1;
}

/** Loads a product's page. Nothing in it depends on the visitor, so it can be cached. */
export async function loadProduct(
  context: LoaderContext,
  { slug, query }: { slug: string; query: URLSearchParams },
  now = Date.now(),
): Promise<LoaderResult<ProductModel>> {
  const { client, locale, t, siteUrl } = context;
  const shade = query.get('shade');
  const result = await client.call(productDetails, { params: { code: slug } });
  if (!result.ok) return toFailure(result.error);
  const size = parseSizeSelection(result.data, query);
  const product = size === 'selected' ? result.data : mergeSizes(result.data);
  // One address a product: the endpoint also accepts product codes, the page only slugs.
  if (product.content.slug !== slug) return { kind: 'not-found' };
  const [shades, paint, rows, storeAvailability, deliveryPromise, reviews] = await Promise.all([
    loadShades(product, context),
    loadPaintTools(product, query, context),
    loadProductRails(product, context),
    loadAvailabilitySummary(product, context),
    loadDeliveryPromise(product, context),
    loadProductReviews(result.data, context),
  ]);
  const quantity = parseQuantity(query, product);
  // Attributes of variant axes are shown by the axes.
  const axes = new Set(
    product.variants.flatMap(({ options }) => options.map((option) => option.attributeFQN)),
  );
  const composition = formatComposition(product, context);
  const link = createLinkBuilder(locale);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    ...createCategoryLinks(product.categories, locale),
  ];
  const url = siteUrl + link(`/products/${slug}`);
  return {
    kind: 'ok',
    model: {
      code: product.productCode,
      leadCode: product.variationProductCode,
      title: formatProductTitle(result.data.content.productName, product.brand.name),
      description: createMetaDescription(
        `${result.data.content.productName}.`,
        product.content.summary,
        product.productFullDescription,
      ),
      crumbs,
      name: isolateLatin(product.content.productName),
      summary: isolateLatin(product.content.summary),
      brand: getBrandLine(product.content.productName, product.brand.name),
      badge: product.promotionBadge,
      pictures: product.productImages.map((image) => toResponsiveImageModel(image, PAGE_IMAGE_WIDTHS)),
      rating: formatRating(product.rating, context),
      price: formatPrice(product, context),
      priceDetails: formatPriceDetails(product, context),
      stock: formatStock(product.inventoryInfo.onlineStockAvailable, context),
      attributes: formatAttributes(product.properties.filter(({ attributeFQN }) => !axes.has(attributeFQN))),
      about: isolateLatin(product.productFullDescription).split(/\n\s*\n/),
      composition,
      specifications: formatSpecifications(product, composition, context),
      boxContents: product.boxContents,
      warranty: product.warranty,
      returnsText: formatReturns(product, context),
      returnsUntil: formatReturnDeadline(product, context, now),
      deliveryText: formatDelivery(product, context),
      axes: formatVariantAxes(product, context, size, { shade, quantity }),
      sizeChart: formatSizeChart(product, context, size),
      requiresSize: size !== 'selected',
      dietary: product.dietaryFlags.map((flag) => t(`product:dietary-${flag}`)),
      shades,
      selectedShade: shades?.find(({ code }) => code === shade)?.code ?? null,
      isShadeUnavailable: Boolean(shade && shades && !shades.some(({ code }) => code === shade)),
      paint,
      quantity,
      maximum: product.maximumQuantity,
      maximumText:
        product.maximumQuantity < DEFAULT_MAX_QUANTITY
          ? t('product:maximum', { count: product.maximumQuantity })
          : null,
      isBuyable: product.inventoryInfo.onlineStockAvailable > 0,
      addOns: product.addOns.map(({ productCode, name, description, price }) => ({
        code: productCode,
        name,
        description,
        price: formatMoney(price, locale.language),
      })),
      ...rows,
      storeAvailability,
      deliveryPromise,
      reviews: reviews?.model ?? null,
      events: [createProductEvent(result.data)],
      jsonLd: [
        createBreadcrumbData(crumbs, siteUrl),
        createProductData(result.data, url, siteUrl, locale, reviews?.reviews),
      ],
    },
  };
}
