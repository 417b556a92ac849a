import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';

/** Returns categories by slug; unknown slugs are left out. */
export async function readCategoryNames(db: Db, language: Language, slugs: readonly string[]) {
  const rows = await db
    .selectFrom('categories as c')
    .innerJoin('category_texts as t', 't.category_code', 'c.code')
    .where('t.language', '=', language)
    .where('c.slug', 'in', slugs)
    .select(['c.slug', 't.name'])
    .execute();
  return new Map(rows.map((row) => [row.slug, row]));
}
