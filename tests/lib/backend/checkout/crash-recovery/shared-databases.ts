import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createFixtureSeed } from '../../backend-fixture.ts';
import { serveSeeded, writeSeeded } from '../../databases.ts';

/** The database of the processes that are killed. */
export type SharedSource = { file: string } | { url: string };

/** A database with products, shared by the test and the processes that it kills. */
export interface SharedDatabase {
  source: SharedSource;
  close(): Promise<void>;
}

export const sharedDatabases: { name: string; serve(): Promise<SharedDatabase> }[] = [
  {
    name: 'SQLite',
    async serve() {
      const file = join(mkdtempSync(join(process.env.DATA_DIR as string, 'shared-')), 'binaa.db');
      await writeSeeded(file, createFixtureSeed());
      return { source: { file }, close: async () => {} };
    },
  },
  {
    name: 'PostgreSQL',
    async serve() {
      const { url, close } = await serveSeeded();
      return { source: { url }, close };
    },
  },
];
