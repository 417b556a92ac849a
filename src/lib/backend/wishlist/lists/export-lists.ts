import type { ExportRecord } from '#lib/contract/account/account-data.ts';
import { toIsoTime } from '#lib/format/iso-time.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import { readWishlistItems } from '../queries.ts';
import { readLists } from './queries.ts';

/** Exports the wishlist and the named lists with their products. */
export async function exportLists(
  db: Db,
  { id, language }: { id: string; language: Language | null },
): Promise<ExportRecord[]> {
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
