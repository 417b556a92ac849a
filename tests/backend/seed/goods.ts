import type { Fact, Product, Seed } from '#lib/backend/seed/types.ts';

/** One product for each card: the variant that stands for the others. */
export const cardsOf = ({ products }: Seed): Product[] =>
  products.filter(({ code, group }) => code === group);

/** What stands twice in a list. */
export function repeated(values: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

/** The value of an attribute by its short name, in English. */
export const specOf = (facts: Fact[], label: string): string | undefined =>
  facts.find(({ fqn }) => fqn === `tenant~${label}`)?.value.en;

/** A category and those above it, the nearest first. */
export function chainOf({ categories }: Seed, code: string): string[] {
  const parents = new Map(categories.map(({ code: own, parent }) => [own, parent]));
  const chain: string[] = [];
  for (let at: string | null | undefined = code; at; at = parents.get(at)) chain.push(at);
  return chain;
}

export const departmentOf = (seed: Seed, category: string): string | undefined =>
  chainOf(seed, category).at(-1);
