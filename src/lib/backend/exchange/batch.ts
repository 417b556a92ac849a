import type { ProductRecord } from '#lib/contract/record.ts';
import { type Db, transaction } from '../db/database.ts';
import { hashOf } from '../db/product-rows.ts';
import { type Before, keptSlug, readBefore, readSlugOwners } from './before.ts';
import type { Known } from './known.ts';
import type { Leads } from './leads.ts';
import { markBegun } from './owner.ts';
import { type Problem, RowError } from './problem.ts';
import { toProduct, type Wanted } from './product.ts';
import { demandReferences } from './references.ts';
import type { Report } from './report.ts';
import { claimSlug, type Slugs } from './slug.ts';
import { type Change, writeProducts } from './write.ts';

/** A product's record and where it stands. */
export interface ProductRow {
  line: number;
  record: ProductRecord;
}

/** What a run knows, and what it has seen so far. */
export interface Run {
  known: Known;
  /** Line by product code, of rows that were taken and of those that were not. */
  named: Map<string, number>;
  slugs: Slugs;
  leads: Leads;
  report: Report;
  problem: (problem: Problem) => void;
  isDry: boolean;
  now: number;
}

/** Takes a batch of products: checks what they refer to, compares with what is there, writes what differs. */
export async function takeBatch(db: Db, rows: readonly ProductRow[], run: Run): Promise<void> {
  const { known, report, problem, isDry, leads } = run;
  const records = rows.map(({ record }) => record);
  const before = await readBefore(
    db,
    records.map(({ productCode }) => productCode),
  );
  const owners = await readSlugOwners(db, records, before);
  const changes: Change[] = [];
  // Products that are no longer sold and give their slugs to others.
  const givers: string[] = [];

  function take(line: number, record: ProductRecord): void {
    const old = before.get(record.productCode);
    const wanted = toProduct(record, { slug: keptSlug(old), createdAt: old?.createdAt ?? run.now });
    demandReferences(wanted, known);
    const { code, slug, group } = wanted.product;
    const claim = claimSlug({ code, slug, before: old?.slug }, owners.get(slug), run.slugs);
    if (claim.kind === 'refused') throw new RowError([{ column: 'slug', message: claim.message }]);
    if (claim.kind === 'from') givers.push(claim.code);
    leads.note(line, code, group);
    const isChanged = old?.hash !== hashOf(wanted.product, wanted.shades) || old.slug !== slug;
    if (!isChanged && old.isSold && isStocked(wanted, old)) report.same += 1;
    else changes.push({ ...wanted, before: old, isChanged });
  }

  for (const { line, record } of rows) {
    try {
      take(line, record);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      report.bad += 1;
      for (const fault of error.faults) problem({ line, ...fault });
    }
  }
  if (changes.length > 0 && !isDry) {
    await transaction(db, async (trx) => {
      await markBegun(trx);
      await writeProducts(trx, changes, givers, run);
    });
    report.isWritten = true;
  }
  report.added += changes.filter((change) => !change.before).length;
  report.changed += changes.filter((change) => change.before).length;
  report.returned += changes.filter((change) => change.before?.isSold === false).length;
}

function isStocked({ product }: Wanted, before: Before): boolean {
  return (
    Object.entries(product.stock).every(([place, pieces]) => before.stock.get(place) === pieces) &&
    Object.entries(product.storeStock).every(([place, pieces]) => before.storeStock.get(place) === pieces)
  );
}
