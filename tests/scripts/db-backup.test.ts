import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBackup, deleteOldBackups, formatBackupName } from '#lib/backend/backup/create-backup.ts';
import { readManifest } from '#lib/backend/backup/manifest.ts';
import { restoreBackup } from '#lib/backend/backup/restore-backup.ts';
import { getDatabasePath, openDatabase } from '#lib/backend/db/database.ts';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import { type Order, readOrder } from '#lib/contract/orders/orders.ts';
import {
  createBackendClient,
  createDataFolder,
  openDataFolder,
  seedDataFolder,
  startBackendProcess,
} from '../contract/harness/backend-process.ts';
import { callEndpoint, EMIRATES, type Visitor } from '../contract/harness/client.ts';
import { addToCart, buy } from '../contract/harness/purchase-steps.ts';
import { createFixtureSeed } from '../lib/backend/backend-fixture.ts';
import { runProgram } from '../lib/backend/import/import-process.ts';

const BACKUP = 'src/lib/backend/backup/backup-cli.ts';
const RESTORE = 'src/lib/backend/backup/restore-cli.ts';
const SECRET = 'the secret of a shop that is backed up, long enough';

async function createShop(): Promise<string> {
  const dataDir = createDataFolder();
  await seedDataFolder(dataDir, createFixtureSeed());
  writeFileSync(join(dataDir, 'session-secret'), `${SECRET}\n`, { mode: 0o600 });
  return dataDir;
}

async function createBackedUpShop(): Promise<{ dataDir: string; folder: string }> {
  const dataDir = await createShop();
  const folder = join(createDataFolder(), 'backup');
  expect(await runProgram([BACKUP, folder], dataDir)).toMatchObject({ code: 0, err: '' });
  return { dataDir, folder };
}

async function buyTape(visitor: Visitor): Promise<Order> {
  await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
  const { data, error } = await buy(visitor, EMIRATES);
  expect(error).toBeUndefined();
  return data;
}

async function readOrderOf(visitor: Visitor, id: string): Promise<Order> {
  return (await callEndpoint(visitor, readOrder, { params: { id } }, EMIRATES)).data;
}

async function readOrders(dataDir: string) {
  const db = openDataFolder(dataDir);
  const rows = await db.selectFrom('orders').selectAll().where('order_number', 'is not', null).execute();
  await db.destroy();
  return rows;
}

