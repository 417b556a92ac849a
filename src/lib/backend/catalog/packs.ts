import type { paintPacks } from '#lib/contract/catalog.ts';
import type { Reply } from '#lib/contract/endpoint.ts';
import type { Db } from '../db/database.ts';
import type { Call } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { readStock } from '../stock/stock.ts';
import { cardName } from './card-name.ts';
import { type Place, productExists, readPacks } from './queries.ts';
import { priceOf } from './view.ts';

type Packs = Reply<typeof paintPacks>['packs'];

/** The sizes of one paint. Not all are variants of each other: those that are called alike but for the size belong together. */
export async function listPacks(db: Db, place: Place, code: string, { country, now }: Call): Promise<Packs> {
  const rows = await readPacks(db, place, code);
  if (rows.length === 0 && !(await productExists(db, code))) throw new Fault('PRODUCT_NOT_FOUND');
  const called = rows.map((row) => cardName(row.name, [{ values: [row.pack_size ?? ''] }]));
  const name = called[rows.findIndex((row) => row.code === code)];
  const same = rows.filter((_, index) => called[index] === name);
  const codes = same.map((row) => row.code);
  const stock = await readStock(db, country.code, codes, now);
  return same.map((row) => ({
    productCode: row.code,
    slug: row.slug,
    packSize: row.pack_size ?? '',
    millilitres: Math.round((row.measure ?? 0) * 1000),
    price: priceOf(row, country),
    inventoryInfo: { onlineStockAvailable: stock.get(row.code)?.available ?? 0 },
    maximumQuantity: row.max_quantity,
  }));
}
