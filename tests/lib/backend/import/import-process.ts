import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#lib/backend/db/database.ts';
import { generateCatalog } from '../../../../scripts/bench/generate-catalog.mjs';
import {
  createDataFolder,
  openDataFolder,
  seedDataFolder,
} from '../../../contract/harness/backend-process.ts';
import { createCatalogSeed, exportLines } from './import-harness.ts';

/** Creates a data folder with the fixture's catalog, marked as a retailer's own. */
export async function seedOwnCatalog(): Promise<string> {
  const folder = createDataFolder();
  await seedDataFolder(folder, createCatalogSeed());
  await withFolder(folder, (db) =>
    db.updateTable('catalog_version').set({ owner: 'import', seed_hash: 'import done' }).execute(),
  );
  return folder;
}

export async function withFolder<T>(folder: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDataFolder(folder);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Writes a file of `count` different products into the folder; returns its path. */
export async function writeProducts(folder: string, count: number): Promise<string> {
  const records = (await withFolder(folder, exportLines))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const file = join(folder, 'many.jsonl');
  writeFileSync(file, [...generateCatalog(records, count)].join(''));
  return file;
}

export interface ImportRun {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
}

/** Runs the import command without its preparation. `onOutput` gets all output so far. */
export function runImport(
  dataDir: string,
  args: readonly string[],
  onOutput: (out: string, child: ReturnType<typeof spawn>) => void = () => {},
): Promise<ImportRun> {
  return runProgram(['src/lib/backend/import/import-cli.ts', ...args], dataDir, onOutput);
}

/** Runs a command of the project on a data folder. */
export async function runProgram(
  args: readonly string[],
  dataDir: string,
  onOutput: (out: string, child: ReturnType<typeof spawn>) => void = () => {},
  env: Record<string, string> = {},
): Promise<ImportRun> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    out += chunk;
    onOutput(out, child);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    err += chunk;
  });
  return await new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, out, err }));
  });
}
