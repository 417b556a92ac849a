import { setTimeout } from 'node:timers/promises';
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

// FULL: with NORMAL a power cut loses orders that were already confirmed. No busy timeout: SQLite would wait for
// a lock of another process on this thread, and nothing else would run meanwhile.
const PRAGMAS = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'busy_timeout=0'];
const MAX_CACHED_STATEMENTS = 300;
const LOCK_TIMEOUT_MS = 10_000;
const MAX_RETRY_DELAY_MS = 50;

/**
 * SQLite whose transactions take the write lock at their start, so that two processes never deadlock. A
 * statement that meets a lock of another process is retried for `lockTimeoutMs`, while other statements run.
 */
export function createSqliteDialect(
  open: () => Promise<Database>,
  lockTimeoutMs: number = LOCK_TIMEOUT_MS,
): Dialect {
  return {
    createDriver: () => new ImmediateTransactionDriver(open, lockTimeoutMs),
    createAdapter: () => new TransactionalDdlAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

// Makes Kysely run all migrations in one immediate transaction, so that only one of several processes that
// start together migrates.
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class ImmediateTransactionDriver implements Driver {
  readonly #open: () => Promise<Database>;
  readonly #lockTimeoutMs: number;
  #database: Database | undefined;
  #connection: SqliteConnection | undefined;
  #queue: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(open: () => Promise<Database>, lockTimeoutMs: number) {
    this.#open = open;
    this.#lockTimeoutMs = lockTimeoutMs;
  }

  async init() {
    this.#database = await this.#open();
    for (const pragma of PRAGMAS) this.#database.pragma(pragma);
    this.#connection = new SqliteConnection(this.#database, this.#lockTimeoutMs, (delayMs) =>
      this.#waitForLock(delayMs),
    );
  }

  // A single connection, which callers acquire in the order of their requests.
  async acquireConnection() {
    const previousAcquisition = this.#queue;
    let release = () => {};
    this.#queue = new Promise((resolve) => {
      release = resolve;
    });
    await previousAcquisition;
    this.#release = release;
    return this.#connection as SqliteConnection;
  }

  async releaseConnection() {
    this.#release();
  }

  /** Releases the connection to other callers, waits, and acquires it again. */
  async #waitForLock(delayMs: number) {
    this.#release();
    await setTimeout(delayMs);
    await this.acquireConnection();
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
  readonly #lockTimeoutMs: number;
  readonly #waitForLock: (delayMs: number) => Promise<void>;
  readonly #statements = new LRUCache<string, Statement>({ max: MAX_CACHED_STATEMENTS });

  constructor(database: Database, lockTimeoutMs: number, waitForLock: (delayMs: number) => Promise<void>) {
    this.#database = database;
    this.#lockTimeoutMs = lockTimeoutMs;
    this.#waitForLock = waitForLock;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = performance.now() + this.#lockTimeoutMs;
    for (let delayMs = 1; ; delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS)) {
      try {
        return this.#run(query);
      } catch (error) {
        // A transaction has its lock from the beginning, and cannot let others use the connection.
        if (!isLocked(error) || this.#database.inTransaction || performance.now() > deadline) throw error;
      }
      await this.#waitForLock(delayMs);
    }
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
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

function isLocked(error: unknown): boolean {
  return String((error as { code?: string } | null)?.code).startsWith('SQLITE_BUSY');
}
