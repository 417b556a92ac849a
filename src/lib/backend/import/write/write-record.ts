import { type Kysely, sql } from 'kysely';
import { type Db, runInTransaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { upsertRows } from '../../db/upsert-rows.ts';
import type { CatalogReferences, CategoryNode } from '../catalog-references.ts';
import { markImportStarted } from '../catalog-state.ts';
import { getCategoryNode } from '../records/category-position.ts';
import { createTableRows, type ReferenceRecord } from './record-rows.ts';

export interface WriteResult {
  state: 'added' | 'changed' | 'unchanged';
  /** Whether products are in another department or aisle now. */
  isMoved: boolean;
}

/**
 * Writes a record other than a product; only compares if `isDryRun`. Throws `RowValidationError` if it is
 * invalid.
 */
export async function writeRecord(
  db: Db,
  record: ReferenceRecord,
  known: CatalogReferences,
  isDry: boolean,
): Promise<WriteResult> {
  const place = record.record === 'category' ? await getCategoryNode(db, record, known) : undefined;
  const tables = createTableRows(record, place);
  const states: WriteResult['state'][] = [];
  for (const { table, key, rows } of tables) {
    for (const row of rows) states.push(compare(await find(db, table, key, row), row));
  }
  const isSame = states.every((each) => each === 'unchanged');
  if (!isSame && !isDry) {
    await runInTransaction(db, async (trx) => {
      await markImportStarted(trx);
      for (const { table, key, rows } of tables) await upsertRows(trx, table, rows as never, key);
    });
  }
  const isMoved = addReference(record, place, known);
  return { state: isSame ? 'unchanged' : states[0] === 'added' ? 'added' : 'changed', isMoved };
}

/** Returns the field that identifies a record among its type. */
export function getRecordKey(record: ReferenceRecord): { column: string; name: string } {
  switch (record.record) {
    case 'brand':
      return { column: 'slug', name: record.slug };
    case 'shade':
      return { column: 'shadeCode', name: record.shadeCode };
    case 'synonyms':
      return { column: 'position', name: `${record.language} ${record.position}` };
    default:
      return { column: 'code', name: record.code };
  }
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
  return Object.entries(row).every(([column, value]) => before[column] === value) ? 'unchanged' : 'changed';
}

// Later records may refer to it, even in a dry run.
function addReference(
  record: ReferenceRecord,
  place: CategoryNode | undefined,
  known: CatalogReferences,
): boolean {
  switch (record.record) {
    case 'category': {
      const before = known.categories.get(record.code);
      known.categories.set(record.code, place as CategoryNode);
      return before !== undefined && before.parent !== record.parent;
    }
    case 'brand':
      known.brands.add(record.slug);
      return false;
    case 'shade':
      known.shades.add(record.shadeCode);
      return false;
    case 'store':
      known.stores.add(record.code);
      return false;
    case 'sizeChart':
      known.sizeCharts.add(record.code);
      return false;
    default:
      return false;
  }
}
