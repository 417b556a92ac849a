// Search attribute names where they differ from query parameters. Not imported from the listing state: that
// module is larger than this table.
const FACETS: Record<string, string> = { store: 'stores', stock: 'inStock' };

/**
 * Converts a filter field to a search filter such as `brand:rukn`; null for an empty value, which removes a
 * filter.
 */
export function toAlgoliaFilter(name: string, value: string): string | null {
  if (!value) return null;
  if (name === 'rating') return `rating>=${value}`;
  if (name === 'category') {
    const slugs = value.split('/');
    return `categories.lvl${slugs.length - 1}:${slugs.join(' > ')}`;
  }
  const facet = FACETS[name] ?? name.replace(/^attr\./, 'attributes.');
  return `${facet}:${name === 'stock' || name === 'offer' ? 'true' : value}`;
}
