import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { SeedCatalog } from '#lib/backend/catalog/model.ts';
import { deriveTokenSecret } from '#lib/backend/crypto/token-secret.ts';
import { type Db, getDatabasePath, openDatabase } from '#lib/backend/db/database.ts';
import { writeSeeded } from '../../lib/backend/databases.ts';
import type { ContractClient } from './client.ts';
import { createTokenClient } from './token-client.ts';

export const SESSION_SECRET = 'a session secret that is only ever used by tests';

/** The backend without the site, in a separate process. */
export interface BackendProcess {
  origin: string;
  process: ChildProcess;
  /** Everything that it has printed. */
  output(): string;
  /** Sends a signal and returns how the process ended. */
  stop(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export function createDataFolder(): string {
  return mkdtempSync(join(process.env.DATA_DIR as string, 'alone-'));
}

/** Writes schema and products to a data folder. */
export async function seedDataFolder(dataDir: string, seed: SeedCatalog): Promise<void> {
  await writeSeeded(getDatabasePath(dataDir), seed);
}

export function openDataFolder(dataDir: string): Db {
  return openDatabase({ file: getDatabasePath(dataDir) });
}

/** Runs a command of the project on a data folder. */
export function runProgram(file: string, dataDir: string, env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, SESSION_SECRET, API_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export function waitForExit(
  child: ChildProcess,
): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve({ code: child.exitCode, signal: child.signalCode });
  }
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
}

export async function startBackendProcess(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<BackendProcess> {
  const child = runProgram('src/lib/backend/serve.ts', dataDir, env);
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [, found] = /Commerce backend on (http:\S+)/.exec(printed) ?? [];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The backend ended before it listened: ${printed}`)));
  });
  return {
    origin,
    process: child,
    output: () => printed,
    stop: (signal) => {
      child.kill(signal);
      return waitForExit(child);
    },
  };
}

export function createBackendClient(backend: BackendProcess): ContractClient {
  const close = async () => {
    await backend.stop('SIGTERM');
  };
  return createTokenClient(
    backend.origin,
    (request) => fetch(request),
    deriveTokenSecret(SESSION_SECRET),
    close,
  );
}