describe('npm run db:backup and db:restore', () => {
  it.each(['scripts/db/backup.mjs', 'scripts/db/restore.mjs'])(
    '%s prints its usage, and rejects what it does not know in one line',
    async (script) => {
      const help = await runProgram([script, '--help'], createDataFolder());
      expect([help.code, help.out]).toEqual([0, expect.stringMatching(/^npm run db:(backup|restore) -- /)]);
      const unknown = await runProgram([script, '--force'], createDataFolder());
      expect([unknown.code, unknown.err]).toEqual([1, "Unknown option '--force': see --help.\n"]);
      const remote = await runProgram([script], createDataFolder(), undefined, {
        API_BASE_URL: 'https://api.example',
      });
      expect([remote.code, remote.err]).toEqual([1, expect.stringMatching(/^API_BASE_URL is set: .*\n$/)]);
    },
  );

  it('rejects an invalid number of backups, and a restore without a folder', async () => {
    const zeroBackups = await runProgram(['scripts/db/backup.mjs', '--keep', '0'], createDataFolder());
    expect([zeroBackups.code, zeroBackups.err]).toEqual([1, '--keep is a whole number, 1 or more.\n']);
    const withoutBackup = await runProgram(['scripts/db/restore.mjs'], createDataFolder());
    expect([withoutBackup.code, withoutBackup.err]).toEqual([
      1,
      'Name the folder of one backup: see --help.\n',
    ]);
  });

  it('a backup of an open shop, restored into an empty folder, serves the same orders', async () => {
    const dataDir = await createShop();
    const shop = await startBackendProcess(dataDir);
    const customer = createBackendClient(shop).visitor();
    const { id } = await buyTape(customer);
    const order = await readOrderOf(customer, id);
    let isBackingUp = true;
    const others = Array.from({ length: 4 }, async () => {
      let bought = 0;
      for (; isBackingUp; bought += 1) await buyTape(createBackendClient(shop).visitor());
      return bought;
    });
    const folder = join(createDataFolder(), 'backup');
    const backup = await runProgram([BACKUP, folder], dataDir);
    isBackingUp = false;
    expect(backup).toMatchObject({ code: 0, out: `Backed up to ${folder}\n`, err: '' });
    const bought = (await Promise.all(others)).reduce((sum, count) => sum + count, 0);
    expect(bought).toBeGreaterThan(0);
    await shop.stop('SIGTERM');

    const empty = createDataFolder();
    const restored = await runProgram([RESTORE, folder], empty);
    expect(restored).toMatchObject({ code: 0, err: '' });
    const all = new Map((await readOrders(dataDir)).map((row) => [row.id, row]));
    const rows = await readOrders(empty);
    expect(rows.map((row) => row.id)).toContain(id);
    expect(all.size).toBe(bought + 1);
    for (const row of rows) expect(row).toEqual(all.get(row.id));

    // At the same URL, where the customer's token is valid.
    const restartedProcess = await startBackendProcess(empty, { API_PORT: new URL(shop.origin).port });
    expect(await readOrderOf(customer, order.id)).toEqual(order);
    await expect(buyTape(createBackendClient(restartedProcess).visitor())).resolves.toMatchObject({
      status: 'Accepted',
    });
    await restartedProcess.stop('SIGTERM');
    expect(readFileSync(join(empty, 'session-secret'), 'utf8')).toBe(`${SECRET}\n`);
  });

  it('a backup is readable by its owner only, and its manifest lists its files', async () => {
    const { folder } = await createBackedUpShop();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    const manifest = readManifest(folder);
    expect(manifest).toMatchObject({ format: 1, database: 'sqlite', migration: '033-former-slugs' });
    expect(manifest.files.map(({ name }) => name)).toEqual(['binaa.db', 'session-secret']);
  });

  it('a backup is not written to an existing folder, nor made without a database', async () => {
    const { dataDir, folder } = await createBackedUpShop();
    const repeatedBackup = await runProgram([BACKUP, folder], dataDir);
    expect([repeatedBackup.code, repeatedBackup.err]).toEqual([
      1,
      `No backup was made: ${folder} exists already.\n`,
    ]);
    const target = join(createDataFolder(), 'backup');
    const withoutDatabase = await runProgram([BACKUP, target], createDataFolder());
    expect([withoutDatabase.code, withoutDatabase.err]).toEqual([
      1,
      expect.stringMatching(/^No backup was made: There is no database /),
    ]);
    expect(existsSync(target)).toBe(false);
  });

  it('keeps the newest backups, and deletes nothing else beside them', async () => {
    const dataDir = await createShop();
    const backups = join(dataDir, 'backups');
    mkdirSync(join(backups, '2020-01-01T00-00-00Z'), { recursive: true });
    const database = { file: getDatabasePath(dataDir) };
    const names = [1, 2, 3].map((day) => formatBackupName(Date.UTC(2026, 0, day)));
    for (const name of names) await createBackup({ database, dataDir, now: 0 }, join(backups, name));
    const limitedBackups = await runProgram([BACKUP, '--keep', '2'], dataDir);
    expect(limitedBackups.out).toContain(
      `Deleted the older backup ${names[0]}\nDeleted the older backup ${names[1]}\n`,
    );
    expect(readdirSync(backups).slice(0, 2)).toEqual(['2020-01-01T00-00-00Z', names[2]]);
    expect(deleteOldBackups(backups, 2)).toEqual([]);
  });

  it('an existing database is renamed, and only with --replace', async () => {
    const { dataDir, folder } = await createBackedUpShop();
    const db = openDataFolder(dataDir);
    await sql`create table later (text text)`.execute(db);
    await db.destroy();
    const refused = await runProgram([RESTORE, folder], dataDir);
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/^Nothing was restored: .*binaa\.db exists: --replace renames it .*\n$/),
    ]);
    const replaced = await runProgram([RESTORE, folder, '--replace'], dataDir);
    expect(replaced.code).toBe(0);
    const [, previous = ''] = /What was there is now (.*)\n/.exec(replaced.out) ?? [];
    const tables = (file: string) => {
      const opened = new Sqlite(file, { readonly: true });
      const names = opened.prepare("select name from sqlite_schema where name = 'later'").all();
      opened.close();
      return names.length;
    };
    expect([tables(previous), tables(getDatabasePath(dataDir))]).toEqual([1, 0]);
  });

  it('the database of a running shop is not replaced', async () => {
    const { dataDir, folder } = await createBackedUpShop();
    const db = openDataFolder(dataDir);
    await db.selectFrom('orders').selectAll().execute();
    const refused = await runProgram([RESTORE, folder, '--replace'], dataDir);
    await db.destroy();
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/^Nothing was restored: .*binaa\.db is in use: stop the shop first\.\n$/),
    ]);
  });

  it.each([
    [
      'a changed file',
      (folder: string) => writeFileSync(join(folder, 'binaa.db'), 'x'),
      /is not what was backed up/,
    ],
    [
      'no manifest',
      (folder: string) => copyFileSync(join(folder, 'binaa.db'), join(folder, 'backup.json')),
      /damaged/,
    ],
    [
      'a newer version',
      (folder: string) => {
        const file = join(folder, 'backup.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace('033-former-slugs', '999-future'));
      },
      /A newer version of the shop made this backup \(migration 999-future\)/,
    ],
  ])('a backup with %s is not restored, and changes nothing', async (_title, corrupt, message) => {
    const { folder } = await createBackedUpShop();
    corrupt(folder);
    const empty = createDataFolder();
    const { code, err } = await runProgram([RESTORE, folder], empty);
    expect([code, err]).toEqual([1, expect.stringMatching(message)]);
    expect(readdirSync(empty)).toEqual([]);
  });
});

