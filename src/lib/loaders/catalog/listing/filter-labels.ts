import { categoryNavigation, type Department } from '#lib/contract/catalog/catalog.ts';
import { brands } from '#lib/contract/content/pages.ts';
import { searchFilters } from '#lib/contract/content/settings.ts';
import { listSortOptions, readSearchConfig } from '#lib/contract/search/config.ts';
import { listStores } from '#lib/contract/stores.ts';
import { ATTRIBUTE_FACET_PREFIX } from '#lib/search/facets.ts';
import { SEARCH_SORTS, type SearchSort } from '#lib/search/index-names.ts';
import { FILTER_GROUPS, type FilterGroup, type FilterLabels } from '#lib/search/listing.ts';
import type { LoaderContext } from '../../context.ts';

// Bounds the size of the island's props.
const MAX_BRANDS = 300;

function flatten(departments: readonly Department[]): { slug: string; name: string }[] {
  return departments.flatMap((department) => [
    department,
    ...department.children.flatMap((aisle) => [aisle, ...aisle.children]),
  ]);
}

/**
 * Returns the labels of facet values and the available sort orders. Brands are sorted by product count; a facet
 * value whose label cannot be loaded is shown as its key.
 */
export async function loadFilterLabels({
  client,
}: LoaderContext): Promise<{ labels: FilterLabels; sorts: SearchSort[] }> {
  const [menu, brandsResult, storesResult, config, sortsResult] = await Promise.all([
    client.call(categoryNavigation, {}),
    client.call(brands, {}),
    client.call(listStores, { query: {} }),
    client.call(readSearchConfig, {}),
    client.call(listSortOptions, {}),
  ]);
  const attributes = config.ok ? config.data.attributes : [];
  const sorts = sortsResult.ok ? sortsResult.data.sortOptions.map(({ value }) => value) : SEARCH_SORTS;
  const sortedBrands = brandsResult.ok ? brandsResult.data.brands.toSorted((a, b) => b.count - a.count) : [];
  const labels = {
    brand: Object.fromEntries(sortedBrands.map(({ slug, name }) => [slug, name])),
    category: Object.fromEntries(
      menu.ok ? flatten(menu.data.departments).map(({ slug, name }) => [slug, name]) : [],
    ),
    store: Object.fromEntries(
      storesResult.ok ? storesResult.data.stores.map(({ code, locationName }) => [code, locationName]) : [],
    ),
    attribute: Object.fromEntries(
      attributes.map(({ facet, label }) => [facet.slice(ATTRIBUTE_FACET_PREFIX.length), label]),
    ),
  };
  return { labels, sorts: SEARCH_SORTS.filter((sort) => sorts.includes(sort)) };
}

/**
 * Limits the brand labels passed to the island: brands of the list first, then those with the most products.
 */
export function limitBrandLabels(
  names: Record<string, string>,
  requestedSlugs: readonly string[],
): Record<string, string> {
  const requestedLabels = requestedSlugs.filter((slug) => Object.hasOwn(names, slug));
  const slugs = [...new Set([...requestedLabels, ...Object.keys(names)])].slice(0, MAX_BRANDS);
  return Object.fromEntries(slugs.map((slug) => [slug, names[slug] as string]));
}

/** Returns the filters in the editor's order and with the editor's labels, then the remaining ones. */
export async function loadFilterGroups({ client, t }: LoaderContext): Promise<FilterGroup[]> {
  const result = await client.call(searchFilters, {});
  const configured = (result.ok ? result.data.filters : []).map(({ name, label, isOpen }) => ({
    name,
    label,
    isOpen,
  }));
  const others = FILTER_GROUPS.filter((name) => !configured.some((group) => group.name === name));
  return [...configured, ...others.map((name) => ({ name, label: t(`listing:${name}`), isOpen: false }))];
}
