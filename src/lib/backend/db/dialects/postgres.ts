import { type Dialect, PostgresDialect } from 'kysely';

/** PostgreSQL behind a pool of ten; connects at the first query. */
export function createPostgresDialect(url: string): Dialect {
  return new PostgresDialect({
    pool: async () => {
      const { default: pg } = await import('pg');
      const asNumber = new Set([20, 1700]);
      const pool = new pg.Pool({
        connectionString: url,
        max: 10,
        connectionTimeoutMillis: 5000,
        // Counts, sums and bigints arrive as text otherwise.
        types: {
          getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
            asNumber.has(oid) ? Number : pg.types.getTypeParser(oid, format as 'text')) as never,
        },
      });
      // A server that restarts ends idle connections; the pool makes new ones, and nobody was served by these.
      pool.on('error', () => {});
      return pool;
    },
  });
}
