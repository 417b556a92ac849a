import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { JsonLd } from './json-ld.ts';

const context = 'https://schema.org';

/** Creates the ItemList of the products on a page of a listing. */
export function createItemListData(
  products: readonly { content: { productName: string; slug: string } }[],
  locale: Locale,
  site: string,
): JsonLd {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ content }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: content.productName,
      url: site + getLocalePath(locale, `/products/${content.slug}`),
    })),
  };
}

/** Creates the ItemList of pages in display order; `path` includes the locale. */
export function createPageListData(items: readonly { name: string; path: string }[], site: string): JsonLd {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: site + path,
    })),
  };
}
