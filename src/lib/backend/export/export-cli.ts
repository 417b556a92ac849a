// Command: exports the catalog of the environment's database to a file or to standard output. Called by
// `scripts/catalog/export.mjs`.
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { readEnvOrExit } from '#lib/env.server.ts';
import { getDatabasePath, openDatabase } from '../db/database.ts';
import { describeSystemError } from '../db/describe-error.ts';
import { exportCatalog, exportProducts, exportUntranslated, readStoreCodes } from './export-catalog.ts';
import { writeCsv, writeUntranslatedCsv } from './write-csv.ts';

const INTERRUPTED = 130;

const env = readEnvOrExit();
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { format: { type: 'string' }, untranslated: { type: 'boolean', default: false } },
});
const file = positionals[0];
// Written to a temporary file and renamed, so that readers never see half a file.
const temporaryFile = `${file}.${process.pid}.part`;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => interruption.abort());
}

const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) }, 'job');
let rows = 0;
try {
  const { signal } = interruption;
  const lines = Readable.from(await createLines());
  if (file === undefined) await pipeline(lines, process.stdout, { signal, end: false });
  else {
    const compression = file.endsWith('.gz') ? [createGzip()] : [];
    await pipeline([lines, ...compression, createWriteStream(temporaryFile)], { signal });
    renameSync(temporaryFile, file);
    process.stdout.write(`${rows.toLocaleString('en')} rows written to ${file}.\n`);
  }
} catch (error) {
  rmSync(temporaryFile, { force: true });
  const reason = interruption.signal.aborted ? 'it was interrupted' : describeSystemError(error);
  const state = file === undefined ? '' : ` ${file} is as it was.`;
  process.stderr.write(`The export stopped: ${reason}.${state}\n`);
  process.exitCode = interruption.signal.aborted ? INTERRUPTED : 1;
} finally {
  await db.destroy();
}

async function createLines(): Promise<AsyncGenerator<string>> {
  if (flags.untranslated) return writeUntranslatedCsv(countItems(exportUntranslated(db)));
  if (flags.format === 'csv') return writeCsv(countItems(exportProducts(db)), await readStoreCodes(db));
  return toLines();
}

async function* toLines(): AsyncGenerator<string> {
  for await (const record of countItems(exportCatalog(db))) yield `${JSON.stringify(record)}\n`;
}

async function* countItems<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    rows += 1;
    yield item;
  }
}
