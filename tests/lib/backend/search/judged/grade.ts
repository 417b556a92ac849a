import type { JudgedCase } from './judged-file.ts';
import { type JudgedProduct, matchesPage } from './rule.ts';

/** What the shop shows for a query. */
export interface Outcome {
  /** Paths of pages above the products, without the locale. */
  pages: readonly string[];
  products: readonly JudgedProduct[];
  /** Whether the message is shown that the product is not sold, or that nothing was found. */
  hasNotSoldMessage: boolean;
}

export type Mark = 'right' | 'acceptable' | 'wrong';

/** A graded query. */
export interface Grade {
  kind: string;
  /** What the query looks for: products, products that are not sold, or a page. */
  subject: 'sold' | 'unsold' | 'page';
  marks: Mark[];
  hasNotSoldMessage: boolean;
  /** Whether one of the first three results is right. */
  hasRight: boolean;
  isFirstRight: boolean;
  /** Whether the first three results have no wrong one and as many right ones as possible. */
  isAllRight: boolean;
  /** Normalised discounted cumulative gain of the first three results (NDCG@3). */
  ndcg: number;
  /** Whether a guide that explains the topic is above the products; null when there is none. */
  hasGuide: boolean | null;
}

const FIRST = 3;
const GAIN: Readonly<Record<Mark, number>> = { right: 3, acceptable: 1, wrong: 0 };

const sumGains = (marks: readonly Mark[]): number =>
  marks.reduce((sum, mark, index) => sum + GAIN[mark] / Math.log2(index + 2), 0);

/**
 * Grades a query for a product that is not sold: correct are the message, and no products except acceptable
 * alternatives.
 */
function gradeUnsold({ kind, acceptable }: JudgedCase, { products, hasNotSoldMessage }: Outcome): Grade {
  const marks = products
    .slice(0, FIRST)
    .map((product): Mark => (acceptable.matches(product) ? 'acceptable' : 'wrong'));
  const isCorrect = hasNotSoldMessage && !marks.includes('wrong');
  return {
    kind,
    subject: 'unsold',
    marks,
    hasNotSoldMessage,
    hasRight: isCorrect,
    isFirstRight: isCorrect,
    isAllRight: isCorrect,
    ndcg: isCorrect ? 1 : 0,
    hasGuide: null,
  };
}

/**
 * Grades the first three results of a query. When no right product is sold, the pages shown come before the
 * products; when no page is right either, the shop should say that the product is not sold.
 */
export function gradeOutcome(
  judged: JudgedCase,
  { pages, products, hasNotSoldMessage }: Outcome,
  catalog: readonly JudgedProduct[],
): Grade {
  const { kind, right, acceptable } = judged;
  const soldCount = catalog.filter((product) => right.matches(product)).length;
  if (soldCount === 0 && right.pages.length === 0)
    return gradeUnsold(judged, { pages, products, hasNotSoldMessage });
  const markProduct = (product: JudgedProduct): Mark => {
    if (right.matches(product)) return 'right';
    return acceptable.matches(product) ? 'acceptable' : 'wrong';
  };
  const pageMarks = pages.map((page): Mark => (matchesPage(right, page) ? 'right' : 'wrong'));
  const marks = [...(soldCount > 0 ? [] : pageMarks), ...products.map(markProduct)].slice(0, FIRST);
  const possible = Math.min(FIRST, soldCount || 1);
  const ideal = sumGains(new Array<Mark>(possible).fill('right'));
  const rightCount = marks.filter((mark) => mark === 'right').length;
  return {
    kind,
    subject: soldCount > 0 ? 'sold' : 'page',
    marks,
    hasNotSoldMessage,
    hasRight: rightCount > 0,
    isFirstRight: marks[0] === 'right',
    isAllRight: rightCount >= possible && !marks.includes('wrong'),
    ndcg: Math.min(1, sumGains(marks) / ideal),
    hasGuide: soldCount > 0 && right.pages.length > 0 ? pageMarks.includes('right') : null,
  };
}
