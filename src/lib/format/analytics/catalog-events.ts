import type { PageEvent } from '#lib/contract/analytics/events.ts';
import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';

// Limits of the event's fields.
const MAX_NAME_LENGTH = 160;
const MAX_WORDS_LENGTH = 200;

type CategoryEvent = Extract<PageEvent, { event: 'view_category' }>;

/** Creates the event of a viewed product. */
export function createProductEvent(product: ProductDetail): PageEvent {
  const { content, brand, categories, price, inventoryInfo } = product;
  return {
    event: 'view_item',
    productCode: product.productCode,
    name: content.productName.slice(0, MAX_NAME_LENGTH),
    brand: brand.name,
    // The list starts at the leaf category, the event's path at the department.
    category: categories
      .map((category) => category.content.slug)
      .reverse()
      .join('/'),
    price: price.salePrice ?? price.price,
    isAvailable: inventoryInfo.onlineStockAvailable > 0,
  };
}

/** Creates the event of a viewed list of products. */
export function createCategoryEvent(list: Omit<CategoryEvent, 'event'>): PageEvent {
  return { event: 'view_category', ...list };
}

// Matches an email address, or a number as long as a phone number, that was typed into the wrong field.
const PERSONAL_WORDS = /\S*@\S*|\+?\d(?:[\s-]?\d){6,}/g;

/** Creates the event of a search; null for a query that contains nothing but personal data. */
export function createSearchEvent(words: string, count: number): PageEvent | null {
  const searchWords = toLatinDigits(words).replace(PERSONAL_WORDS, '').trim().slice(0, MAX_WORDS_LENGTH);
  return searchWords === '' ? null : { event: 'search', words: searchWords, count };
}
