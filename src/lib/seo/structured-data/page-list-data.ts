import type { JsonLd } from './json-ld.ts';

/** Creates the ItemList of pages in display order; `path` includes the locale. */
export function createPageListData(items: readonly { name: string; path: string }[], site: string): JsonLd {
  return {
    '@context': 'https://schema.org',
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
