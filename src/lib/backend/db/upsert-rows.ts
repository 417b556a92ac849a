import { CompiledQuery, type Insertable, sql } from 'kysely';
import { hasRowLocks, type Trx } from './database.ts';
import type { Tables } from './schema.ts';

const BATCH_SIZE = 100;

// Compiling a statement of three thousand values takes longer than running it.
const statements = new Map<string, string>();

/**
 * Inserts many rows of one table; existing rows with the same `key` are replaced or left unchanged. All rows
 * must have the same columns.
 */
export async function upsertRows<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  key: readonly string[],
  existing: 'replace' | 'keep' = 'replace',
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let offset = 0; offset < rows.length; offset += BATCH_SIZE) {
    const batch = rows.slice(offset, offset + BATCH_SIZE) as unknown as Record<string, unknown>[];
    const name = [hasRowLocks(trx), table, columns, key, existing, batch.length].join();
    let statement = statements.get(name);
    if (!statement) {
      statement = compileStatement(trx, table, batch, key, existing);
      if (batch.length === BATCH_SIZE) statements.set(name, statement);
    }
    const values = batch.flatMap((row) => columns.map((column) => row[column]));
    await trx.executeQuery(CompiledQuery.raw(statement, values));
  }
}

function compileStatement(
  trx: Trx,
  table: keyof Tables,
  rows: Record<string, unknown>[],
  key: readonly string[],
  existing: 'replace' | 'keep',
): string {
  const otherColumns = Object.keys(rows[0] ?? {}).filter((column) => !key.includes(column));
  return trx
    .insertInto(table)
    .values(rows as never)
    .onConflict((conflict) => {
      const on = conflict.columns(key as never);
      if (existing === 'keep' || otherColumns.length === 0) return on.doNothing();
      const replaced = otherColumns.map((column) => [column, sql.ref(`excluded.${column}`)]);
      return on.doUpdateSet(Object.fromEntries(replaced) as never);
    })
    .compile().sql;
}
