import type { StoreStockLevel } from '#lib/contract/stores.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Db } from '../db/database.ts';

// Minimum quantities of the levels.
const PLENTY_MIN = 6;
const FEW_MIN = 2;

/** Returns the level shown instead of an exact quantity. */
export function getStoreStockLevel(quantity: number): StoreStockLevel {
  if (quantity >= PLENTY_MIN) return 'plenty';
  if (quantity >= FEW_MIN) return 'few';
  return quantity >= 1 ? 'last' : 'none';
}

/** Reads a product's level by store code; stores without stock are left out. */
export async function readStoreStockLevels(
  db: Db,
  productCode: string,
): Promise<Map<string, StoreStockLevel>> {
  const rows = await db
    .selectFrom('store_stock')
    .select(['store_code', 'quantity'])
    .where('product_code', '=', productCode)
    .where('quantity', '>', 0)
    .execute();
  return new Map(rows.map(({ store_code, quantity }) => [store_code, getStoreStockLevel(quantity)]));
}

/** Returns the names, in every language, of the regions with a store that has the product. */
export async function readStockedRegionNames(
  db: Db,
  country: CountryCode,
  productCode: string,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('store_stock as stock')
    .innerJoin('stores as s', 's.code', 'stock.store_code')
    .innerJoin('store_texts as t', 't.store_code', 's.code')
    .select('t.state')
    .distinct()
    .where('stock.product_code', '=', productCode)
    .where('stock.quantity', '>', 0)
    .where('s.country', '=', country)
    .execute();
  return new Set(rows.map(({ state }) => state));
}
