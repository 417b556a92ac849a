import { type Kysely, sql } from 'kysely';
import type { CatalogueRecord } from '#lib/contract/record.ts';
import { upsertRows } from '../db/bulk.ts';
import { type Db, transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Known } from './known.ts';
import { markBegun } from './owner.ts';
import { RowError } from './problem.ts';

type Small = Exclude<CatalogueRecord, { record: 'product' }>;
type Rows = { table: keyof Tables; key: string[]; rows: Record<string, unknown>[] }[];

const LANGUAGES = ['en', 'ar'] as const;

/** Writes anything but a product, and says whether it was new, changed or the same. Nothing is written when `isDry`. */
export async function writeSmall(
  db: Db,
  record: Small,
  known: Known,
  isDry: boolean,
): Promise<'added' | 'changed' | 'same'> {
  const all = rowsOf(record, known);
  const states: ('added' | 'changed' | 'same')[] = [];
  for (const { table, key, rows } of all) {
    for (const row of rows) states.push(compare(await find(db, table, key, row), row));
  }
  learn(record, known);
  const state = states.every((each) => each === 'same')
    ? 'same'
    : states[0] === 'added'
      ? 'added'
      : 'changed';
  if (state !== 'same' && !isDry) {
    await transaction(db, async (trx) => {
      await markBegun(trx);
      for (const { table, key, rows } of all) await upsertRows(trx, table, rows as never, key);
    });
  }
  return state;
}

async function find(db: Db, table: keyof Tables, key: string[], row: Record<string, unknown>) {
  let query = (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
    .selectFrom(table)
    .selectAll();
  for (const column of key) query = query.where(sql.ref(column), '=', row[column]);
  return (await query.executeTakeFirst()) as Record<string, unknown> | undefined;
}

function compare(before: Record<string, unknown> | undefined, row: Record<string, unknown>) {
  if (!before) return 'added';
  return Object.entries(row).every(([column, value]) => before[column] === value) ? 'same' : 'changed';
}

function rowsOf(record: Small, known: Known): Rows {
  const texts = (table: keyof Tables, key: string, code: string, row: (language: 'en' | 'ar') => object) => ({
    table,
    key: [key, 'language'],
    rows: LANGUAGES.map((language) => ({ [key]: code, language, ...row(language) })),
  });
  switch (record.record) {
    case 'category': {
      const { code, parent, name, description, position } = record;
      const above = parent === null ? undefined : known.categories.get(parent);
      if (parent !== null && !above) throw unknown('parent', 'category', parent);
      const level = (above?.level ?? 0) + 1;
      if (level > 3) throw new RowError([{ column: 'parent', message: 'categories have three levels' }]);
      const slug = record.slug ?? code;
      const picture = record.picture ?? (level === 1 ? `departments/${code}.svg` : '');
      const row = {
        parent_code: parent,
        cat_code: level === 1 ? code : null,
        level,
        slug,
        position,
        picture,
      };
      return [
        { table: 'categories', key: ['code'], rows: [{ code, ...row }] },
        texts('category_texts', 'category_code', code, (language) => ({
          name: name[language],
          description: description[language],
        })),
      ];
    }
    case 'brand': {
      const { slug, colour, name, description } = record;
      return [
        { table: 'brands', key: ['slug'], rows: [{ slug, colour }] },
        texts('brand_texts', 'brand_slug', slug, (language) => ({
          name: name[language],
          description: description[language],
        })),
      ];
    }
    case 'shade': {
      const { shadeCode: code, family, hex, lrv, undertone, name } = record;
      return [
        { table: 'shades', key: ['code'], rows: [{ code, family, hex, lrv, undertone }] },
        texts('shade_texts', 'shade_code', code, (language) => ({ name: name[language] })),
      ];
    }
    case 'store': {
      const { code, country, position, geo, phone, hours, name, address, city, state } = record;
      const row = { code, country, position, ...geo, phone, hours: JSON.stringify(hours) };
      return [
        { table: 'stores', key: ['code'], rows: [row] },
        texts('store_texts', 'store_code', code, (language) => ({
          name: name[language],
          address: address[language],
          city: city[language],
          state: state[language],
        })),
      ];
    }
    case 'sizeChart': {
      const { record: _, ...body } = record;
      return [
        { table: 'size_charts', key: ['code'], rows: [{ code: body.code, body: JSON.stringify(body) }] },
      ];
    }
    case 'synonyms': {
      const { language, position, words } = record;
      const row = { language, position, words: JSON.stringify(words) };
      return [{ table: 'synonyms', key: ['language', 'position'], rows: [row] }];
    }
  }
}

// What follows in the file may refer to it, also when nothing is written.
function learn(record: Small, known: Known): void {
  if (record.record === 'category') {
    const { code, parent, name } = record;
    const level = parent === null ? 1 : (known.categories.get(parent)?.level ?? 0) + 1;
    known.categories.set(code, { code, parent, name, level });
  }
  if (record.record === 'brand') known.brands.set(record.slug, record.name);
  if (record.record === 'shade') known.shades.add(record.shadeCode);
  if (record.record === 'store') known.stores.add(record.code);
  if (record.record === 'sizeChart') known.sizeCharts.add(record.code);
}

/** A reference that leads nowhere. */
export function unknown(column: string, what: string, code: string): RowError {
  return new RowError([{ column, message: `there is no ${what} "${code}"` }]);
}
