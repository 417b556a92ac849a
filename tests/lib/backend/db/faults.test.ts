import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, openDatabase, runInTransaction } from '#lib/backend/db/database.ts';
import { createPostgresDialect } from '#lib/backend/db/dialects/postgres.ts';
import { createSqliteDialect } from '#lib/backend/db/dialects/sqlite.ts';
import type { Tables } from '#lib/backend/db/schema.ts';
import { isTransientDatabaseError } from '#lib/backend/db/transient-error.ts';
import { startPostgres } from '../../../../scripts/services/postgres.mjs';

describe('While another process has the write lock of SQLite', () => {
  let file: string;
  let db: Db;
  let other: Sqlite.Database;
  beforeEach(async () => {
    file = join(mkdtempSync(join(process.env.DATA_DIR as string, 'db-')), 'binaa.db');
    db = openDatabase({ file });
    await sql`create table notes (text text)`.execute(db);
    other = new Sqlite(file);
    other.exec('begin immediate');
  });
  afterEach(async () => {
    other.close();
    await db.destroy();
  });

  const insert = (text: string, target: Db = db) => sql`insert into notes values (${text})`.execute(target);

  it('writes wait for it, while reads and everything else go on', async () => {
    const writes = [
      insert('alone'),
      runInTransaction(db, (trx) => sql`insert into notes values ('in a transaction')`.execute(trx)),
      insert('last'),
    ];
    let longestPause = 0;
    for (let index = 0; index < 20; index += 1) {
      const started = performance.now();
      const { rows } = await sql`select * from notes`.execute(db);
      await setTimeout(5);
      longestPause = Math.max(longestPause, performance.now() - started);
      expect(rows).toEqual([]);
    }
    expect(longestPause).toBeLessThan(500);
    other.exec('commit');
    await Promise.all(writes);
    const { rows } = await sql<{ text: string }>`select text from notes order by text`.execute(db);
    expect(rows.map((row) => row.text)).toEqual(['alone', 'in a transaction', 'last']);
  });

  it('a write that waited too long fails, and writes nothing later', async () => {
    const shortTimeoutDb: Db = new Kysely<Tables>({
      dialect: createSqliteDialect(async () => new Sqlite(file), 50),
    });
    await expect(insert('late', shortTimeoutDb)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await expect(
      runInTransaction(shortTimeoutDb, (trx) => sql`insert into notes values ('later')`.execute(trx)),
    ).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    other.exec('commit');
    expect((await sql`select * from notes`.execute(shortTimeoutDb)).rows).toEqual([]);
    await shortTimeoutDb.destroy();
  });
});

const CLIENTS = 8;

// Where a test run has a PostgreSQL server, its programs are installed, so that these tests can start and
// restart a server of their own.
const servers = process.env.DATABASE_URL_TEST ? [{ start: startPostgres }] : [];

describe.each(servers)('A PostgreSQL server', ({ start }) => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  const write = (db: Db) =>
    runInTransaction(db, async (trx) => {
      await sql`insert into writes default values`.execute(trx);
      // Between two statements the connection is checked out and idle.
      await setTimeout(5);
      await sql`select pg_sleep(0.005)`.execute(trx);
    });

  it.each(['SIGINT', 'SIGQUIT'] as const)(
    'that restarts under load (%s) fails calls for a moment, and ends no process',
    async (signal) => {
      const db = openDatabase({ url: server.url });
      await sql`create table if not exists writes (id serial primary key)`.execute(db);
      await sql`truncate writes`.execute(db);
      let isRunning = true;
      let writeCount = 0;
      const failures: unknown[] = [];
      const clients = Array.from({ length: CLIENTS }, async () => {
        while (isRunning) {
          await write(db).then(
            () => (writeCount += 1),
            (error) => failures.push(error),
          );
          await setTimeout(1);
        }
      });
      await expect.poll(() => writeCount).toBeGreaterThan(CLIENTS);
      await server.close(signal);
      await server.open();
      const returned = performance.now();
      const before = writeCount;
      await expect.poll(() => writeCount, { timeout: 10_000, interval: 5 }).toBeGreaterThan(before + CLIENTS);
      expect(performance.now() - returned).toBeLessThan(1000);
      isRunning = false;
      await Promise.all(clients);

      expect(failures.length).toBeGreaterThan(0);
      expect(failures.filter((error) => !isTransientDatabaseError(error))).toEqual([]);
      const stored = await sql<{ total: number }>`select count(*) as total from writes`.execute(db);
      expect(stored.rows[0]?.total).toBeGreaterThanOrEqual(writeCount);
      await db.destroy();
    },
  );

  it.each([
    ['a slow statement', 'by the server', sql`select pg_sleep(5)`, false],
    ['any statement of a frozen server', 'by the client', sql`select 1`, true],
  ])('ends %s after the timeout, %s', async (_title, _cause, statement, isFrozen) => {
    const db = new Kysely<Tables>({ dialect: createPostgresDialect(server.url, 200) });
    const error = await db.connection().execute(async (connection) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
      const pid = (rows[0] as { pid: number }).pid;
      if (isFrozen) process.kill(pid, 'SIGSTOP');
      const started = performance.now();
      const failure = await statement.execute(connection).catch((reason: unknown) => reason);
      expect(performance.now() - started).toBeLessThan(4000);
      if (isFrozen) process.kill(pid, 'SIGCONT');
      return failure;
    });
    expect(isTransientDatabaseError(error)).toBe(true);
    await db.destroy();
  });
});
