import type { ExportRecord } from '#lib/contract/account/account-data.ts';
import type { UserRow } from '../../auth/users/users.ts';
import type { Db } from '../../db/database.ts';

/** Reads the lines of the carts, and the items saved for later. */
export async function exportCarts(db: Db, { id }: UserRow): Promise<ExportRecord[]> {
  const records: ExportRecord[] = [];
  for (const table of ['cart_lines', 'saved_lines'] as const) {
    const rows = await db
      .selectFrom(`${table} as line`)
      .innerJoin('carts', 'carts.id', 'line.cart_id')
      .select(['carts.country', 'line.seen_name', 'line.product_code', 'line.shade_code', 'line.quantity'])
      .where('carts.owner_id', '=', id)
      .orderBy('carts.country')
      .orderBy('line.place')
      .execute();
    records.push(
      ...rows.map(({ country, seen_name, product_code, shade_code, quantity }) => ({
        country,
        product: seen_name,
        productCode: product_code,
        shadeCode: shade_code,
        quantity,
        isSavedForLater: table === 'saved_lines',
      })),
    );
  }
  return records;
}
