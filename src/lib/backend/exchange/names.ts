import { sql } from 'kysely';
import { type Db, transaction } from '../db/database.ts';
import { indexWords } from '../search/engine/fold.ts';
import type { Known } from './known.ts';

const BATCH = 500;

/** Brings the places and the words that goods are found by up to date after categories or brands have changed. */
export async function followNames(db: Db, known: Known): Promise<void> {
  const aisle = sql`(select c.parent_code from categories as c where c.code = products.category_code)`;
  const department = sql`(select a.parent_code from categories as c
    inner join categories as a on a.code = c.parent_code where c.code = products.category_code)`;
  await sql`update products set aisle_code = ${aisle}, department_code = ${department}
    where aisle_code <> ${aisle} or department_code <> ${department}`.execute(db);
  for (let last = ''; ; ) {
    const rows = await readNames(db, last);
    if (rows.length === 0) return;
    last = rows.at(-1)?.code as string;
    const changed = rows
      .map((row) => ({ ...row, now: wordsOf(row, known) }))
      .filter((row) => row.words !== row.now);
    if (changed.length === 0) continue;
    await transaction(db, async (trx) => {
      for (const { code, now } of changed) {
        await trx.updateTable('products').set({ words: now }).where('code', '=', code).execute();
      }
    });
  }
}

async function readNames(db: Db, after: string) {
  return await db
    .selectFrom('products as p')
    .innerJoin('product_texts as en', (on) =>
      on.onRef('en.product_code', '=', 'p.code').on('en.language', '=', 'en'),
    )
    .innerJoin('product_texts as ar', (on) =>
      on.onRef('ar.product_code', '=', 'p.code').on('ar.language', '=', 'ar'),
    )
    .select(['p.code', 'p.barcode', 'p.brand_slug', 'p.category_code', 'p.words'])
    .select(['en.name as en', 'ar.name as ar'])
    .where('p.code', '>', after)
    .orderBy('p.code')
    .limit(BATCH)
    .execute();
}

function wordsOf(row: Awaited<ReturnType<typeof readNames>>[number], known: Known): string {
  const names = [known.brandName(row.brand_slug), ...known.chain(row.category_code).map(({ name }) => name)];
  const texts = names.flatMap((words) => (words ? [words.en, words.ar] : []));
  return indexWords([row.en, row.ar, ...texts, row.code, row.barcode]);
}
