import type { JudgedCase } from './judged-file.ts';
import { type JudgedProduct, matchesPage } from './rule.ts';

/** What the shop shows for a query. */
export interface Outcome {
  /** Paths of pages above the products, without the locale. */
  pages: readonly string[];
  products: readonly JudgedProduct[];
  /** The shop says that it does not sell, or did not find, what was searched for. */
  isSaid: boolean;
}

export type Mark = 'right' | 'acceptable' | 'wrong';

/** A graded query. */
export interface Grade {
  kind: string;
  /** What a query asks for: products, products that are not sold, or a page. */
  subject: 'sold' | 'unsold' | 'page';
  marks: Mark[];
  isSaid: boolean;
  /** Of the first three at least one is right. */
  hasRight: boolean;
  isFirstRight: boolean;
  /** As many of the first three are right as there can be, and none is wrong. */
  isAllRight: boolean;
  /** Normalised discounted gain of the first three. */
  ndcg: number;
  /** Whether a guide that explains the matter stands above the products; null when there is none. */
  hasGuide: boolean | null;
}

const FIRST = 3;
const GAIN: Readonly<Record<Mark, number>> = { right: 3, acceptable: 1, wrong: 0 };

const sumGains = (marks: readonly Mark[]): number =>
  marks.reduce((sum, mark, index) => sum + GAIN[mark] / Math.log2(index + 2), 0);

/** Where nothing is sold it is right to say so, with nothing but the nearest goods below. */
function gradeUnsold({ kind, acceptable }: JudgedCase, { products, isSaid }: Outcome): Grade {
  const marks = products
    .slice(0, FIRST)
    .map((product): Mark => (acceptable.matches(product) ? 'acceptable' : 'wrong'));
  const isRight = isSaid && !marks.includes('wrong');
  return {
    kind,
    subject: 'unsold',
    marks,
    isSaid,
    hasRight: isRight,
    isFirstRight: isRight,
    isAllRight: isRight,
    ndcg: isRight ? 1 : 0,
    hasGuide: null,
  };
}

/**
 * Grades what is shown for a query. Where the shop sells what is asked for, the products are graded, and pages only
 * where a page is the answer.
 */
export function gradeOutcome(
  judged: JudgedCase,
  { pages, products, isSaid }: Outcome,
  catalog: readonly JudgedProduct[],
): Grade {
  const { kind, right, acceptable } = judged;
  const soldCount = catalog.filter((product) => right.matches(product)).length;
  if (soldCount === 0 && right.pages.length === 0) return gradeUnsold(judged, { pages, products, isSaid });
  const markProduct = (product: JudgedProduct): Mark => {
    if (right.matches(product)) return 'right';
    return acceptable.matches(product) ? 'acceptable' : 'wrong';
  };
  const pageMarks = pages.map((page): Mark => (matchesPage(right, page) ? 'right' : 'wrong'));
  const marks = [...(soldCount > 0 ? [] : pageMarks), ...products.map(markProduct)].slice(0, FIRST);
  const possible = Math.min(FIRST, soldCount || 1);
  const ideal = sumGains(new Array<Mark>(possible).fill('right'));
  const rights = marks.filter((mark) => mark === 'right').length;
  return {
    kind,
    subject: soldCount > 0 ? 'sold' : 'page',
    marks,
    isSaid,
    hasRight: rights > 0,
    isFirstRight: marks[0] === 'right',
    isAllRight: rights >= possible && !marks.includes('wrong'),
    ndcg: Math.min(1, sumGains(marks) / ideal),
    hasGuide: soldCount > 0 && right.pages.length > 0 ? pageMarks.includes('right') : null,
  };
}
