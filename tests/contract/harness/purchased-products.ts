import type { Db } from '#lib/backend/db/database.ts';

/** The products that each buyer buys: two pieces of the first, one of the second. */
export interface PurchasedProducts {
  first: string;
  second: string;
  /** Stock of `first` before the first purchase. */
  firstStock: number;
}

/** Chooses two products of the Emirates other than paint, and gives them more stock than is bought. */
export async function choosePurchasedProducts(db: Db, except = ''): Promise<PurchasedProducts> {
  const rows = await db
    .selectFrom('stock')
    .innerJoin('products', 'products.code', 'stock.product_code')
    .where('stock.country', '=', 'ae')
    .where('products.is_paint', '=', 0)
    .where('products.is_sold', '=', 1)
    .where('stock.quantity', '>', 0)
    .where('products.code', '!=', except)
    .select('products.code')
    .orderBy('products.code')
    .limit(2)
    .execute();
  const [first, second] = rows.map(({ code }) => code) as [string, string];
  const firstStock = 100_000;
  await db
    .updateTable('stock')
    .set({ quantity: firstStock })
    .where('product_code', 'in', [first, second])
    .execute();
  return { first, second, firstStock };
}
