import type { DatabaseConnection, Dialect } from 'kysely';

/** Called before and after each statement. */
export type Observe = (when: 'before' | 'after', statement: string) => void;

/** Kills the process before or after the last of the statements, which must occur in this order. */
export function createKill(when: 'before' | 'after', statements: readonly string[]): Observe {
  let waiting = statements.map((source) => new RegExp(source));
  return (now, statement) => {
    const [next, ...rest] = waiting;
    if (!next?.test(statement)) return;
    const isLast = rest.length === 0;
    if (isLast && now === when) process.kill(process.pid, 'SIGKILL');
    if (!isLast && now === 'after') waiting = rest;
  };
}

/** A dialect that reports each statement, including those that begin and end transactions. */
export function observeDialect(dialect: Dialect, observe: Observe): Dialect {
  const observed = new WeakSet<DatabaseConnection>();
  const observeConnection = (connection: DatabaseConnection): DatabaseConnection => {
    // Pools return the same connection again.
    if (observed.has(connection)) return connection;
    observed.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query) => {
      observe('before', query.sql);
      const result = await execute(query);
      observe('after', query.sql);
      return result as never;
    };
    return connection;
  };
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async () => observeConnection(await acquire());
      return driver;
    },
  };
}
