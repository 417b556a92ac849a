// Command: imports a catalog file into the environment's database. Called by `scripts/catalog/import.mjs`.
import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvOrExit } from '#lib/env.server.ts';
import { getDatabasePath, openDatabase } from '../db/database.ts';
import { describeSystemError } from '../db/describe-error.ts';
import { readContentSize } from './files/decompress.ts';
import { readCsvRows } from './files/read-csv.ts';
import { readJsonLines } from './files/read-json-lines.ts';
import { importCatalog } from './import-catalog.ts';
import { ImportLockedError, withImportLock } from './import-lock.ts';
import { formatImportReport } from './import-report.ts';
import { openIssueLog } from './issue-log.ts';
import { createProgressBar } from './progress-bar.ts';

// A file that withdraws more than a fifth of all products is more likely truncated than intended.
const MAX_WITHDRAWN_SHARE = 0.2;
const CHUNK_BYTES = 256 * 1024;
const KILOBYTES_PER_MEGABYTE = 1024;
const INTERRUPTED = 130;

const env = readEnvOrExit();
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    complete: { type: 'boolean', default: false },
    'withdraw-many': { type: 'boolean', default: false },
    format: { type: 'string' },
    records: { type: 'string', default: 'product' },
    problems: { type: 'string' },
  },
});
const file = positionals[0] as string;
const isDryRun = flags['dry-run'];
const issuesFile = flags.problems ?? join(env.DATA_DIR, 'imports', `${basename(file)}.problems.tsv`);

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => interruption.abort());
}

const print = (text: string) => process.stdout.write(`${text}\n`);
const started = performance.now();
const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) }, 'job');
try {
  process.exitCode = isDryRun ? await runImport() : await withImportLock(db, env.DATA_DIR, runImport);
} catch (error) {
  const isBusy = error instanceof ImportLockedError;
  const hint = isDryRun || isBusy ? '' : ' What was written stays: run it again, and it goes on from there.';
  process.stderr.write(`\nThe import stopped: ${describeSystemError(error)}.${hint}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

async function runImport(): Promise<number> {
  const bytes = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  const progress = createProgressBar(readContentSize(file));
  const issueLog = openIssueLog(issuesFile, progress.print);
  const report = await importCatalog({
    db,
    rows: flags.format === 'csv' ? readCsvRows(bytes, flags.records) : readJsonLines(bytes),
    isDryRun,
    isFullCatalog: flags.complete,
    maxWithdrawnShare: flags['withdraw-many'] ? 1 : MAX_WITHDRAWN_SHARE,
    onIssue: issueLog.add,
    onProgress: (bytesRead, { rows }) => progress.show(bytesRead, rows),
    signal: interruption.signal,
  });
  progress.close();
  issueLog.close();
  for (const line of formatImportReport(report, isDryRun)) print(line);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = Math.round(process.resourceUsage().maxRSS / KILOBYTES_PER_MEGABYTE);
  print(`It took ${seconds} s and ${megabytes} MB of memory at most.`);
  if (issueLog.count() > 0) print(`What is wrong is listed in ${issuesFile}.`);
  if (report.stoppedAtLine !== null) return INTERRUPTED;
  return issueLog.count() > 0 ? 2 : 0;
}
