import type { Language } from '#lib/locale/locale.ts';
import type { Half } from './judged-file.ts';

/**
 * Minimum scores in percent, raised whenever the search improves. Targets: `success` 96, `all` 75 and `first`
 * 88 for products that are sold, 95 for the message that something is not sold.
 */
export interface MinimumScores {
  sold: { success: number; all: number; first: number; ndcg: number };
  all: { success: number; all: number; first: number; ndcg: number };
  /** Share of queries for products that are not sold which show the message. */
  notSoldMessage: number;
}

// When the shop starts to sell the products of a query, the query is graded again: the result must contain three
// matching products instead of the message that the shop does not sell them, and alternatives no longer count. As
// fewer queries then expect the message, each one without it lowers the score more.
export const MINIMUM_SCORES: Readonly<Record<Half, Record<Language, MinimumScores>>> = {
  tuning: {
    en: {
      sold: { success: 97.6, all: 81.6, first: 94.7, ndcg: 95.1 },
      all: { success: 96.5, all: 83.3, first: 94.1, ndcg: 94.6 },
      notSoldMessage: 94.4,
    },
    ar: {
      sold: { success: 96.7, all: 80.3, first: 92.6, ndcg: 92.7 },
      all: { success: 96.2, all: 82.7, first: 92.9, ndcg: 93 },
      notSoldMessage: 96.5,
    },
  },
  holdout: {
    en: {
      sold: { success: 95.1, all: 72.2, first: 88.1, ndcg: 89.5 },
      all: { success: 93.1, all: 74.1, first: 87.4, ndcg: 89.3 },
      notSoldMessage: 93.5,
    },
    ar: {
      sold: { success: 95.4, all: 70.6, first: 91.7, ndcg: 88.6 },
      all: { success: 93.5, all: 71.4, first: 90.2, ndcg: 87.6 },
      notSoldMessage: 75,
    },
  },
};
