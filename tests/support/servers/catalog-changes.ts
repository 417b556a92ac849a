import type { Db } from '#lib/backend/db/database.ts';

/** Returns the slug of a product's page. */
export async function readSlug(db: Db, code: string): Promise<string> {
  const query = db.selectFrom('products').select('slug').where('code', '=', code);
  return (await query.executeTakeFirstOrThrow()).slug;
}

/** Changes the English name of a product as an import does: in one transaction with the catalog's version. */
export async function renameProduct(db: Db, code: string, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('product_texts')
      .set({ name })
      .where('product_code', '=', code)
      .where('language', '=', 'en')
      .execute();
    await trx
      .updateTable('catalog_version')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
  });
}
