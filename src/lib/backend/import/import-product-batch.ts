import type { ProductRecord } from '#lib/contract/catalog-file/records.ts';
import { hashProduct } from '../catalog/model/product-rows.ts';
import { type Db, runInTransaction } from '../db/database.ts';
import type { CatalogReferences } from './catalog-references.ts';
import type { ImportReport } from './import-report.ts';
import { markImportStarted } from './import-state.ts';
import { type ProductInput, toProduct } from './records/product-from-record.ts';
import { claimSlug, type SlugRegistry } from './records/product-slug.ts';
import { isTranslated, type Untranslated } from './records/untranslated.ts';
import { assertReferencesExist } from './records/validate-references.ts';
import { type ImportIssue, RowValidationError } from './records/validation-issue.ts';
import type { VariantGroups } from './variant-groups.ts';
import {
  getStoredSlug,
  readSlugOwners,
  readStoredProducts,
  type StoredProduct,
} from './write/read-stored-products.ts';
import { type ProductChange, writeProducts } from './write/write-products.ts';

/** A product record with its line and the paths of its missing texts. */
export interface ProductRecordRow {
  line: number;
  record: ProductRecord;
  untranslated: Untranslated;
}

/** State of an import run. */
export interface ImportContext {
  references: CatalogReferences;
  /** Line by product code, of valid and rejected rows. */
  seenCodes: Map<string, number>;
  slugs: SlugRegistry;
  variantGroups: VariantGroups;
  report: ImportReport;
  reportIssue: (issue: ImportIssue) => void;
  isDryRun: boolean;
  now: number;
}

/**
 * Imports a batch of products: validates references, compares with stored products and, except in a dry run,
 * writes the differences.
 */
export async function importProductBatch(
  db: Db,
  rows: readonly ProductRecordRow[],
  context: ImportContext,
): Promise<void> {
  const { references, report, reportIssue, isDryRun, variantGroups } = context;
  const records = rows.map(({ record }) => record);
  const storedProducts = await readStoredProducts(
    db,
    records.map(({ productCode }) => productCode),
  );
  const slugOwners = await readSlugOwners(db, records, storedProducts);
  const changes: ProductChange[] = [];
  // Codes of withdrawn products whose slugs other products take over.
  const releasedSlugCodes: string[] = [];

  function importRow({ line, record, untranslated }: ProductRecordRow): void {
    const stored = storedProducts.get(record.productCode);
    const input = toProduct(
      record,
      { slug: getStoredSlug(stored), createdAt: stored?.createdAt ?? context.now },
      untranslated,
    );
    assertReferencesExist(input, references);
    const { code, slug, groupCode } = input.product;
    const claim = claimSlug({ code, slug, previousSlug: stored?.slug }, slugOwners.get(slug), context.slugs);
    if (claim.kind === 'rejected') throw new RowValidationError([{ column: 'slug', message: claim.message }]);
    if (claim.kind === 'takeover') releasedSlugCodes.push(claim.code);
    variantGroups.add(line, code, groupCode);
    const isChanged = stored?.hash !== hashProduct(input.product, input.shades) || stored.slug !== slug;
    if (!isChanged && stored.isSold && hasSameStock(input, stored)) report.unchanged += 1;
    else changes.push({ ...input, stored, isChanged });
    if (!isTranslated(untranslated)) report.untranslated += 1;
  }

  for (const row of rows) {
    try {
      importRow(row);
    } catch (error) {
      if (!(error instanceof RowValidationError)) throw error;
      report.rejected += 1;
      for (const issue of error.issues) reportIssue({ line: row.line, ...issue });
    }
  }
  if (changes.length > 0 && !isDryRun) {
    await runInTransaction(db, async (trx) => {
      await markImportStarted(trx);
      await writeProducts(trx, changes, releasedSlugCodes, context);
    });
    report.isWritten = true;
  }
  report.added += changes.filter((change) => !change.stored).length;
  report.changed += changes.filter((change) => change.stored).length;
  report.restored += changes.filter((change) => change.stored?.isSold === false).length;
}

function hasSameStock({ product }: ProductInput, stored: StoredProduct): boolean {
  return (
    Object.entries(product.stock).every(([code, quantity]) => stored.stock.get(code) === quantity) &&
    Object.entries(product.storeStock).every(([code, quantity]) => stored.storeStock.get(code) === quantity)
  );
}
