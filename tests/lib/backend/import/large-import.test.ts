import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { listProducts, productDetails } from '#lib/contract/catalog/catalog.ts';
import { parseImportReport } from '../../../../scripts/bench/large-catalog.mjs';
import { median } from '../../../../scripts/bench/statistics.mjs';
import { callEndpoint, type Visitor } from '../../../contract/harness/client.ts';
import { createFunctionClient, createFunctionHarness } from '../../../contract/harness/function-client.ts';
import { repetitions } from '../../../support/full-tests.ts';
import { productRecord } from './import-harness.ts';
import { runImport, seedOwnCatalog, withFolder, writeProducts } from './import-process.ts';

// A smaller version of `npm run bench -- catalog`; its limits fail only when the complexity class changes.
const SMALL_COUNT = 1000;
const LARGE_COUNT = repetitions({ full: 10_000, short: 4000 });
const INVALID_COUNT = repetitions({ full: 40_000, short: 10_000 });
const MAX_MB = 450;
const MAX_MEMORY_GROWTH = 2.5;
const MAX_SLOWDOWN = 4;

const PAGES: ((visitor: Visitor) => Promise<{ status: number }>)[] = [
  (visitor) => callEndpoint(visitor, listProducts, { query: { category: 'drills' } }),
  (visitor) => callEndpoint(visitor, listProducts, { query: { category: 'tools' } }),
  (visitor) => callEndpoint(visitor, listProducts, { query: { offer: '1' } }),
  (visitor) => callEndpoint(visitor, productDetails, { params: { code: 't-ten' } }),
];

/**
 * Returns how many times longer each page takes with the large catalog. Both shops are visited alternately,
 * so that other load on the machine affects both.
 */
async function comparePages(small: Db, large: Db): Promise<number[]> {
  const [smallVisitor, largeVisitor] = [small, large].map((db) =>
    createFunctionClient(createFunctionHarness(db)).visitor(),
  ) as [Visitor, Visitor];
  const ratios: number[] = [];
  for (const page of PAGES) {
    const smallTimes: number[] = [];
    const largeTimes: number[] = [];
    for (let attempt = 0; attempt < 40; attempt += 1) {
      smallTimes.push(await timeVisit(page, smallVisitor));
      largeTimes.push(await timeVisit(page, largeVisitor));
    }
    ratios.push((median(largeTimes) as number) / (median(smallTimes) as number));
  }
  return ratios;
}

async function timeVisit(page: (typeof PAGES)[number], visitor: Visitor): Promise<number> {
  const started = performance.now();
  expect((await page(visitor)).status).toBe(200);
  return performance.now() - started;
}

describe('A large import', () => {
  it('needs little more memory than a small one, is written once, and keeps pages fast', async () => {
    const [small, large] = [await seedOwnCatalog(), await seedOwnCatalog()];
    const few = parseImportReport((await runImport(small, [await writeProducts(small, SMALL_COUNT)])).out);
    const file = await writeProducts(large, LARGE_COUNT);
    const many = parseImportReport((await runImport(large, [file])).out);
    const repeatedImport = parseImportReport((await runImport(large, [file])).out);
    expect([many.isWritten, repeatedImport.isWritten]).toEqual([true, false]);
    expect(Math.max(many.megabytes, repeatedImport.megabytes)).toBeLessThan(MAX_MB);
    expect(many.megabytes / few.megabytes).toBeLessThan(MAX_MEMORY_GROWTH);
    const ratios = await withFolder(small, (smallDb) =>
      withFolder(large, (largeDb) => comparePages(smallDb, largeDb)),
    );
    for (const ratio of ratios) expect(ratio).toBeLessThan(MAX_SLOWDOWN);
  }, 120_000);

  it('reports invalid rows without collecting them', async () => {
    const folder = await seedOwnCatalog();
    const file = join(folder, 'bad.jsonl');
    const lines = Array.from(
      { length: INVALID_COUNT },
      (_, index) => `${JSON.stringify(productRecord(`T-B${index}`, { brand: 'nobody', popularity: -1 }))}\n`,
    );
    writeFileSync(file, lines.join(''));
    const { code, out } = await runImport(folder, [file]);
    expect(code).toBe(2);
    expect(parseImportReport(out)).toMatchObject({
      counts: expect.stringContaining(`${INVALID_COUNT.toLocaleString('en')} bad`),
      isWritten: false,
    });
    expect(parseImportReport(out).megabytes).toBeLessThan(MAX_MB);
    expect(out.length).toBeLessThan(5000);
  }, 120_000);
});
