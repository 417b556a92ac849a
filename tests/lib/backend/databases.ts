import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import type { SeedCatalog } from '#lib/backend/catalog/model.ts';
import { type Db, openDatabase } from '#lib/backend/db/database.ts';
import { createSqliteDialect } from '#lib/backend/db/dialects/sqlite.ts';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import type { Tables } from '#lib/backend/db/schema.ts';
import { writeSeed } from '#lib/backend/seed/write-seed.ts';
import { readTemplate } from '../../support/database-templates.ts';
import { dumpPglite, openPglite } from '../../support/pglite.ts';
import { servePglite } from '../../support/servers/pglite-server.ts';
import { createFixtureSeed } from './backend-fixture.ts';

export interface TestDatabase {
  name: string;
  /** Opens an empty database. */
  open(): Promise<Db>;
  /** Opens a copy of a prepared database. */
  openCopy(content: DatabaseContent): Promise<Db>;
}

/** What a database contains before a test: the schema, or the schema and a catalog. */
interface DatabaseContent {
  name: string;
  seed?: SeedCatalog;
}

const SCHEMA: DatabaseContent = { name: 'schema' };

const createScratchFile = () => join(mkdtempSync(join(process.env.DATA_DIR as string, 'db-')), 'binaa.db');

const server = process.env.DATABASE_URL_TEST;

const sqliteFile: TestDatabase = {
  name: 'SQLite in a file',
  open: async () => openDatabase({ file: createScratchFile() }),
  openCopy: copySqliteFile,
};

/**
 * The databases that the tests run on. With `DATABASE_URL_TEST`, a PostgreSQL server replaces PGlite, and the
 * shops that the same run builds and starts cover SQLite in a file.
 */
export const testDatabases: TestDatabase[] = [
  { name: 'SQLite in memory', open: async () => openDatabase({}), openCopy: copySqliteInMemory },
  ...(server
    ? [
        {
          name: 'PostgreSQL by a server',
          open: async () => openOnServer(server, await createOnServer(server)),
          openCopy: (content: DatabaseContent) => copyOnServer(server, content),
        },
      ]
    : [
        sqliteFile,
        {
          name: 'PostgreSQL by PGlite',
          open: async () => openPglite<Tables>(await readEmptyPglite()),
          openCopy: async (content: DatabaseContent) => openPglite<Tables>(await readPglite(content)),
        },
      ]),
];

/** The databases on which a shop may run. */
export const shopDatabases: TestDatabase[] = [
  sqliteFile,
  ...testDatabases.filter(({ name }) => name.startsWith('PostgreSQL')),
];

let openDatabases = 0;

/** Creates a database on the server and returns its name. */
async function createOnServer(url: string, template = 'template0'): Promise<string> {
  openDatabases += 1;
  const name = `binaa_test_${process.pid}_${Date.now()}_${openDatabases}`;
  const admin = openDatabase({ url });
  // Copying the files is quicker than writing them to the log too.
  await sql`create database ${sql.ref(name)} template ${sql.ref(template)} strategy file_copy`.execute(admin);
  await admin.destroy();
  return name;
}

function openOnServer(server: string, name: string): Db {
  const url = new URL(server);
  url.pathname = name;
  return openDatabase({ url: url.href });
}

/** Copies a database of the server. Migrating and filling one takes three times as long. */
async function copyOnServer(url: string, content: DatabaseContent): Promise<Db> {
  const template = await readTemplate(`${content.name}.txt`, async () => {
    const name = await createOnServer(url);
    const db = openOnServer(url, name);
    await prepare(db, content);
    await db.destroy();
    return Buffer.from(name);
  });
  return openOnServer(url, await createOnServer(url, Buffer.from(template).toString()));
}

async function prepare(db: Db, { seed }: DatabaseContent): Promise<void> {
  await migrateDatabase(db);
  if (seed) await writeSeed(db, seed);
}

function readSqlite(content: DatabaseContent): Promise<Uint8Array> {
  return readTemplate(`${content.name}.db`, async () => {
    // In memory there is no write-ahead log, so the serialised bytes are the whole database.
    const database = new Sqlite(':memory:');
    const db: Db = new Kysely<Tables>({ dialect: createSqliteDialect(async () => database) });
    await prepare(db, content);
    const bytes = database.serialize();
    await db.destroy();
    return bytes;
  });
}

async function copySqliteInMemory(content: DatabaseContent): Promise<Db> {
  const bytes = Buffer.from(await readSqlite(content));
  return new Kysely<Tables>({ dialect: createSqliteDialect(async () => new Sqlite(bytes)) });
}

async function copySqliteFile(content: DatabaseContent): Promise<Db> {
  const file = createScratchFile();
  writeFileSync(file, await readSqlite(content));
  return openDatabase({ file });
}

const readEmptyPglite = () => readTemplate('empty.tar', () => dumpPglite<Tables>(async () => {}));

function readPglite(content: DatabaseContent): Promise<Uint8Array> {
  return readTemplate(`${content.name}.tar`, async () => {
    const from = content.seed ? await readPglite(SCHEMA) : undefined;
    return await dumpPglite<Tables>((db) => prepare(db, content), from);
  });
}

/** Opens a database with the schema only. */
export const openMigrated = (engine: TestDatabase): Promise<Db> => engine.openCopy(SCHEMA);

/** Opens a database with schema and products. */
export const openSeeded = (engine: TestDatabase, seed: SeedCatalog = createFixtureSeed()): Promise<Db> =>
  engine.openCopy(toContent(seed));

/** Writes an SQLite file with schema and products. */
export async function writeSeeded(file: string, seed: SeedCatalog): Promise<void> {
  writeFileSync(file, await readSqlite(toContent(seed)));
}

/** Serves PostgreSQL with schema and products, for tests with their own processes. */
export const serveSeeded = async (seed: SeedCatalog = createFixtureSeed()) =>
  await servePglite(await readPglite(toContent(seed)));

function toContent(seed: SeedCatalog): DatabaseContent {
  const hash = createHash('sha256').update(JSON.stringify(seed)).digest('hex').slice(0, 16);
  return { name: `catalog-${hash}`, seed };
}
