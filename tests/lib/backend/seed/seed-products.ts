import type { AttributeEntity, Product, SeedCatalog } from '#lib/backend/catalog/model.ts';

/** One product for each group: its lead variant. */
export const listLeadProducts = ({ products }: SeedCatalog): Product[] =>
  products.filter(({ code, groupCode }) => code === groupCode);

/** Values that occur more than once. */
export function findDuplicates(values: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

/** The English value of an attribute by its short name. */
export const getSpecification = (facts: AttributeEntity[], label: string): string | undefined =>
  facts.find(({ attributeFqn }) => attributeFqn === `tenant~${label}`)?.value.en;

/** A category and its ancestors, nearest first. */
export function listCategoryPath({ categories }: SeedCatalog, code: string): string[] {
  const parents = new Map(categories.map(({ code: categoryCode, parent }) => [categoryCode, parent]));
  const chain: string[] = [];
  for (let at: string | null | undefined = code; at; at = parents.get(at)) chain.push(at);
  return chain;
}

export const getDepartment = (seed: SeedCatalog, category: string): string | undefined =>
  listCategoryPath(seed, category).at(-1);
