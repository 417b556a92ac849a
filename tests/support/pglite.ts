import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';

/**
 * PostgreSQL's dialect in memory: one connection, used by one caller at a time like a pool of one. It starts
 * as a copy of a database from `dumpPglite`, in a fifth of the time that creating one takes.
 */
export async function openPglite<Tables>(dataFolder: Uint8Array): Promise<Kysely<Tables>> {
  const loadDataDir = new Blob([dataFolder as BlobPart]);
  const database = await PGlite.create({ parsers: { 20: Number, 1700: Number }, loadDataDir });
  const db = createKysely<Tables>(database);
  // Connects now, so that `destroy` also closes a database that no test has used.
  await sql`select 1`.execute(db);
  return db;
}

/** Returns the data folder, as an uncompressed archive, of a database after `prepare`. */
export async function dumpPglite<Tables>(
  prepare: (db: Kysely<Tables>) => Promise<void>,
  from?: Uint8Array,
): Promise<Uint8Array> {
  const loadDataDir = from && new Blob([from as BlobPart]);
  const database = await PGlite.create({
    parsers: { 20: Number, 1700: Number },
    ...(loadDataDir && { loadDataDir }),
  });
  const db = createKysely<Tables>(database);
  await prepare(db);
  const archive = await database.dumpDataDir('none');
  await db.destroy();
  return new Uint8Array(await archive.arrayBuffer());
}

function createKysely<Tables>(database: PGlite): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: async () => createSingleConnectionPool(database) }),
  });
}

function createSingleConnectionPool(database: PGlite) {
  let lastQuery: Promise<void> = Promise.resolve();
  return {
    async connect(): Promise<PostgresPoolClient> {
      const before = lastQuery;
      let release = () => {};
      lastQuery = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        const { rows, affectedRows } = await database.query(sql, [...parameters]);
        return { command: 'UPDATE' as const, rowCount: affectedRows ?? rows.length, rows };
      };
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: () => database.close(),
  };
}
