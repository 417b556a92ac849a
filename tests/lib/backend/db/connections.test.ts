import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { getDatabasePath, openDatabase } from '#lib/backend/db/database.ts';

// Needs the lock on the file that each connection shares with the others, and prints what SQLite says.
const USE_ALONE = `
  const Sqlite = require('better-sqlite3');
  const db = new Sqlite(process.argv[1], { timeout: 0 });
  try {
    db.pragma('locking_mode = exclusive');
    db.prepare('select * from notes').all();
    console.log('alone');
  } catch (error) {
    console.log(error.code);
  }`;

// A process that takes the database for unused deletes its journal, and with it orders that are confirmed.
it('another process sees the database in use after a second connection was opened', async () => {
  const file = getDatabasePath(mkdtempSync(join(process.env.SCRATCH_DIR ?? '', 'connections-')));
  const connections = [openDatabase({ file }), openDatabase({ file })];
  for (const db of connections) await sql`CREATE TABLE IF NOT EXISTS notes (text TEXT)`.execute(db);
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', USE_ALONE, file]);
  await Promise.all(connections.map((db) => db.destroy()));
  expect(stdout.trim()).toBe('SQLITE_BUSY');
  expect((await promisify(execFile)(process.execPath, ['-e', USE_ALONE, file])).stdout.trim()).toBe('alone');
});
