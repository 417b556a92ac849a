import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DatabaseSource, openDatabase } from '../db/database.ts';
import { readLatestMigration } from '../db/migrate.ts';
import { BackupError, readManifest, writeManifest } from './manifest.ts';
import { dumpPostgres } from './postgres-tools.ts';
import { copyDatabase } from './sqlite-files.ts';

export const SQLITE_FILE = 'binaa.db';
export const POSTGRES_FILE = 'binaa.dump';
export const SECRET_FILE = 'session-secret';

export interface BackupSource {
  database: DatabaseSource & { file: string };
  dataDir: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Writes the database, and the session secret when it is a file, into a new folder. The shop may be running.
 * The folder is either complete or does not exist. Throws a BackupError.
 */
export async function createBackup(source: BackupSource, folder: string): Promise<void> {
  if (existsSync(folder)) throw new BackupError(`${folder} exists already`);
  const { url, file } = source.database;
  if (!url && !existsSync(file)) throw new BackupError(`There is no database ${file}`);
  const unfinishedFolder = `${folder}.unfinished`;
  rmSync(unfinishedFolder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(unfinishedFolder, { mode: 0o700 });
  try {
    const migration = await readSchemaVersion(source.database);
    const names = [
      await writeDatabase(source.database, unfinishedFolder),
      ...copySecret(source.dataDir, unfinishedFolder),
    ];
    await writeManifest(unfinishedFolder, names, {
      createdAt: new Date(source.now).toISOString(),
      database: url ? 'postgres' : 'sqlite',
      migration,
    });
    renameSync(unfinishedFolder, folder);
  } finally {
    rmSync(unfinishedFolder, { recursive: true, force: true });
  }
}

async function writeDatabase({ url, file }: BackupSource['database'], folder: string): Promise<string> {
  if (url) {
    await dumpPostgres(url, join(folder, POSTGRES_FILE));
    return POSTGRES_FILE;
  }
  copyDatabase(file, join(folder, SQLITE_FILE));
  return SQLITE_FILE;
}

async function readSchemaVersion(source: DatabaseSource): Promise<string> {
  const db = openDatabase(source, 'job');
  try {
    const migration = await readLatestMigration(db);
    if (!migration) throw new BackupError('The database is empty: there is nothing to back up');
    return migration;
  } finally {
    await db.destroy();
  }
}

function copySecret(dataDir: string, folder: string): string[] {
  const file = join(dataDir, SECRET_FILE);
  if (!existsSync(file)) return [];
  copyFileSync(file, join(folder, SECRET_FILE));
  return [SECRET_FILE];
}

/** Returns the name of a backup's folder, in UTC: `2026-11-24T04-50-00Z`. */
export function formatBackupName(now: number): string {
  return new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

const BACKUP_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Deletes all but the newest `count` backups of a folder; returns the names of the deleted ones. */
export function deleteOldBackups(parent: string, count: number): string[] {
  const backups = readdirSync(parent).filter(
    (name) => BACKUP_NAME.test(name) && isBackup(join(parent, name)),
  );
  const oldBackups = backups.sort().slice(0, -count);
  for (const name of oldBackups) rmSync(join(parent, name), { recursive: true });
  return oldBackups;
}

function isBackup(folder: string): boolean {
  try {
    readManifest(folder);
    return true;
  } catch {
    return false;
  }
}
