import { sql } from 'kysely';
import { upsertRows } from '../db/bulk.ts';
import type { Trx } from '../db/database.ts';
import { type ProductRows, productRows } from '../db/product-rows.ts';
import type { Before } from './before.ts';
import type { Known } from './known.ts';
import type { Wanted } from './product.ts';
import { GIVEN_UP } from './slug.ts';

/** A product that differs from what the database has of it. */
export interface Change extends Wanted {
  /** Undefined for a new one. */
  before: Before | undefined;
  /** Words, prices and all else but stock. */
  isChanged: boolean;
}

/** Writes products over what is there; stock that they do not name stays. */
export async function writeProducts(
  trx: Trx,
  changes: readonly Change[],
  givers: readonly string[],
  { known, now }: { known: Known; now: number },
): Promise<void> {
  const all = changes.map((change) => ({ ...change, rows: rowsOf(change, known, now) }));
  const changed = all.filter(({ isChanged }) => isChanged);
  const codesOf = (some: readonly Change[]) => some.map(({ product }) => product.code);
  const old = codesOf(changed.filter(({ before }) => before));
  const back = codesOf(all.filter(({ before, isChanged }) => before?.isSold === false && !isChanged));
  if (givers.length > 0) {
    await trx
      .updateTable('products')
      .set({ slug: sql<string>`slug || ${GIVEN_UP} || code` })
      .where('code', 'in', givers)
      .execute();
  }
  if (old.length > 0) {
    // A country or a shade that is no longer named is no longer there.
    await trx.deleteFrom('prices').where('product_code', 'in', old).execute();
    await trx.deleteFrom('product_shades').where('product_code', 'in', old).execute();
  }
  const put = (from: typeof all, table: keyof ProductRows, key: string[]) =>
    upsertRows(
      trx,
      table,
      from.flatMap(({ rows }) => rows[table] as never[]),
      key,
    );
  await put(changed, 'products', ['code']);
  await put(changed, 'product_texts', ['product_code', 'language']);
  await put(changed, 'prices', ['product_code', 'country']);
  await put(changed, 'product_shades', ['product_code', 'shade_code']);
  await put(all, 'stock', ['product_code', 'country']);
  await put(all, 'store_stock', ['product_code', 'store_code']);
  if (back.length > 0) {
    await trx
      .updateTable('products')
      .set({ is_sold: 1, updated_at: now })
      .where('code', 'in', back)
      .execute();
  }
}

function rowsOf({ product, shades, before }: Change, known: Known, now: number): ProductRows {
  const rows = productRows(product, shades, known, now);
  if (!before?.isSold) return rows;
  // Which variant is shown is settled at the end: until then lists show what they showed.
  const is_listed = before.isListed ? 1 : 0;
  return { ...rows, products: rows.products.map((row) => ({ ...row, is_listed })) };
}