const CONSENT = {
  id: 'one',
  channel: 'email',
  address: 'huda@example.com',
  country: 'ae',
  language: 'en',
  consent: 'Offers by email',
  consented_at: 1,
} as const;

// Where a test run has a PostgreSQL server, `pg_dump` and `pg_restore` are installed.
const servers = process.env.DATABASE_URL_TEST ? [process.env.DATABASE_URL_TEST] : [];

describe.each(servers)('On PostgreSQL', (server) => {
  async function createDatabase(name: string): Promise<string> {
    const admin = openDatabase({ url: server });
    const unique = `binaa_backup_${process.pid}_${name}`;
    await sql`create database ${sql.ref(unique)}`.execute(admin);
    await admin.destroy();
    return Object.assign(new URL(server), { pathname: unique }).href;
  }

  it('a dump is restored into an empty database, and into no other', async () => {
    const dataDir = createDataFolder();
    const file = getDatabasePath(dataDir);
    const source = { url: await createDatabase('source'), file };
    const db = openDatabase(source, 'migration');
    await migrateDatabase(db);
    await db.insertInto('newsletter_consents').values(CONSENT).execute();
    await db.destroy();
    const folder = join(dataDir, 'backup');
    await createBackup({ database: source, dataDir, now: 0 }, folder);

    const target = { url: await createDatabase('target'), file };
    const restore = () => restoreBackup(folder, { database: target, dataDir, replace: false, now: 0 });
    expect(await restore()).toMatchObject({ orders: 0, customers: 0, replaced: [] });
    const copy = openDatabase(target);
    const rows = await copy.selectFrom('newsletter_consents').selectAll().execute();
    await copy.destroy();
    expect(rows).toEqual([CONSENT]);
    await expect(restore()).rejects.toThrow('is not empty');
  });
});
