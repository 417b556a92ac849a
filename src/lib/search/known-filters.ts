import { ATTRIBUTE_FACET_PREFIX, FACETS } from './facets.ts';
import type { FilterLabels } from './listing.ts';
import type { ListingState } from './listing-url.ts';

/** Whether a facet value exists in this shop; without labels of its kind every value is accepted. */
function isKnown(facet: string, value: string, { brand, store, attribute }: FilterLabels): boolean {
  const hasLabel = (names: Record<string, string>, key: string) =>
    Object.hasOwn(names, key) || Object.keys(names).length === 0;
  if (facet === FACETS.brand) return hasLabel(brand, value);
  if (facet === FACETS.stores) return hasLabel(store, value);
  return (
    !facet.startsWith(ATTRIBUTE_FACET_PREFIX) ||
    hasLabel(attribute, facet.slice(ATTRIBUTE_FACET_PREFIX.length))
  );
}

/**
 * Removes filters that do not exist in this shop, such as a brand of another country or a deleted category.
 */
export function removeUnknownFilters(state: ListingState, labels: FilterLabels): ListingState {
  const { refinementList, hierarchicalMenu, ...others } = state;
  const lists = Object.entries(refinementList ?? {})
    .map(([facet, values]) => [facet, values.filter((value) => isKnown(facet, value, labels))] as const)
    .filter(([, values]) => values.length > 0);
  const path = hierarchicalMenu?.[FACETS.lvl0] ?? [];
  const isKnownCategory =
    Object.keys(labels.category).length === 0 || path.every((slug) => Object.hasOwn(labels.category, slug));
  return {
    ...others,
    ...(lists.length > 0 && { refinementList: Object.fromEntries(lists) }),
    ...(hierarchicalMenu && isKnownCategory && { hierarchicalMenu }),
  };
}
