import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type DatabaseSource, openDatabase } from '../db/database.ts';
import { isKnownMigration } from '../db/migrate.ts';
import { formatBackupName, POSTGRES_FILE, SECRET_FILE, SQLITE_FILE } from './create-backup.ts';
import { BackupError, type BackupManifest, readManifest, verifyFiles } from './manifest.ts';
import { restorePostgres } from './postgres-tools.ts';
import { assertIntact, replaceDatabase } from './sqlite-files.ts';

export interface RestoreTarget {
  database: DatabaseSource & { file: string };
  dataDir: string;
  /** Whether an existing SQLite database is renamed; if false, it is an error. */
  replace: boolean;
  /** Epoch milliseconds. */
  now: number;
}

export interface RestoreReport {
  createdAt: string;
  /** New names of the files that existed before. */
  replaced: string[];
  orders: number;
  customers: number;
}

/**
 * Restores a backup after checking all of it. Existing files are renamed, never deleted. Throws a BackupError
 * before anything has changed.
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<RestoreReport> {
  const manifest = readManifest(folder);
  assertCompatible(manifest, target);
  await verifyFiles(folder, manifest);
  const database = target.database.url
    ? await restoreDump(join(folder, POSTGRES_FILE), target.database.url)
    : restoreFile(join(folder, SQLITE_FILE), target);
  const replaced = [...database, ...restoreSecret(folder, manifest, target)];
  return { createdAt: manifest.createdAt, replaced, ...(await countRows(target.database)) };
}

function assertCompatible(manifest: BackupManifest, { database }: RestoreTarget): void {
  if (manifest.database === 'sqlite' && database.url)
    throw new BackupError('This is a backup of the embedded database, and DATABASE_URL is set');
  if (manifest.database === 'postgres' && !database.url)
    throw new BackupError('This is a backup of PostgreSQL: set DATABASE_URL to an empty database');
  if (!isKnownMigration(manifest.migration))
    throw new BackupError(`A newer version of the shop made this backup (migration ${manifest.migration})`);
}

function restoreFile(source: string, { database, replace, now }: RestoreTarget): string[] {
  assertIntact(source);
  if (existsSync(database.file) && !replace)
    throw new BackupError(
      `${database.file} exists: --replace renames it and restores the backup in its place`,
    );
  const previous = replaceDatabase(source, database.file, formatBackupName(now));
  return previous ? [previous] : [];
}

async function restoreDump(file: string, url: string): Promise<string[]> {
  const db = openDatabase({ url }, 'job');
  try {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from information_schema.tables where table_schema = current_schema()`.execute(
      db,
    );
    if (rows[0]?.total) throw new BackupError('The database of DATABASE_URL is not empty: create a new one');
  } finally {
    await db.destroy();
  }
  await restorePostgres(url, file);
  return [];
}

function restoreSecret(folder: string, manifest: BackupManifest, { dataDir, now }: RestoreTarget): string[] {
  if (!manifest.files.some(({ name }) => name === SECRET_FILE)) return [];
  const source = join(folder, SECRET_FILE);
  const file = join(dataDir, SECRET_FILE);
  const previous = `${file}.replaced-${formatBackupName(now)}`;
  const isExisting = existsSync(file);
  if (isExisting && readFileSync(file, 'utf8') === readFileSync(source, 'utf8')) return [];
  if (isExisting) renameSync(file, previous);
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(source, file);
  chmodSync(file, 0o600);
  return isExisting ? [previous] : [];
}

async function countRows(source: DatabaseSource): Promise<Pick<RestoreReport, 'orders' | 'customers'>> {
  const db = openDatabase(source, 'job');
  try {
    const countTableRows = async (table: 'orders' | 'users') => {
      const row = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(row.total);
    };
    return { orders: await countTableRows('orders'), customers: await countTableRows('users') };
  } finally {
    await db.destroy();
  }
}
