import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';

/** PostgreSQL's dialect in memory: one connection, lent to one caller after the other, as a pool of one. */
export function openPglite<Tables>(): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: async () => {
        const database = await PGlite.create({ parsers: { 20: Number, 1700: Number } });
        return poolOfOne(database);
      },
    }),
  });
}

function poolOfOne(database: PGlite) {
  let turn: Promise<void> = Promise.resolve();
  return {
    async connect(): Promise<PostgresPoolClient> {
      const before = turn;
      let release = () => {};
      turn = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        const { rows, affectedRows } = await database.query(sql, [...parameters]);
        return { command: 'UPDATE' as const, rowCount: affectedRows ?? rows.length, rows };
      };
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: () => database.close(),
  };
}
