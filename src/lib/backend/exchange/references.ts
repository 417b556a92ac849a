import type { Known } from './known.ts';
import { type Fault, RowError } from './problem.ts';
import type { Wanted } from './product.ts';

const SHELF = 3;
const MOST = 12;

/** Throws a RowError when a product names what is not there. */
export function demandReferences({ product, shades }: Wanted, known: Known): void {
  const faults: Fault[] = [];
  const demand = (isThere: boolean, column: string, what: string, code: string) => {
    const message = `there is no ${what} ${code}: it must come before, or be in the shop already`;
    if (!isThere) faults.push({ column, message });
  };
  const level = known.categories.get(product.category)?.level;
  demand(level !== undefined, 'category', 'category', product.category);
  if (level !== undefined && level !== SHELF) {
    const message = `${product.category} is of level ${level}, and products stand on level ${SHELF}`;
    faults.push({ column: 'category', message });
  }
  demand(known.brands.has(product.brand), 'brand', 'brand', product.brand);
  for (const [index, code] of shades.entries()) {
    demand(known.shades.has(code), `shades.${index}`, 'shade', code);
  }
  for (const code of Object.keys(product.storeStock)) {
    demand(known.stores.has(code), `storeStock.${code}`, 'store', code);
  }
  if (product.sizeChart !== null) {
    demand(known.sizeCharts.has(product.sizeChart), 'sizeChart', 'size chart', product.sizeChart);
  }
  if (faults.length > 0) throw new RowError(faults.slice(0, MOST));
}
