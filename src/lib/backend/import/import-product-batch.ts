import type { ProductRecord } from '#lib/contract/catalog-file/records.ts';
import { hashProduct } from '../catalog/model/product-rows.ts';
import { type Db, runInTransaction } from '../db/database.ts';
import type { CatalogReferences } from './catalog-references.ts';
import { markImportStarted } from './catalog-state.ts';
import type { ImportReport } from './import-report.ts';
import { type ProductInput, toProduct } from './records/product-from-record.ts';
import { claimSlug, type SlugRegistry } from './records/product-slug.ts';
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

/** A product record with its line. */
export interface ProductRecordRow {
  line: number;
  record: ProductRecord;
}

/** State of an import run. */
export interface ImportContext {
  references: CatalogReferences;
  /** Line by product code, of valid and rejected rows. */
  seenCodes: Map<string, number>;
  slugs: SlugRegistry;
  variantGroups: VariantGroups;
  report: ImportReport;
  reportIssue: (reportIssue: ImportIssue) => void;
  isDryRun: boolean;
  now: number;
}

/**
 * Imports a batch of products: validates references, compares with stored products, writes the differences.
 */
export async function importProductBatch(
  db: Db,
  rows: readonly ProductRecordRow[],
  run: ImportContext,
): Promise<void> {
  const { references, report, reportIssue, isDryRun, variantGroups } = run;
  const records = rows.map(({ record }) => record);
  const before = await readStoredProducts(
    db,
    records.map(({ productCode }) => productCode),
  );
  const owners = await readSlugOwners(db, records, before);
  const changes: ProductChange[] = [];
  // Withdrawn products whose slugs pass to others.
  const givers: string[] = [];

  function take(line: number, record: ProductRecord): void {
    const old = before.get(record.productCode);
    const wanted = toProduct(record, { slug: getStoredSlug(old), createdAt: old?.createdAt ?? run.now });
    assertReferencesExist(wanted, references);
    const { code, slug, groupCode } = wanted.product;
    const claim = claimSlug({ code, slug, before: old?.slug }, owners.get(slug), run.slugs);
    if (claim.kind === 'refused') throw new RowValidationError([{ column: 'slug', message: claim.message }]);
    if (claim.kind === 'from') givers.push(claim.code);
    variantGroups.add(line, code, groupCode);
    const isChanged = old?.hash !== hashProduct(wanted.product, wanted.shades) || old.slug !== slug;
    if (!isChanged && old.isSold && hasSameStock(wanted, old)) report.unchanged += 1;
    else changes.push({ ...wanted, stored: old, isChanged });
  }

  for (const { line, record } of rows) {
    try {
      take(line, record);
    } catch (error) {
      if (!(error instanceof RowValidationError)) throw error;
      report.rejected += 1;
      for (const fault of error.issues) reportIssue({ line, ...fault });
    }
  }
  if (changes.length > 0 && !isDryRun) {
    await runInTransaction(db, async (trx) => {
      await markImportStarted(trx);
      await writeProducts(trx, changes, givers, run);
    });
    report.isWritten = true;
  }
  report.added += changes.filter((change) => !change.stored).length;
  report.changed += changes.filter((change) => change.stored).length;
  report.restored += changes.filter((change) => change.stored?.isSold === false).length;
}

function hasSameStock({ product }: ProductInput, before: StoredProduct): boolean {
  return (
    Object.entries(product.stock).every(([place, pieces]) => before.stock.get(place) === pieces) &&
    Object.entries(product.storeStock).every(([place, pieces]) => before.storeStock.get(place) === pieces)
  );
}
