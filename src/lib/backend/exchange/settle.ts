import { sql } from 'kysely';
import { indexWords } from '../catalog/fold.ts';
import { type Db, transaction } from '../db/database.ts';
import type { Seen } from './batch.ts';
import type { Known } from './known.ts';

const BATCH = 500;

/** Takes from sale what a complete file no longer names; carts and orders that have it keep it. Answers how many. */
export async function withdraw(db: Db, seen: Seen, isDry: boolean): Promise<number> {
  const rows = await db.selectFrom('products').select('code').where('is_sold', '=', 1).execute();
  const gone = rows.map(({ code }) => code).filter((code) => !seen.codes.has(code));
  for (let at = 0; at < gone.length && !isDry; at += BATCH) {
    await db
      .updateTable('products')
      .set({ is_sold: 0, is_listed: 0 })
      .where('code', 'in', gone.slice(at, at + BATCH))
      .execute();
  }
  return gone.length;
}

/**
 * Lists show one of several variants: the one that the others name, or the first that is sold when that one is not.
 * Answers whether anything had to change.
 */
export async function chooseListed(db: Db): Promise<boolean> {
  const stands = sql`(products.code = coalesce(
    (select lead.code from products as lead where lead.code = products.group_code and lead.is_sold = 1),
    (select min(other.code) from products as other
      where other.group_code = products.group_code and other.is_sold = 1)))`;
  const hidden = await sql`update products set is_listed = 0
    where is_listed = 1 and (is_sold = 0 or not ${stands})`.execute(db);
  const shown = await sql`update products set is_listed = 1
    where is_listed = 0 and is_sold = 1 and ${stands}`.execute(db);
  return Number(hidden.numAffectedRows ?? 0) + Number(shown.numAffectedRows ?? 0) > 0;
}

/** Prices carry what their lists are ordered by: brought up to date after their products have changed. */
export async function followProducts(db: Db): Promise<void> {
  for (const column of ['department_code', 'is_listed']) {
    const own = sql`(select ${sql.ref(`p.${column}`)} from products as p where p.code = prices.product_code)`;
    await sql`update prices set ${sql.ref(column)} = ${own} where ${sql.ref(column)} <> ${own}`.execute(db);
  }
  // A planner that knows how many goods a category has does not walk through all of them.
  await sql`analyze`.execute(db);
}

/** Brings the places and the words that goods are found by up to date after categories or brands have changed. */
export async function followNames(db: Db, known: Known): Promise<void> {
  for (const { code, level } of known.categories.values()) {
    if (level !== 3) continue;
    const [, aisle, department] = known.chain(code);
    await db
      .updateTable('products')
      .set({ aisle_code: aisle?.code ?? '', department_code: department?.code ?? '' })
      .where('category_code', '=', code)
      .where((eb) =>
        eb.or([
          eb('aisle_code', '!=', aisle?.code ?? ''),
          eb('department_code', '!=', department?.code ?? ''),
        ]),
      )
      .execute();
  }
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('products as p')
      .innerJoin('product_texts as en', (on) =>
        on.onRef('en.product_code', '=', 'p.code').on('en.language', '=', 'en'),
      )
      .innerJoin('product_texts as ar', (on) =>
        on.onRef('ar.product_code', '=', 'p.code').on('ar.language', '=', 'ar'),
      )
      .select([
        'p.code',
        'p.barcode',
        'p.brand_slug',
        'p.category_code',
        'p.words',
        'en.name as en',
        'ar.name as ar',
      ])
      .where('p.code', '>', last)
      .orderBy('p.code')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    last = (rows.at(-1) as (typeof rows)[number]).code;
    await transaction(db, async (trx) => {
      for (const row of rows) {
        const names = [
          known.brandName(row.brand_slug),
          ...known.chain(row.category_code).map((it) => it.name),
        ];
        const texts = [row.en, row.ar, ...names.flatMap((words) => (words ? [words.en, words.ar] : []))];
        const words = indexWords([...texts, row.code, row.barcode]);
        if (words === row.words) continue;
        await trx.updateTable('products').set({ words }).where('code', '=', row.code).execute();
      }
    });
  }
}
