import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';
import { consumeConsoleErrorReport, recordConsoleError } from './expected-console-errors.ts';

const folder = process.env.SCRATCH_DIR;
if (!folder) throw new Error('Tests run by vitest.config.ts, which names their SCRATCH_DIR');
mkdirSync(folder, { recursive: true });
process.env.DATA_DIR = mkdtempSync(path.join(folder, 'data-'));
// The configuration masks the machine's variables with the empty string; the code checks whether they are
// undefined.
for (const name of ['DATABASE_URL', 'REDIS_URL', 'API_BASE_URL']) delete process.env[name];

beforeEach(() => {
  console.error = (...args: unknown[]) => recordConsoleError(format(...args));
});

afterEach(() => {
  const problem = consumeConsoleErrorReport();
  if (problem) throw new Error(problem);
});
