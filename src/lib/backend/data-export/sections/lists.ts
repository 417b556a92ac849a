import type { ExportRecord } from '#lib/contract/auth/account-data.ts';
import { toIsoTime } from '#lib/format/iso-time.ts';
import type { UserRow } from '../../auth/users/users.ts';
import type { Db } from '../../db/database.ts';
import { readLists } from '../../wishlist/lists/queries.ts';
import { readWishlistItems } from '../../wishlist/queries.ts';

/** The wishlist and the named lists with their products. */
export async function exportLists(db: Db, { id, language }: UserRow): Promise<ExportRecord[]> {
  const lists = await readLists(db, id);
  return await Promise.all(
    lists.map(async ({ id: listId, name, created_at }) => ({
      list: name,
      isDefault: name === null,
      createdAt: toIsoTime(created_at),
      lines: (await readWishlistItems(db, listId)).map((item) => ({
        product: item.name[language ?? 'en'],
        productCode: item.productCode,
        shadeCode: item.shadeCode,
        quantity: item.quantity,
      })),
    })),
  );
}

/** Lines of the carts, and products that were saved for later. */
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
