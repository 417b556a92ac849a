import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';

type AnyDb = Kysely<unknown>;

export function isPostgres(db: AnyDb): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Starts a table; STRICT on SQLite, which otherwise silently stores text in integer columns. */
export function createTable(db: AnyDb, name: string): CreateTableBuilder<string, never> {
  const table = db.schema.createTable(name);
  return isPostgres(db) ? table : table.modifyEnd(sql`strict`);
}

/**
 * Column types with the same range on both engines: SQLite's INTEGER has 64 bits, and STRICT allows few
 * names.
 */
export function getColumnTypes(db: AnyDb) {
  const postgres = isPostgres(db);
  return {
    text: 'text',
    int: 'integer',
    big: postgres ? 'bigint' : 'integer',
    bytes: postgres ? 'bytea' : 'blob',
    real: postgres ? 'double precision' : sql`real`,
  } as const;
}

export function createFlagCheck(column: string) {
  return sql`${sql.ref(column)} in (0, 1)`;
}
