import { CompiledQuery, type Insertable, sql } from 'kysely';
import { hasRowLocks, type Trx } from './database.ts';
import type { Tables } from './schema.ts';

const BATCH = 100;

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
  known: 'replace' | 'keep' = 'replace',
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH) as unknown as Record<string, unknown>[];
    const name = [hasRowLocks(trx), table, columns, key, known, batch.length].join();
    let statement = statements.get(name);
    if (!statement) {
      statement = compileStatement(trx, table, batch, key, known);
      if (batch.length === BATCH) statements.set(name, statement);
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
  known: 'replace' | 'keep',
): string {
  const others = Object.keys(rows[0] ?? {}).filter((column) => !key.includes(column));
  return trx
    .insertInto(table)
    .values(rows as never)
    .onConflict((conflict) => {
      const on = conflict.columns(key as never);
      if (known === 'keep' || others.length === 0) return on.doNothing();
      const replaced = others.map((column) => [column, sql.ref(`excluded.${column}`)]);
      return on.doUpdateSet(Object.fromEntries(replaced) as never);
    })
    .compile().sql;
}
