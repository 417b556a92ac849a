import type { ReviewRecord } from '#lib/contract/catalog-file/records.ts';
import { analyzeTables } from '../db/analyze-tables.ts';
import type { Db } from '../db/database.ts';
import { recomputeAllRatings } from '../reviews/ratings.ts';
import { readCatalogReferences } from './catalog-references.ts';
import type { RawRow } from './files/row.ts';
import { type ImportContext, importProductBatch, type ProductRecordRow } from './import-product-batch.ts';
import { createImportReport, type ImportReport } from './import-report.ts';
import { hasUnfinishedImport, isCatalogImported, markImportFinished } from './import-state.ts';
import { identifyRecord } from './record-identity.ts';
import { findUntranslated, isTranslated, type Untranslated } from './records/untranslated.ts';
import { parseCatalogRecord } from './records/validate-record.ts';
import { type ImportIssue, RowValidationError } from './records/validation-issue.ts';
import { createVariantGroups } from './variant-groups.ts';
import type { ReferenceRecord } from './write/record-rows.ts';
import { updateListedVariants, updateProductCategories } from './write/update-derived-columns.ts';
import { findMissingProducts, withdrawProducts } from './write/withdraw-products.ts';
import { getRecordKey, type WriteResult, writeRecord } from './write/write-record.ts';
import { writeReview } from './write/write-review.ts';

// Rows per transaction: few, so that orders wait for one batch at most.
const BATCH_SIZE = 250;
const BATCH_BYTES = 4 * 1024 * 1024;

export interface ImportOptions {
  db: Db;
  rows: AsyncIterable<RawRow>;
  /** Validates and reports without writing. */
  isDryRun?: boolean;
  /** Withdraws products that are not in the file. */
  isFullCatalog?: boolean;
  /**
   * Maximum share of sold products that a full file may withdraw from an imported catalog, since a truncated
   * file may look complete. Defaults to 1.
   */
  maxWithdrawnShare?: number;
  onIssue?: (issue: ImportIssue) => void;
  /** Called periodically with the bytes read so far. */
  onProgress?: (bytes: number, report: ImportReport) => void;
  /** Stops after the current batch; written batches stay. */
  signal?: AbortSignal;
  now?: () => number;
}

/**
 * Imports row by row: valid rows are written, invalid rows are reported. Idempotent: unchanged rows are
 * skipped. Increments the catalog version at the end if anything was written.
 */
export async function importCatalog(options: ImportOptions): Promise<ImportReport> {
  const { db, rows, isDryRun = false, isFullCatalog = false, maxWithdrawnShare = 1, signal } = options;
  // An interrupted import may have moved categories without updating their products.
  const hasInterruptedImport = !isDryRun && (await hasUnfinishedImport(db));
  const isRepeatedImport = await isCatalogImported(db);
  const report = { ...createImportReport(), isWritten: hasInterruptedImport };
  const context = await createImportContext(options, report);
  const { reportIssue } = context;
  const otherRecords = new Map<string, number>();
  let isMoved = hasInterruptedImport;
  // Rows without a recognizable record type or code.
  let unknownRowCount = 0;
  let batch: ProductRecordRow[] = [];
  let bytesRead = 0;
  let flushedBytes = 0;

  async function flushBatch(): Promise<void> {
    if (batch.length > 0) await importProductBatch(db, batch, context);
    batch = [];
    flushedBytes = bytesRead;
  }

  async function importOtherRecord(
    line: number,
    record: ReferenceRecord | ReviewRecord,
    untranslated: Untranslated,
  ): Promise<void> {
    const { column, name } = getRecordKey(record);
    const key = `${record.record} ${name}`;
    const earlierLine = otherRecords.get(key);
    if (earlierLine !== undefined) throw createDuplicateError(column, name, earlierLine);
    otherRecords.set(key, line);
    // Products before this record must be validated against the earlier references.
    await flushBatch();
    const result =
      record.record === 'review'
        ? await importReview(record)
        : await writeRecord(db, { record, untranslated }, context.references, isDryRun);
    report[result.state] += 1;
    if (!isTranslated(untranslated)) report.untranslated += 1;
    if (result.state !== 'unchanged') report.isWritten ||= !isDryRun;
    isMoved ||= result.isMoved;
  }

  async function importReview(record: ReviewRecord): Promise<WriteResult> {
    const isInFile = context.seenCodes.has(record.productCode);
    return { state: await writeReview(db, record, { isDryRun, isInFile }), isMoved: false };
  }

  async function importRow({ line, value, issues = [] }: RawRow): Promise<void> {
    const identity = identifyRecord(value);
    if (identity.kind === 'unknown') unknownRowCount += 1;
    const earlierLine = identity.kind === 'product' ? context.seenCodes.get(identity.code) : undefined;
    if (identity.kind === 'product' && earlierLine === undefined) context.seenCodes.set(identity.code, line);
    if (issues.length > 0) throw new RowValidationError(issues);
    const record = parseCatalogRecord(value);
    const untranslated = findUntranslated(value);
    if (record.record !== 'product') await importOtherRecord(line, record, untranslated);
    else if (earlierLine !== undefined)
      throw createDuplicateError('productCode', record.productCode, earlierLine);
    else batch.push({ line, record, untranslated });
    if (batch.length >= BATCH_SIZE || bytesRead - flushedBytes >= BATCH_BYTES) await flushBatch();
  }

  for await (const row of rows) {
    if (signal?.aborted) {
      report.stoppedAtLine = row.line - 1;
      break;
    }
    bytesRead = row.endByte;
    report.rows += 1;
    try {
      await importRow(row);
    } catch (error) {
      if (!(error instanceof RowValidationError)) throw error;
      report.rejected += 1;
      for (const issue of error.issues) reportIssue({ line: row.line, ...issue });
    }
    if (report.rows % BATCH_SIZE === 0) options.onProgress?.(bytesRead, report);
  }
  await flushBatch();
  options.onProgress?.(bytesRead, report);
  if (report.stoppedAtLine === null) {
    for (const issue of await context.variantGroups.findIssues(db, context.seenCodes)) reportIssue(issue);
    if (report.rows === 0) reportIssue(createFileIssue('there is no row in the file'));
    if (isFullCatalog) {
      const maxShare = isRepeatedImport ? maxWithdrawnShare : Number.POSITIVE_INFINITY;
      await withdrawMissingProducts(db, context, { unknownRows: unknownRowCount, maxShare });
    }
  }
  if (isDryRun) return report;
  report.isWritten ||= report.withdrawn > 0;
  if (report.isWritten) await finishImport(db, isMoved);
  return report;
}

