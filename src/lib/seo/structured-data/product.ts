import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import type { Review } from '#lib/contract/reviews/reviews.ts';
import type { MoneyValue } from '#lib/format/money.ts';
import { formatDecimalAmount } from '#lib/locale/currency.ts';
import { STANDARD_DELIVERY } from '#lib/locale/delivery/promises.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { createOfferData } from './offer.ts';
import { createVariantData } from './variants.ts';

type Data = Record<string, unknown>;

function createReturnPolicy(days: number, country: string): Data {
  const base = { '@type': 'MerchantReturnPolicy', applicableCountry: country };
  return days === 0
    ? { ...base, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        ...base,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: days,
        returnMethod: ['https://schema.org/ReturnInStore', 'https://schema.org/ReturnByMail'],
      };
}

function createShippingDetails(fee: MoneyValue, country: string): Data {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: formatDecimalAmount(fee.amount, fee.currency),
      currency: fee.currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: STANDARD_DELIVERY.from,
        maxValue: STANDARD_DELIVERY.to,
        unitCode: 'DAY',
      },
    },
  };
}

/** Returns the delivery fee of a single piece, as in checkout. */
function getDeliveryFee({ delivery }: ProductDetail, price: MoneyValue): MoneyValue {
  return price.amount >= delivery.freeFrom.amount ? { ...delivery.fee, amount: 0 } : delivery.fee;
}

function createReviewData(review: Review): Data {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5 },
    author: { '@type': 'Person', name: review.author },
    datePublished: new Date(review.createdAt).toISOString().slice(0, 10),
    ...(review.title && { name: review.title }),
    reviewBody: review.text,
    inLanguage: review.language,
  };
}

/**
 * Creates the Product with one Offer at the price shown on its page, VAT included, and the reviews that the
 * page shows.
 */
export function createProductData(
  product: ProductDetail,
  url: string,
  site: string,
  locale: Locale,
  reviews: readonly Review[] = [],
): Data {
  const country = locale.country.code.toUpperCase();
  const price = product.price.salePrice ?? product.price.price;
  const { rating } = product;
  const images = product.productImages.map(({ imageUrl }) => new URL(imageUrl, site).href);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.content.productName,
    description: product.content.summary,
    sku: product.productCode,
    ...(product.barcode && { gtin: product.barcode }),
    brand: { '@type': 'Brand', name: product.brand.name },
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
    ...(reviews.length > 0 && { review: reviews.map(createReviewData) }),
    image: images,
    url,
    ...createVariantData(product, { url, images, language: locale.language }),
    offers: {
      ...createOfferData(product, url),
      seller: { '@id': `${site}/#organization` },
      hasMerchantReturnPolicy: createReturnPolicy(product.returnDays, country),
      shippingDetails: createShippingDetails(getDeliveryFee(product, price), country),
    },
  };
}
