import { type Dialect, PostgresDialect } from 'kysely';

/** PostgreSQL with a pool of ten connections; connects at the first query. */
export function createPostgresDialect(url: string): Dialect {
  return new PostgresDialect({
    pool: async () => {
      const { default: pg } = await import('pg');
      const asNumber = new Set([20, 1700]);
      const pool = new pg.Pool({
        connectionString: url,
        max: 10,
        connectionTimeoutMillis: 5000,
        // Without it, counts, sums and bigints are returned as strings.
        types: {
          getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
            asNumber.has(oid) ? Number : pg.types.getTypeParser(oid, format as 'text')) as never,
        },
      });
      // A restarting server closes idle connections, which emits errors; the pool opens new ones.
      pool.on('error', () => {});
      return pool;
    },
  });
}
