import type { Db } from '../db/database.ts';
import { type Row as ProductRow, type Run, takeBatch } from './batch.ts';
import { toCatalogueRecord } from './check.ts';
import type { Row } from './json-lines.ts';
import { readKnown } from './known.ts';
import { isBegun, tellShops } from './owner.ts';
import { type Problem, RowError } from './problem.ts';
import { emptyReport, type Report } from './report.ts';
import { chooseListed, followNames, followProducts, withdraw } from './settle.ts';
import { writeSmall } from './small.ts';

// Short transactions: whoever buys meanwhile waits for one of them at most.
const BATCH = 250;

export interface ImportOptions {
  db: Db;
  /** The file's rows, in its order. */
  rows: AsyncIterable<Row>;
  /** Says what would be done, and writes nothing. */
  isDry?: boolean;
  /** The file names everything that is sold: what it does not name is withdrawn. */
  isComplete?: boolean;
  onProblem?: (problem: Problem) => void;
  /** Called after each batch with the bytes read so far. */
  onProgress?: (bytes: number, report: Report) => void;
  /** Ends the run after the batch that it is at; what is done stays done. */
  signal?: AbortSignal;
  now?: () => number;
}

/**
 * Brings a catalogue's file into the database: row by row, good ones kept, bad ones told. Safe to repeat: rows that
 * say what is there already are not written. At its end `catalog_version` moves on, which running shops follow.
 */
export async function importCatalogue(options: ImportOptions): Promise<Report> {
  const { db, rows, isDry = false, isComplete = false, signal, now = Date.now } = options;
  const report = { ...emptyReport(), isWritten: !isDry && (await isBegun(db)) };
  // Rows of which nobody knows what they name.
  let unread = 0;
  let areNamesNew = false;
  const problem = (it: Problem) => options.onProblem?.(it);
  const run: Run = {
    ...{ known: await readKnown(db), report, problem, isDry, now: now() },
    seen: { codes: new Map(), slugs: new Map() },
  };
  let batch: ProductRow[] = [];
  let bytes = 0;

  async function flush(): Promise<void> {
    if (batch.length > 0) await takeBatch(db, batch, run);
    batch = [];
    options.onProgress?.(bytes, report);
  }

  async function take(line: number, value: unknown): Promise<void> {
    const code = (value as { productCode?: unknown } | null)?.productCode;
    const isNamed = typeof code === 'string';
    const earlier = isNamed ? run.seen.codes.get(code) : undefined;
    if (isNamed && earlier === undefined) run.seen.codes.set(code, line);
    const record = toCatalogueRecord(value);
    if (record.record !== 'product') {
      const state = await writeSmall(db, record, run.known, isDry);
      report[state] += 1;
      if (state !== 'same') report.isWritten ||= !isDry;
      areNamesNew ||= state === 'changed' && (record.record === 'category' || record.record === 'brand');
      return;
    }
    if (earlier !== undefined) {
      throw new RowError([{ column: 'productCode', message: `"${code}" was already on line ${earlier}` }]);
    }
    batch.push({ line, record });
    if (batch.length >= BATCH) await flush();
  }

  for await (const row of rows) {
    if (signal?.aborted) {
      report.stoppedAt = row.line - 1;
      break;
    }
    bytes = row.end;
    report.rows += 1;
    if (row.problem) {
      unread += 1;
      report.bad += 1;
      problem(row.problem);
      continue;
    }
    try {
      await take(row.line, row.value);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      report.bad += 1;
      for (const fault of error.faults) problem({ line: row.line, ...fault });
    }
  }
  await flush();
  if (isComplete && report.stoppedAt === null) {
    if (unread > 0) {
      const message = `nothing was withdrawn, as ${unread} rows could not be read`;
      problem({ line: 0, column: '', message });
    } else report.withdrawn = await withdraw(db, run.seen, isDry);
  }
  if (isDry) return report;
  if (areNamesNew) await followNames(db, run.known);
  report.isWritten ||= report.withdrawn > 0;
  if (report.isWritten) {
    await chooseListed(db);
    await followProducts(db);
    await tellShops(db);
  }
  return report;
}
