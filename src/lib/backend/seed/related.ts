import type { Shelf } from './department.ts';
import { chance } from './numbers.ts';
import type { Product } from './types.ts';

const SAME_SHELF = 4;
const MOST = 10;

/** Says of every product what goes with it: what is bought along, then its neighbours of about the same price. */
export function relate(products: readonly Product[], shelves: readonly Shelf[]): void {
  const goesWith = new Map(shelves.map(({ slug, goesWith = [] }) => [slug, goesWith]));
  const leads = Map.groupBy(
    products.filter(({ code, group }) => code === group),
    ({ category }) => category,
  );
  for (const product of products) {
    const price = product.prices.ae.list;
    const neighbours = (leads.get(product.category) ?? [])
      .filter(({ code }) => code !== product.group)
      .sort((a, b) => Math.abs(a.prices.ae.list - price) - Math.abs(b.prices.ae.list - price))
      .slice(0, SAME_SHELF);
    const along = (goesWith.get(product.category) ?? [])
      .flatMap((slug) => leads.get(slug) ?? [])
      .filter(({ code }) => code !== product.group)
      .sort((a, b) => weight(product, b) - weight(product, a))
      .slice(0, MOST - neighbours.length);
    product.related = [...along, ...neighbours].map(({ code }) => code);
  }
}

// Not the same best sellers beside everything: chance moves them about a little.
const weight = ({ group }: Product, { code, popularity }: Product): number =>
  popularity + chance(`${group}:${code}`) * 400;
