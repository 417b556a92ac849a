import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import type { Review } from '#lib/contract/reviews/reviews.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { createProductOfferData } from './offer.ts';
import { createVariantData } from './variants.ts';

type Data = Record<string, unknown>;

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
    offers: createProductOfferData(product, url, site, locale),
  };
}
