// Imports a catalogue's file into the database of the environment; `scripts/catalog-import.mjs` prepares and calls it.
import { createReadStream, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvOrExit } from '#lib/env.server.ts';
import { databaseFile, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { readCsv } from './csv.ts';
import { importCatalogue } from './import.ts';
import { readJsonLines } from './json-lines.ts';
import type { Problem } from './problem.ts';
import { openProgress } from './progress.ts';
import { type Report, tellProblem } from './report.ts';

const SHOWN = 20;
const CHUNK = 256 * 1024;

const env = readEnvOrExit();
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    complete: { type: 'boolean', default: false },
    format: { type: 'string' },
    records: { type: 'string', default: 'product' },
    problems: { type: 'string' },
  },
});
const file = positionals[0] as string;
const format = flags.format ?? (/\.csv$/i.test(file) ? 'csv' : 'jsonl');
const list = flags.problems ?? join(env.DATA_DIR, 'imports', `${basename(file)}.problems.tsv`);

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

const db = openDatabase({ url: env.DATABASE_URL, file: databaseFile(env.DATA_DIR) });
try {
  await migrate(db);
  const bytes = createReadStream(file, { highWaterMark: CHUNK });
  const progress = openProgress(statSync(file).size);
  const problems = openProblems(list);
  const report = await importCatalogue({
    db,
    rows: format === 'csv' ? readCsv(bytes, flags.records) : readJsonLines(bytes),
    isDry: flags['dry-run'],
    isComplete: flags.complete,
    onProblem: (problem) => problems.add(problem, progress.say),
    onProgress: (done, { rows }) => progress.show(done, rows),
    signal: interrupted.signal,
  });
  progress.close();
  tell(report, problems.count);
  process.exitCode = report.stoppedAt !== null ? 130 : problems.count > 0 ? 2 : 0;
} catch (error) {
  process.stderr.write(`\nThe import stopped: ${(error as Error).message}\n`);
  process.stderr.write('What was written stays; running it again goes on from there.\n');
  process.exitCode = 1;
} finally {
  await db.destroy();
}

/** Problems go to a file, one a line, and the first of them to the screen. The file is made when there is one. */
function openProblems(path: string) {
  let handle: number | undefined;
  return {
    count: 0,
    add({ line, column, message }: Problem, say: (text: string) => void) {
      if (handle === undefined) {
        mkdirSync(dirname(path), { recursive: true });
        handle = openSync(path, 'w');
        writeSync(handle, 'line\tcolumn\tproblem\n');
      }
      const plain = (text: string) => text.replace(/[\t\r\n]+/g, ' ');
      writeSync(handle, `${line}\t${plain(column)}\t${plain(message)}\n`);
      this.count += 1;
      if (this.count <= SHOWN) say(tellProblem({ line, column, message }));
      if (this.count === SHOWN + 1) say(`More are in ${path}.`);
    },
  };
}

function tell(report: Report, problems: number): void {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const number = (value: number) => value.toLocaleString('en');
  const would = flags['dry-run'] ? 'would be ' : '';
  say(
    `${number(report.rows)} rows read: ${number(report.added)} ${would}added, ${number(report.changed)} ${would}changed, ` +
      `${number(report.same)} the same, ${number(report.bad)} bad.`,
  );
  if (report.returned > 0) say(`${number(report.returned)} products ${would}sold again.`);
  if (report.withdrawn > 0) say(`${number(report.withdrawn)} products ${would}withdrawn.`);
  if (problems > 0) say(`What is wrong is listed in ${list}.`);
  if (report.stoppedAt !== null) {
    say(`Stopped after line ${number(report.stoppedAt)}. Running it again goes on from there.`);
  } else if (!report.isWritten && !flags['dry-run']) say('Nothing had to be written.');
}
