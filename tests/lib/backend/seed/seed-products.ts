import type { Attribute, Product, SeedCatalog } from '#lib/backend/catalog/model.ts';

/** One product for each card: the variant that stands for the others. */
export const listLeadProducts = ({ products }: SeedCatalog): Product[] =>
  products.filter(({ code, groupCode }) => code === groupCode);

/** What stands twice in a list. */
export function findDuplicates(values: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

/** The value of an attribute by its short name, in English. */
export const specOf = (facts: Attribute[], label: string): string | undefined =>
  facts.find(({ attributeFqn }) => attributeFqn === `tenant~${label}`)?.value.en;

/** A category and those above it, the nearest first. */
export function chainOf({ categories }: SeedCatalog, code: string): string[] {
  const parents = new Map(categories.map(({ code: own, parent }) => [own, parent]));
  const chain: string[] = [];
  for (let at: string | null | undefined = code; at; at = parents.get(at)) chain.push(at);
  return chain;
}

export const departmentOf = (seed: SeedCatalog, category: string): string | undefined =>
  chainOf(seed, category).at(-1);
