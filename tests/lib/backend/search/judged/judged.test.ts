import { beforeAll, describe, expect, it } from 'vitest';
import { type Grade, gradeOutcome } from './grade.ts';
import { HALVES, type Half, readJudged } from './judged-file.ts';
import { type JudgedShop, openJudgedShop } from './judged-shop.ts';
import { MINIMUM_SCORES } from './minimum-scores.ts';
import { formatScoreTable, scoreTotals } from './score-table.ts';

const LANGUAGES = ['en', 'ar'] as const;
const SETS = HALVES.flatMap((half) => LANGUAGES.map((language) => [half, language] as const));

let shop: JudgedShop;

beforeAll(async () => {
  shop = await openJudgedShop();
}, 60_000);

/** Prints the misses of the tuning half when JUDGED_MISSES is set. */
function printMiss(half: Half, query: string, { kind, marks }: Grade, names: readonly string[]): void {
  if (half !== 'tuning' || !process.env.JUDGED_MISSES) return;
  const results = names.map((name, index) => `  ${marks[index] ?? ''} ${name}`);
  console.info([`${kind}: ${query}`, ...results].join('\n'));
}

describe.each(SETS)('Judged queries, %s half, %s', (half, language) => {
  const judged = readJudged(half, language);

  it('reach their minimum scores', () => {
    const grades = judged.map((each) => {
      const outcome = shop.search(language, each.query);
      const grade = gradeOutcome(each, outcome, shop.catalog);
      if (!grade.isAllRight) {
        const names = [...outcome.pages, ...outcome.products.map(({ text }) => text)];
        printMiss(half, each.query, grade, names);
      }
      return grade;
    });
    console.info(formatScoreTable(`${language} ${half}`, grades));
    const { all, sold, notSoldMessage } = scoreTotals(grades);
    const minimum = MINIMUM_SCORES[half][language];
    const measured = { sold, all, notSoldMessage };
    for (const share of ['success', 'all', 'first', 'ndcg'] as const) {
      expect(measured.sold[share], `sold, ${share}`).toBeGreaterThanOrEqual(minimum.sold[share]);
      expect(measured.all[share], `all, ${share}`).toBeGreaterThanOrEqual(minimum.all[share]);
    }
    expect(measured.notSoldMessage, 'message for unsold products').toBeGreaterThanOrEqual(
      minimum.notSoldMessage,
    );
  });

  // Failures name lines, so that nobody reads a query of the holdout half by accident.
  it('occur in one half only, and once', () => {
    const queries = HALVES.flatMap((each) => readJudged(each, language)).map(({ query }) => query);
    const repeated = judged.filter(({ query }) => queries.filter((each) => each === query).length > 1);
    expect(repeated.map(({ line }) => line)).toEqual([]);
  });

  it('have rules that the catalog can fulfil', () => {
    const unfulfillable = judged.filter(
      ({ right }) =>
        !right.expectsNoProduct &&
        right.pages.length === 0 &&
        !shop.catalog.some((product) => right.matches(product)),
    );
    expect(unfulfillable.map(({ line }) => line)).toEqual([]);
  });
});

it.each(LANGUAGES)('at least 300 queries are judged, in %s', (language) => {
  const counts = HALVES.map((half) => readJudged(half, language).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(150);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(300);
});
