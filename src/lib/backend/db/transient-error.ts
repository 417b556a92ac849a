// Codes of a database that is locked, unreachable, starting, stopping, out of connections or disk space, or
// slower than the statement timeout.
const CODES =
  /^(SQLITE_BUSY.*|ECONNREFUSED|ECONNRESET|ETIMEDOUT|08\d{3}|53300|57014|57P0[1-3]|25P03|SQLITE_FULL|53100)$/;

// The client library reports a connection that ends during a query, and its own timeouts, without a code.
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect)/;

/** True for a database error after which the same request can succeed later. */
export function isTransientDatabaseError(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return code ? CODES.test(code) : MESSAGES.test(message ?? '');
}
