import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { withFileLock } from '../cli/file-lock.mjs';
import { CACHE_DIR, ROOT } from '../cli/paths.mjs';
import { createBuildFingerprint } from '../setup/build-fingerprint.mjs';
import { prepareDatabase } from '../setup/database.mjs';

const FILE_NAME = 'binaa.db';
const TEMPLATE_DIR = path.join(CACHE_DIR, 'test-database');
// Dates of the sample orders are relative to the day on which they are written.
const MAX_AGE_MS = 60 * 60 * 1000;

// Environment variables that select another database or other rows; NODE_OPTIONS may set the clock of the
// seed.
const DATABASE_VARIABLES = ['API_BASE_URL', 'DATABASE_URL', 'SMTP_URL', 'SEED_ACCOUNTS', 'NODE_OPTIONS'];

const hasDefaultRows = (env) =>
  !DATABASE_VARIABLES.some((name) => env[name]) &&
  new URL(env.SITE_URL || 'http://localhost').hostname === 'localhost';

/**
 * Prepares a test's own database. Seeding one takes five seconds of CPU time, so databases with the usual
 * rows are copies of one file, which is recreated after an hour and when the source has changed.
 * @param {{ env: NodeJS.ProcessEnv }} options
 */
export async function prepareTestDatabase({ env }) {
  const file = path.join(env.DATA_DIR, FILE_NAME);
  if (existsSync(file) || !hasDefaultRows(env)) {
    await prepareDatabase({ env });
    return;
  }
  const template = path.join(TEMPLATE_DIR, `${createBuildFingerprint(ROOT, {}).slice(0, 12)}.db`);
  await withFileLock(`${TEMPLATE_DIR}.lock`, async () => {
    if (!isFresh(template)) await createTemplate(template, env);
  });
  mkdirSync(env.DATA_DIR, { recursive: true });
  copyFileSync(template, file);
}

function isFresh(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs < MAX_AGE_MS;
}

async function createTemplate(template, env) {
  rmSync(TEMPLATE_DIR, { recursive: true, force: true });
  const temporaryDir = path.join(TEMPLATE_DIR, 'draft');
  await prepareDatabase({ env: { ...env, DATA_DIR: temporaryDir } });
  renameSync(path.join(temporaryDir, FILE_NAME), template);
}
