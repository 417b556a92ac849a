import type { Database, Statement } from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { LRUCache } from 'lru-cache';

// FULL: with NORMAL a power cut loses orders that were already confirmed.
const PRAGMAS = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'busy_timeout=10000'];
const MAX_CACHED_STATEMENTS = 300;

/** SQLite whose transactions take the write lock at their start, so that two processes never deadlock. */
export function createSqliteDialect(open: () => Promise<Database>): Dialect {
  return {
    createDriver: () => new ImmediateTransactionDriver(open),
    createAdapter: () => new TransactionalDdlAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

// With it, migrations run in one immediate transaction: of several processes that start together, one
// migrates.
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class ImmediateTransactionDriver implements Driver {
  readonly #open: () => Promise<Database>;
  #database: Database | undefined;
  #connection: SqliteConnection | undefined;
  #queue: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(open: () => Promise<Database>) {
    this.#open = open;
  }

  async init() {
    this.#database = await this.#open();
    for (const pragma of PRAGMAS) this.#database.pragma(pragma);
    this.#connection = new SqliteConnection(this.#database);
  }

  // A single connection, which callers acquire in the order of their requests.
  async acquireConnection() {
    const previous = this.#queue;
    let release = () => {};
    this.#queue = new Promise((resolve) => {
      release = resolve;
    });
    await previous;
    this.#release = release;
    return this.#connection as SqliteConnection;
  }

  async releaseConnection() {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    // A full disk or a failed commit ends the transaction by itself.
    if (this.#database?.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy() {
    this.#database?.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: Database;
  readonly #statements = new LRUCache<string, Statement>({ max: MAX_CACHED_STATEMENTS });

  constructor(database: Database) {
    this.#database = database;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(...parameters) as R[] };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: streaming is not supported
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database cannot stream results');
  }

  #prepare(sql: string): Statement {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
