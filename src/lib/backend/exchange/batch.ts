import type { ProductRecord } from '#lib/contract/record.ts';
import { upsertRows } from '../db/bulk.ts';
import { type Db, type Trx, transaction } from '../db/database.ts';
import { hashOf, productRows } from '../db/product-rows.ts';
import type { Known } from './known.ts';
import { markBegun } from './owner.ts';
import { type Problem, RowError } from './problem.ts';
import { slugFor, toProduct, type Wanted } from './product.ts';
import type { Report } from './report.ts';

export interface Row {
  line: number;
  record: ProductRecord;
}

/** What a run has seen of products so far. */
export interface Seen {
  /** Line by product code. */
  codes: Map<string, number>;
  /** Product code by slug. */
  slugs: Map<string, string>;
}

interface Before {
  code: string;
  slug: string;
  hash: string;
  createdAt: number;
  isSold: boolean;
  /** `ae` or a store's code → pieces. */
  stock: Map<string, number>;
}

interface Change extends Wanted {
  hash: string;
  isNew: boolean;
  /** Words, prices and all else but stock. */
  isChanged: boolean;
  /** Back after it was withdrawn. */
  isReturned: boolean;
}

/** Takes a batch of products: checks what they refer to, compares with what is there, writes what differs. */
export async function takeBatch(
  db: Db,
  rows: readonly Row[],
  { known, seen, report, problem, isDry, now }: Run,
): Promise<void> {
  const before = await readBefore(db, rows);
  const owners = await readSlugOwners(db, rows);
  const changes: Change[] = [];
  for (const { line, record } of rows) {
    try {
      const old = before.get(record.productCode);
      const wanted = toProduct(record, old?.createdAt ?? now);
      demandReferences(wanted, known);
      claimSlug(wanted, seen, owners);
      const hash = hashOf(wanted.product, wanted.shades);
      const isChanged = old?.hash !== hash;
      const isReturned = old !== undefined && !old.isSold;
      if (!isChanged && !isReturned && isStocked(wanted, old)) {
        report.same += 1;
        continue;
      }
      changes.push({ ...wanted, hash, isNew: !old, isChanged, isReturned });
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      report.bad += 1;
      for (const fault of error.faults) problem({ line, ...fault });
    }
  }
  for (const { isNew, isReturned } of changes) {
    if (isNew) report.added += 1;
    else report.changed += 1;
    if (isReturned) report.returned += 1;
  }
  if (changes.length === 0 || isDry) return;
  await transaction(db, async (trx) => {
    await markBegun(trx);
    await write(trx, changes, known);
  });
  report.isWritten = true;
}

export interface Run {
  known: Known;
  seen: Seen;
  report: Report;
  problem: (problem: Problem) => void;
  isDry: boolean;
  now: number;
}

async function readBefore(db: Db, rows: readonly Row[]): Promise<Map<string, Before>> {
  const codes = rows.map(({ record }) => record.productCode);
  const found = await db
    .selectFrom('products')
    .select(['code', 'slug', 'row_hash', 'created_at', 'is_sold'])
    .where('code', 'in', codes)
    .execute();
  const before = new Map<string, Before>(
    found.map((row) => [
      row.code,
      {
        code: row.code,
        slug: row.slug,
        hash: row.row_hash,
        createdAt: Number(row.created_at),
        isSold: row.is_sold === 1,
        stock: new Map(),
      },
    ]),
  );
  const known = [...before.keys()];
  if (known.length === 0) return before;
  const shelves = await db
    .selectFrom('stock')
    .select(['product_code', 'country', 'quantity'])
    .where('product_code', 'in', known)
    .execute();
  for (const row of shelves) before.get(row.product_code)?.stock.set(row.country, row.quantity);
  const stores = await db
    .selectFrom('store_stock')
    .select(['product_code', 'store_code', 'quantity'])
    .where('product_code', 'in', known)
    .execute();
  for (const row of stores) before.get(row.product_code)?.stock.set(row.store_code, row.quantity);
  return before;
}

