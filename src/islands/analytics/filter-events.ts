// Names as the search has them, where addresses have others. Written out: what lists are made of weighs more than this.
const FACETS: Record<string, string> = { store: 'stores', stock: 'inStock' };

/** What a field of the list's form narrows by, as the search names it: `brand:rukn`; null for one that widens. */
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
