import type { DatabaseConnection, Dialect } from 'kysely';

/** Called before and after each statement. */
export type Observe = (when: 'before' | 'after', statement: string) => void;

/** A dialect whose statements are observed, those that begin and end transactions included. */
export function observeDialect(dialect: Dialect, observe: Observe): Dialect {
  const observeConnection = (connection: DatabaseConnection): DatabaseConnection => ({
    async executeQuery(query) {
      observe('before', query.sql);
      const result = await connection.executeQuery(query);
      observe('after', query.sql);
      return result as never;
    },
    streamQuery: (query, size) => connection.streamQuery(query, size) as never,
  });
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
