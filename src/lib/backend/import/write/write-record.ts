import { type Kysely, sql } from 'kysely';
import type { ReviewRecord } from '#lib/contract/catalog-file/records.ts';
import { type Db, runInTransaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { upsertRows } from '../../db/upsert-rows.ts';
import type { CatalogReferences, CategoryNode } from '../catalog-references.ts';
import { markImportStarted } from '../import-state.ts';
import { getCategoryNode } from '../records/category-position.ts';
import type { Untranslated } from '../records/untranslated.ts';
import { createTableRows, type ReferenceRecord } from './record-rows.ts';

export interface WriteResult {
  state: 'added' | 'changed' | 'unchanged';
  /** Whether a category has moved, and its products with it, to another department or aisle. */
  isMoved: boolean;
}

/**
 * Writes a record other than a product; only compares if `isDryRun`. Throws `RowValidationError` if it is
 * invalid.
 */
export async function writeRecord(
  db: Db,
  { record, untranslated }: { record: ReferenceRecord; untranslated: Untranslated },
  references: CatalogReferences,
  isDryRun: boolean,
): Promise<WriteResult> {
  const node = record.record === 'category' ? await getCategoryNode(db, record, references) : undefined;
  const tables = createTableRows(record, node, untranslated);
  const states: WriteResult['state'][] = [];
  for (const { table, key, rows } of tables) {
    for (const row of rows) states.push(compareRow(await findRow(db, table, key, row), row));
  }
  const isSame = states.every((state) => state === 'unchanged');
  if (!isSame && !isDryRun) {
    await runInTransaction(db, async (trx) => {
      await markImportStarted(trx);
      for (const { table, key, rows } of tables) await upsertRows(trx, table, rows as never, key);
    });
  }
  const isMoved = addReference(record, node, references);
  return { state: isSame ? 'unchanged' : states[0] === 'added' ? 'added' : 'changed', isMoved };
}

/** Returns the column and the value that identify a record within its type. */
export function getRecordKey(record: ReferenceRecord | ReviewRecord): { column: string; name: string } {
  switch (record.record) {
    case 'brand':
      return { column: 'slug', name: record.slug };
    case 'review':
      return { column: 'id', name: record.id };
    case 'shade':
      return { column: 'shadeCode', name: record.shadeCode };
    case 'synonyms':
      return { column: 'position', name: `${record.language} ${record.position}` };
    default:
      return { column: 'code', name: record.code };
  }
}

async function findRow(db: Db, table: keyof Tables, key: string[], row: Record<string, unknown>) {
  let query = (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
    .selectFrom(table)
    .selectAll();
  for (const column of key) query = query.where(sql.ref(column), '=', row[column]);
  return (await query.executeTakeFirst()) as Record<string, unknown> | undefined;
}

function compareRow(stored: Record<string, unknown> | undefined, row: Record<string, unknown>) {
  if (!stored) return 'added';
  return Object.entries(row).every(([column, value]) => stored[column] === value) ? 'unchanged' : 'changed';
}

// Adds a record to the references, since later records may refer to it, even in a dry run. Returns whether a
// category has moved.
function addReference(
  record: ReferenceRecord,
  node: CategoryNode | undefined,
  references: CatalogReferences,
): boolean {
  switch (record.record) {
    case 'category': {
      const previousNode = references.categories.get(record.code);
      references.categories.set(record.code, node as CategoryNode);
      return previousNode !== undefined && previousNode.parent !== record.parent;
    }
    case 'brand':
      references.brands.add(record.slug);
      return false;
    case 'shade':
      references.shades.add(record.shadeCode);
      return false;
    case 'store':
      references.stores.add(record.code);
      return false;
    case 'sizeChart':
      references.sizeCharts.add(record.code);
      return false;
    default:
      return false;
  }
}
