import type { CountryCode } from '#lib/locale/countries.ts';
import type { Trx } from '../db/database.ts';
import { Fault } from '../gateway/fault.ts';
import { deleteHolds, insertHolds, lockShelves, readStock, takeFromShelf } from './queries.ts';

export {
  deleteExpiredHolds,
  deleteHolds as releaseHolds,
  keepHoldsOf as keepHolds,
  readStock,
} from './queries.ts';
export { levelOf, readShelves, readStockedAreas } from './shelves.ts';

/** Milliseconds that goods wait for their payment. */
export const HOLD_TIME = 15 * 60_000;

interface Wanted {
  orderId: string;
  country: CountryCode;
  /** Product code → pieces, over all lines. */
  pieces: ReadonlyMap<string, number>;
}

/** Pieces by product over all lines: two shades of one paint stand on one shelf. */
export function countPieces(
  lines: readonly { productCode: string; quantity: number }[],
): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productCode, quantity } of lines) {
    pieces.set(productCode, (pieces.get(productCode) ?? 0) + quantity);
  }
  return pieces;
}

/** Holds an order's goods until a time, in place of what it held before; all or OUT_OF_STOCK. */
export async function holdStock(trx: Trx, wanted: Wanted, until: number, now: number): Promise<void> {
  await lockShelves(trx, wanted.country, [...wanted.pieces.keys()]);
  await demandStock(trx, wanted, now);
  await deleteHolds(trx, wanted.orderId);
  await insertHolds(trx, wanted.orderId, wanted.country, wanted.pieces, until, now);
}

/** Takes an order's goods for good; all or OUT_OF_STOCK. */
export async function takeStock(trx: Trx, wanted: Wanted, now: number): Promise<void> {
  await lockShelves(trx, wanted.country, [...wanted.pieces.keys()]);
  await demandStock(trx, wanted, now);
  for (const [code, pieces] of wanted.pieces) {
    const taken = await takeFromShelf(trx, wanted.country, code, pieces);
    if (!taken) throw new Fault('OUT_OF_STOCK', { productCode: code, available: 0 });
  }
  await deleteHolds(trx, wanted.orderId);
}

async function demandStock(trx: Trx, { orderId, country, pieces }: Wanted, now: number): Promise<void> {
  const stock = await readStock(trx, country, [...pieces.keys()], now, { orderId });
  for (const [code, wanted] of pieces) {
    const available = stock.get(code)?.available ?? 0;
    if (available < wanted) throw new Fault('OUT_OF_STOCK', { productCode: code, available });
  }
}
