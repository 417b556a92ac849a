import type { Goods } from '#lib/search/insights.ts';
import { readFound } from './found.ts';

/** Of an order's page: what was bought of what was found before, with the code that it was sold by. */
export function readBought(): (Goods & { code: string })[] {
  const order = document.querySelector<HTMLElement>('[data-bought]')?.dataset.bought;
  const lines = JSON.parse(order ?? '[]') as (Omit<Goods, 'objectID'> & { code: string })[];
  return lines.flatMap((line) => {
    const found = readFound(line.code);
    return found ? [{ ...line, ...found }] : [];
  });
}
