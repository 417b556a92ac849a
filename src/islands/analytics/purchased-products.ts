import type { PurchasedHit } from '#lib/search/search-events.ts';
import { readFoundProduct } from '../../lib/state/analytics/found-products.ts';

/** Returns the order's lines that came from a search, with the product code they were bought under. */
export function readPurchasedProducts(): (PurchasedHit & { code: string })[] {
  const order = document.querySelector<HTMLElement>('[data-purchase]')?.dataset.purchase;
  const lines = JSON.parse(order ?? '[]') as (Omit<PurchasedHit, 'objectID'> & { code: string })[];
  return lines.flatMap((line) => {
    const hit = readFoundProduct(line.code);
    return hit ? [{ ...line, ...hit }] : [];
  });
}
