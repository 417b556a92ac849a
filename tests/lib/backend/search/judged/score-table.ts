import type { Grade } from './grade.ts';

/** The number of graded queries, and their scores in percent, rounded down to one decimal. */
export interface JudgedScore {
  queries: number;
  /** At least one of the first three results is right. */
  success: number;
  /** `isAllRight` of `Grade`. */
  all: number;
  /** The first result is right. */
  first: number;
  /** Mean NDCG@3. */
  ndcg: number;
}

/** The scores that have a minimum. */
export interface JudgedTotals {
  all: JudgedScore;
  /** Queries for products that the shop sells. */
  sold: JudgedScore;
  /** Share of queries for products that are not sold for which the message is shown. */
  notSoldMessage: number;
}

const toPercent = (sum: number, of: number): number => (of ? Math.floor((1000 * sum) / of + 1e-6) / 10 : 0);

export function scoreGrades(grades: readonly Grade[]): JudgedScore {
  const count = (test: (grade: Grade) => boolean): number =>
    toPercent(grades.filter(test).length, grades.length);
  return {
    queries: grades.length,
    success: count(({ hasRight }) => hasRight),
    all: count(({ isAllRight }) => isAllRight),
    first: count(({ isFirstRight }) => isFirstRight),
    ndcg: toPercent(
      grades.reduce((sum, { ndcg }) => sum + ndcg, 0),
      grades.length,
    ),
  };
}

export function scoreTotals(grades: readonly Grade[]): JudgedTotals {
  const unsold = grades.filter(({ subject }) => subject === 'unsold');
  return {
    all: scoreGrades(grades),
    sold: scoreGrades(grades.filter(({ subject }) => subject === 'sold')),
    notSoldMessage: toPercent(
      unsold.filter(({ hasNotSoldMessage }) => hasNotSoldMessage).length,
      unsold.length,
    ),
  };
}

const COLUMNS = ['queries', 'success', 'all', 'first', 'ndcg'] as const;
const HEADINGS = ['queries', 'one of 3', 'all 3', 'first', 'NDCG@3'];

const formatRow = (name: string, cells: readonly string[]): string =>
  name.padEnd(12) + cells.map((cell) => cell.padStart(9)).join('');

const formatScore = (name: string, score: JudgedScore): string =>
  formatRow(
    name,
    COLUMNS.map((column) => (column === 'queries' ? String(score.queries) : score[column].toFixed(1))),
  );

/** Formats a table with a row for each kind of query, the totals, and the shares of not-sold messages and of guides. */
export function formatScoreTable(title: string, grades: readonly Grade[]): string {
  const kinds = [...Map.groupBy(grades, ({ kind }) => kind)];
  const { all, sold, notSoldMessage } = scoreTotals(grades);
  const guided = grades.filter(({ hasGuide }) => hasGuide !== null);
  const guides = toPercent(guided.filter(({ hasGuide }) => hasGuide).length, guided.length);
  return [
    formatRow(title, HEADINGS),
    ...kinds.map(([kind, of]) => formatScore(kind, scoreGrades(of))),
    formatScore('sold', sold),
    formatScore('total', all),
    `not-sold message: ${notSoldMessage.toFixed(1)} %; guide above the products: ${guides.toFixed(1)} % of ${guided.length}`,
  ].join('\n');
}
