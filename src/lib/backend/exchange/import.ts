import type { Db } from '../db/database.ts';
import { informPlanner } from '../db/planner.ts';
import { type ProductRow, type Run, takeBatch } from './batch.ts';
import { toCatalogueRecord } from './check.ts';
import { readKnown } from './known.ts';
import { createLeads } from './leads.ts';
import { subjectOf } from './named.ts';
import { isBegun, isOwn, tellShops } from './owner.ts';
import { followPlaces } from './places.ts';
import { type Problem, RowError } from './problem.ts';
import { emptyReport, type Report } from './report.ts';
import type { Row } from './row.ts';
import { chooseListed } from './settle.ts';
import { nameOfSmall, writeSmall } from './small.ts';
import type { Small } from './small-rows.ts';
import { findGone, withdraw } from './withdraw.ts';

// Short transactions: whoever buys meanwhile waits for one of them at most.
const BATCH = 250;
const BATCH_BYTES = 4 * 1024 * 1024;

export interface ImportOptions {
  db: Db;
  /** The file's rows, in its order. */
  rows: AsyncIterable<Row>;
  /** Says what would be done, and writes nothing. */
  isDry?: boolean;
  /** The file names everything that is sold: what it does not name is withdrawn. */
  isComplete?: boolean;
  /**
   * The share of what is sold that a complete file may withdraw from a catalogue that is the retailer's own already; a
   * file that was cut off at the end of a line looks whole. 1 when missing.
   */
  mostWithdrawn?: number;
  onProblem?: (problem: Problem) => void;
  /** Called now and then with the bytes read so far. */
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
  const { db, rows, isDry = false, isComplete = false, mostWithdrawn = 1, signal, now = Date.now } = options;
  // An earlier run may have moved categories, and ended before their goods followed.
  const isResumed = !isDry && (await isBegun(db));
  const isGuarded = await isOwn(db);
  const report = { ...emptyReport(), isWritten: isResumed };
  const problem = (it: Problem) => options.onProblem?.(it);
  const run: Run = {
    ...{ known: await readKnown(db), leads: createLeads(), report, problem, isDry, now: now() },
    ...{ named: new Map(), slugs: { taken: new Map(), freed: new Set() } },
  };
  const others = new Map<string, number>();
  let isMoved = isResumed;
  // Rows of which nobody can say what they are.
  let unknown = 0;
  let batch: ProductRow[] = [];
  let bytes = 0;
  let flushed = 0;

  async function flush(): Promise<void> {
    if (batch.length > 0) await takeBatch(db, batch, run);
    batch = [];
    flushed = bytes;
  }

  async function takeOther(line: number, record: Small): Promise<void> {
    const { column, name } = nameOfSmall(record);
    const key = `${record.record} ${name}`;
    const earlier = others.get(key);
    if (earlier !== undefined) throw twice(column, name, earlier);
    others.set(key, line);
    // Goods that came before it see the shop as it was before it.
    await flush();
    const outcome = await writeSmall(db, record, run.known, isDry);
    report[outcome.state] += 1;
    if (outcome.state !== 'same') report.isWritten ||= !isDry;
    isMoved ||= outcome.isMoved;
  }

  async function take({ line, value, faults = [] }: Row): Promise<void> {
    const subject = subjectOf(value);
    if (subject.kind === 'unknown') unknown += 1;
    const earlier = subject.kind === 'product' ? run.named.get(subject.code) : undefined;
    if (subject.kind === 'product' && earlier === undefined) run.named.set(subject.code, line);
    if (faults.length > 0) throw new RowError(faults);
    const record = toCatalogueRecord(value);
    if (record.record !== 'product') await takeOther(line, record);
    else if (earlier !== undefined) throw twice('productCode', record.productCode, earlier);
    else batch.push({ line, record });
    if (batch.length >= BATCH || bytes - flushed >= BATCH_BYTES) await flush();
  }

  for await (const row of rows) {
    if (signal?.aborted) {
      report.stoppedAt = row.line - 1;
      break;
    }
    bytes = row.end;
    report.rows += 1;
    try {
      await take(row);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      report.bad += 1;
      for (const fault of error.faults) problem({ line: row.line, ...fault });
    }
    if (report.rows % BATCH === 0) options.onProgress?.(bytes, report);
  }
  await flush();
  options.onProgress?.(bytes, report);
  const isWhole = report.stoppedAt === null;
  if (isWhole) for (const it of await run.leads.findProblems(db, run.named)) problem(it);
  if (isWhole && report.rows === 0) problem(ofFile('there is no row in the file'));
  if (isComplete && isWhole) {
    if (unknown > 0) problem(ofFile(`nothing was withdrawn, as ${unknown} rows do not say what they are`));
    else if (run.named.size === 0) problem(ofFile('nothing was withdrawn, as the file names no product'));
    else {
      const { codes, share } = await findGone(db, run.named);
      if (isGuarded && share > mostWithdrawn) problem(ofFile(tooMany(codes.length, share)));
      else report.withdrawn = await withdraw(db, codes, isDry);
    }
  }
  if (isDry) return report;
  report.isWritten ||= report.withdrawn > 0;
  if (report.isWritten) {
    if (isMoved) await followPlaces(db);
    await chooseListed(db);
    await informPlanner(db);
    await tellShops(db);
  }
  return report;
}

const tooMany = (count: number, share: number): string =>
  `nothing was withdrawn, as ${count} products (${Math.round(share * 100)}% of all) are not in the file: ` +
  'add --withdraw-many if that is meant';

const ofFile = (message: string): Problem => ({ line: 0, column: '', message });

const twice = (column: string, name: string, line: number): RowError =>
  new RowError([{ column, message: `${name} was already on line ${line}: keep one of the two` }]);