/** Whose the slugs of a batch are so far. */
async function readSlugOwners(db: Db, rows: readonly Row[]): Promise<Map<string, string>> {
  const slugs = rows.map(({ record }) => slugFor(record));
  const found = await db.selectFrom('products').select(['code', 'slug']).where('slug', 'in', slugs).execute();
  return new Map(found.map(({ slug, code }) => [slug, code]));
}

function claimSlug({ product }: Wanted, { slugs }: Seen, owners: ReadonlyMap<string, string>): void {
  const owner = slugs.get(product.slug) ?? owners.get(product.slug);
  if (owner !== undefined && owner !== product.code) {
    throw new RowError([{ column: 'slug', message: `"${product.slug}" is the address of ${owner}` }]);
  }
  slugs.set(product.slug, product.code);
}

function demandReferences({ product, shades }: Wanted, known: Known): void {
  const faults: RowError['faults'] = [];
  const demand = (isThere: boolean, column: string, what: string, code: string) => {
    if (!isThere) faults.push({ column, message: `there is no ${what} "${code}"` });
  };
  const level = known.categories.get(product.category)?.level;
  demand(level !== undefined, 'category', 'category', product.category);
  if (level !== undefined && level !== 3) {
    const message = `"${product.category}" is of level ${level}: products stand on the third`;
    faults.push({ column: 'category', message });
  }
  demand(known.brands.has(product.brand), 'brand', 'brand', product.brand);
  for (const code of shades) demand(known.shades.has(code), 'shades', 'shade', code);
  for (const code of Object.keys(product.storeStock)) {
    demand(known.stores.has(code), `storeStock.${code}`, 'store', code);
  }
  if (product.sizeChart !== null) {
    demand(known.sizeCharts.has(product.sizeChart), 'sizeChart', 'size chart', product.sizeChart);
  }
  if (faults.length > 0) throw new RowError(faults.slice(0, 12));
}

function isStocked({ product }: Wanted, before: Before | undefined): boolean {
  const given = [...Object.entries(product.stock), ...Object.entries(product.storeStock)];
  return given.every(([place, quantity]) => before?.stock.get(place) === quantity);
}

async function write(trx: Trx, changes: readonly Change[], known: Known): Promise<void> {
  const changed = changes.filter(({ isChanged }) => isChanged);
  const rows = changes.map(({ product, shades }) => productRows(product, shades, known));
  const own = changed.map(({ product, shades }) => productRows(product, shades, known));
  const codes = changed.filter(({ isNew }) => !isNew).map(({ product }) => product.code);
  if (codes.length > 0) {
    // A country or a shade that is no longer named is no longer there.
    await trx.deleteFrom('prices').where('product_code', 'in', codes).execute();
    await trx.deleteFrom('product_shades').where('product_code', 'in', codes).execute();
  }
  const of = <Table extends keyof (typeof rows)[number]>(from: typeof rows, table: Table) =>
    from.flatMap((each) => each[table] as never[]);
  await upsertRows(trx, 'products', of(own, 'products'), ['code']);
  await upsertRows(trx, 'product_texts', of(own, 'product_texts'), ['product_code', 'language']);
  await upsertRows(trx, 'prices', of(own, 'prices'), ['product_code', 'country']);
  await upsertRows(trx, 'product_shades', of(own, 'product_shades'), ['product_code', 'shade_code']);
  await upsertRows(trx, 'stock', of(rows, 'stock'), ['product_code', 'country']);
  await upsertRows(trx, 'store_stock', of(rows, 'store_stock'), ['product_code', 'store_code']);
  const back = changes.filter(({ isReturned, isChanged }) => isReturned && !isChanged);
  if (back.length > 0) {
    await trx
      .updateTable('products')
      .set({ is_sold: 1 })
      .where(
        'code',
        'in',
        back.map(({ product }) => product.code),
      )
      .execute();
  }
}
