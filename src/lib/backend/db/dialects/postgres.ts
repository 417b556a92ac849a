import { type Dialect, PostgresDialect } from 'kysely';

/**
 * PostgreSQL with a pool of ten connections; connects at the first query. A statement that takes longer than
 * `statementTimeoutMs` fails, also when the server does not respond at all; so does a transaction that is idle
 * for that long.
 */
export function createPostgresDialect(url: string, statementTimeoutMs: number): Dialect {
  return new PostgresDialect({
    pool: async () => {
      const { default: pg } = await import('pg');
      const asNumber = new Set([20, 1700]);
      const pool = new pg.Pool({
        connectionString: url,
        max: 10,
        connectionTimeoutMillis: 5000,
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: statementTimeoutMs,
        // Client-side timeout for a server that does not respond. The server's own timeout is shorter, and
        // also ends the query.
        query_timeout: statementTimeoutMs + 1000,
        // Without it, counts, sums and bigints are returned as strings.
        types: {
          getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
            asNumber.has(oid) ? Number : pg.types.getTypeParser(oid, format as 'text')) as never,
        },
      });
      // A restarting server closes connections, which emits errors: on the pool for an idle client, on the client
      // while a caller has it. The caller's query fails by itself; the pool opens new connections.
      const ignore = () => {};
      pool.on('error', ignore);
      pool.on('connect', (client) => client.on('error', ignore));
      return pool;
    },
  });
}