async function createImportContext(
  { db, isDryRun = false, onIssue, now = Date.now }: ImportOptions,
  report: ImportReport,
): Promise<ImportContext> {
  return {
    references: await readCatalogReferences(db),
    variantGroups: createVariantGroups(),
    report,
    reportIssue: (issue) => onIssue?.(issue),
    isDryRun,
    now: now(),
    seenCodes: new Map(),
    slugs: { codeBySlug: new Map(), releasedSlugs: new Set() },
  };
}

/**
 * Withdraws the products that a full file does not contain. If the file may be incomplete, it withdraws none
 * and reports why.
 */
async function withdrawMissingProducts(
  db: Db,
  { report, reportIssue, seenCodes, isDryRun }: ImportContext,
  { unknownRows, maxShare }: { unknownRows: number; maxShare: number },
): Promise<void> {
  if (unknownRows > 0) {
    reportIssue(createFileIssue(`nothing was withdrawn, as ${unknownRows} rows do not say what they are`));
    return;
  }
  if (report.rows > 0 && report.rejected === report.rows) {
    reportIssue(createFileIssue('nothing was withdrawn, as every row is invalid'));
    return;
  }
  if (seenCodes.size === 0) {
    reportIssue(createFileIssue('nothing was withdrawn, as the file names no product'));
    return;
  }
  const { codes, share } = await findMissingProducts(db, seenCodes);
  if (share > maxShare) reportIssue(createFileIssue(formatTooManyWithdrawn(codes.length, share)));
  else report.withdrawn = await withdrawProducts(db, codes, isDryRun);
}

/** Updates columns derived from products, categories and reviews, then raises the catalog version. */
async function finishImport(db: Db, isMoved: boolean): Promise<void> {
  if (isMoved) await updateProductCategories(db);
  await updateListedVariants(db);
  await recomputeAllRatings(db);
  await analyzeTables(db);
  await markImportFinished(db);
}

const formatTooManyWithdrawn = (count: number, share: number): string =>
  `nothing was withdrawn, as ${count} products (${Math.round(share * 100)}% of all) are not in the file: ` +
  'add --withdraw-many if that is meant';

const createFileIssue = (message: string): ImportIssue => ({ line: 0, column: '', message });

const createDuplicateError = (column: string, name: string, line: number): RowValidationError =>
  new RowValidationError([{ column, message: `${name} was already on line ${line}: keep one of the two` }]);
