import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#lib/backend/db/database.ts';
import { fillCatalog } from '#lib/backend/db/fill.ts';
import { migrate } from '#lib/backend/db/migrate.ts';
import type { Tables } from '#lib/backend/db/schema.ts';
import type { Seed } from '#lib/backend/seed/types.ts';
import { openPglite } from '../support/pglite.ts';
import { fixtureSeed } from './fixture.ts';

export interface Engine {
  name: string;
  /** An empty database of its own. */
  open(): Promise<Db>;
}

const scratch = () => mkdtempSync(join(process.env.DATA_DIR as string, 'db-'));

const server = process.env.DATABASE_URL_TEST;

/**
 * Every engine that the same queries must be true on. Where a server is named it stands for PGlite, and the shops that
 * the same run builds and starts stand for SQLite in a file.
 */
export const engines: Engine[] = [
  { name: 'SQLite in memory', open: async () => openDatabase({}) },
  ...(server
    ? [{ name: 'PostgreSQL by a server', open: () => openOwn(server) }]
    : [
        { name: 'SQLite in a file', open: async () => openDatabase({ file: join(scratch(), 'binaa.db') }) },
        { name: 'PostgreSQL by PGlite', open: async () => openPglite<Tables>() },
      ]),
];

let made = 0;

async function openOwn(url: string): Promise<Db> {
  made += 1;
  const name = `binaa_test_${process.pid}_${Date.now()}_${made}`;
  const admin = openDatabase({ url });
  await sql`create database ${sql.ref(name)}`.execute(admin);
  await admin.destroy();
  const own = new URL(url);
  own.pathname = name;
  return openDatabase({ url: own.href });
}

/** An engine's database with schema and goods. */
export async function openFilled(engine: Engine, seed: Seed = fixtureSeed()): Promise<Db> {
  const db = await engine.open();
  await migrate(db);
  await fillCatalog(db, seed);
  return db;
}
