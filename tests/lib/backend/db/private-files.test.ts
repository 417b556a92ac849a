import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { getDatabasePath, openDatabase } from '#lib/backend/db/database.ts';

const getMode = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('the embedded database and its folder are readable by their user only', async () => {
  const folder = join(mkdtempSync(join(process.env.SCRATCH_DIR ?? '', 'private-')), 'data');
  const db = openDatabase({ file: getDatabasePath(folder) });
  await sql`CREATE TABLE notes (text TEXT)`.execute(db);
  expect(getMode(folder)).toBe('700');
  const files = readdirSync(folder);
  expect(files).toContain('binaa.db-wal');
  expect(files.map((name) => getMode(join(folder, name)))).toEqual(files.map(() => '600'));
  await db.destroy();
});
