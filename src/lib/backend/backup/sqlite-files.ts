import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { BackupError } from './manifest.ts';

/**
 * Copies a database that may be in use, as of one moment. `vacuum into` reads in one transaction: writers
 * continue, and unlike the online backup it does not restart whenever another process writes.
 */
export function copyDatabase(source: string, target: string): void {
  const db = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    db.prepare('vacuum into ?').run(target);
  } finally {
    db.close();
  }
  chmodSync(target, 0o600);
  assertIntact(target);
}

/** Throws a BackupError when a page, an index or a reference between tables is broken. */
export function assertIntact(file: string): void {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const integrityResult = db.pragma('integrity_check', { simple: true });
    if (integrityResult !== 'ok') throw new BackupError(`${file} is damaged: ${integrityResult}`);
    const [violation] = db.pragma('foreign_key_check') as { table: string; parent: string }[];
    if (violation)
      throw new BackupError(
        `${file} is damaged: a row of ${violation.table} has no row in ${violation.parent}`,
      );
  } finally {
    db.close();
  }
}

/**
 * Puts a copy of `source` in place of the database `target`. An existing one is renamed, never deleted.
 * @returns the new name of the previous database
 */
export function replaceDatabase(source: string, target: string, suffix: string): string | undefined {
  mkdirSync(dirname(target), { recursive: true });
  // Copied completely before it is renamed, so that an interruption leaves no incomplete database.
  const temporaryFile = `${target}.restoring`;
  copyFileSync(source, temporaryFile);
  chmodSync(temporaryFile, 0o600);
  const previous = existsSync(target) ? `${target}.replaced-${suffix}` : undefined;
  if (previous) {
    closeJournal(target);
    renameSync(target, previous);
  }
  renameSync(temporaryFile, target);
  return previous;
}

// Leaving WAL mode writes the journal into the database file, and requires that there is no other connection.
function closeJournal(file: string): void {
  const db = new Sqlite(file, { timeout: 0 });
  try {
    db.pragma('journal_mode = delete');
  } catch (error) {
    if (!String((error as { code?: string }).code).startsWith('SQLITE_BUSY')) throw error;
    throw new BackupError(`${file} is in use: stop the shop first`);
  } finally {
    db.close();
  }
}
