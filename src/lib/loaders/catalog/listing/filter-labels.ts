import { categoryNavigation, type Department } from '#lib/contract/catalog/catalog.ts';
import { brands } from '#lib/contract/content/pages.ts';
import { searchFilters } from '#lib/contract/content/settings.ts';
import { readSearchConfig } from '#lib/contract/search/query.ts';
import { listStores } from '#lib/contract/stores.ts';
import { ATTRIBUTE_FACET_PREFIX } from '#lib/search/facets.ts';
import { SEARCH_SORTS, type SearchSort } from '#lib/search/index-names.ts';
import { FILTER_GROUPS, type FilterGroup, type FilterLabels } from '#lib/search/listing.ts';
import type { LoaderContext } from '../../context.ts';

// What an island can carry.
const MAX_BRANDS = 300;

function flatten(departments: readonly Department[]): { slug: string; name: string }[] {
  return departments.flatMap((department) => [
    department,
    ...department.children.flatMap((aisle) => [aisle, ...aisle.children]),
  ]);
}

/**
 * The words of what a list is narrowed by, what cannot be had called by its key, brands with the most goods first; and
 * the orders that it can have.
 */
export async function loadFilterLabels({
  client,
}: LoaderContext): Promise<{ labels: FilterLabels; sorts: SearchSort[] }> {
  const [menu, known, shops, config] = await Promise.all([
    client.call(categoryNavigation, {}),
    client.call(brands, {}),
    client.call(listStores, { query: {} }),
    client.call(readSearchConfig, {}),
  ]);
  const attributes = config.ok ? config.data.attributes : [];
  const indexed = config.ok ? config.data.indexes.map(({ sort }) => sort) : SEARCH_SORTS;
  const sold = known.ok ? known.data.brands.toSorted((one, other) => other.count - one.count) : [];
  const labels = {
    brand: Object.fromEntries(sold.map(({ slug, name }) => [slug, name])),
    category: Object.fromEntries(
      menu.ok ? flatten(menu.data.departments).map(({ slug, name }) => [slug, name]) : [],
    ),
    store: Object.fromEntries(
      shops.ok ? shops.data.stores.map(({ code, locationName }) => [code, locationName]) : [],
    ),
    attribute: Object.fromEntries(
      attributes.map(({ facet, label }) => [facet.slice(ATTRIBUTE_FACET_PREFIX.length), label]),
    ),
  };
  return { labels, sorts: SEARCH_SORTS.filter((sort) => indexed.includes(sort)) };
}

/** The names of brands that an island is given: those that its list has, then those with the most goods. */
export function limitBrandLabels(
  names: Record<string, string>,
  wanted: readonly string[],
): Record<string, string> {
  const own = wanted.filter((slug) => Object.hasOwn(names, slug));
  const slugs = [...new Set([...own, ...Object.keys(names)])].slice(0, MAX_BRANDS);
  return Object.fromEntries(slugs.map((slug) => [slug, names[slug] as string]));
}

/** The filters as an editor orders and calls them, then those that he says nothing of. */
export async function loadFilterGroups({ client, t }: LoaderContext): Promise<FilterGroup[]> {
  const result = await client.call(searchFilters, {});
  const named = (result.ok ? result.data.filters : []).map(({ name, label, isOpen }) => ({
    name,
    label,
    isOpen,
  }));
  const others = FILTER_GROUPS.filter((name) => !named.some((each) => each.name === name));
  return [...named, ...others.map((name) => ({ name, label: t(`listing:${name}`), isOpen: false }))];
}
