import { DAY_MS } from '#lib/locale/duration.ts';
import type { Product, ReviewEntity } from '../../catalog/model.ts';
import { seededRandom } from '../seeded-random.ts';
import { LEAF_SENTENCES } from './departments/index.ts';
import { FACT_SENTENCES } from './fact-sentences.ts';
import { OPINIONS } from './opinions.ts';
import { chooseReviewer, type Reviewer } from './reviewers.ts';
import type { Sentence } from './sentence.ts';
import { createTextChooser, type ReviewPosition, type TextChooser } from './text-chooser.ts';
import { TITLES } from './titles.ts';

// Number of products with reviews in a leaf category: its most popular ones, the first with the most reviews.
const PRODUCTS_PER_LEAF = 3;
const COUNTS = [4, 2, 1];
const MAX_EXTRA = 3;

// Cumulative distribution of stars: how many of 100 reviews have at most 1, 2, 3, 4 and 5 stars.
const STARS_UP_TO = [4, 9, 19, 46, 100];

const LAST_DATE = Date.UTC(2026, 10, 12, 17);
const PERIOD_DAYS = 300;

interface DraftReview extends ReviewPosition {
  id: string;
  product: Product;
  stars: number;
  reviewer: Reviewer;
  createdAt: number;
}

/**
 * Creates the reviews of the seed's products: sentences about the product, its facts, and the reviewer's
 * verdict.
 */
export function createReviews(products: readonly Product[]): ReviewEntity[] {
  const drafts = draftReviews(products);
  const chooser = createTextChooser();
  return drafts.flatMap((draft) => {
    const text = writeText(draft, chooser);
    if (text === null) return [];
    const { product, reviewer, stars, createdAt, id } = draft;
    return [
      {
        id,
        product: product.code,
        author: reviewer.name,
        stars,
        title: writeTitle(draft, chooser),
        text,
        country: reviewer.country,
        language: reviewer.language,
        isBought: seededRandom(`${id}:bought`) < 0.92,
        helpfulCount: Math.floor(seededRandom(`${id}:helpful`) ** 3 * 24),
        createdAt,
      },
    ];
  });
}

/** Chooses products, stars, reviewers and dates, in the order of the catalog. */
function draftReviews(products: readonly Product[]): DraftReview[] {
  const leads = products.filter(({ code, groupCode }) => code === groupCode);
  const drafts = [...Map.groupBy(leads, ({ category }) => category).values()].flatMap((leaf) =>
    leaf
      .toSorted((a, b) => b.popularity - a.popularity || (a.code < b.code ? -1 : 1))
      .slice(0, PRODUCTS_PER_LEAF)
      .flatMap((product, rank) => draftProductReviews(product, rank)),
  );
  const byDate = drafts.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  const positions = new Map(byDate.map(({ id }, index) => [id, index]));
  return drafts.map((draft, index) => ({ ...draft, byProduct: index, byDate: positions.get(draft.id) ?? 0 }));
}

function draftProductReviews(product: Product, rank: number): DraftReview[] {
  const { code, popularity } = product;
  const extra = Math.floor((popularity / 1000) * (MAX_EXTRA + 1) * seededRandom(`${code}:reviews`));
  const soldSince = Math.max(product.createdAt + 9 * DAY_MS, LAST_DATE - PERIOD_DAYS * DAY_MS);
  return Array.from({ length: (COUNTS[rank] ?? 1) + extra }, (_, index) => {
    const id = `seed-${code}-${index + 1}`;
    const percent = seededRandom(`${id}:stars`) * 100;
    const createdAt = soldSince + Math.floor(seededRandom(`${id}:date`) * (LAST_DATE - soldSince));
    return {
      id,
      product,
      stars: STARS_UP_TO.findIndex((limit) => percent < limit) + 1,
      reviewer: chooseReviewer(id, code, index),
      createdAt,
      byProduct: 0,
      byDate: 0,
    };
  });
}

/** Writes one to three sentences; null when nearby reviews have used the suitable ones. */
function writeText(draft: DraftReview, chooser: TextChooser): string | null {
  const { product, reviewer, id, stars } = draft;
  const { language } = reviewer;
  const leaf = LEAF_SENTENCES[product.category]?.[language] ?? [];
  const matchingSentences = leaf.filter(([, , slugPart]) => !slugPart || product.slug.includes(slugPart));
  const choose = (sentences: readonly Sentence[], purpose: string) =>
    chooser.choose(sentences, draft, {
      seed: `${id}:${purpose}`,
      stars,
      fill: (text) => fillSentence(text, product, reviewer),
      topic: product.code,
    });
  const first = choose(matchingSentences, 'own');
  const facts = FACT_SENTENCES[language];
  const fact = !first || seededRandom(`${id}:fact`) < 0.45 ? choose(facts, 'fact') : null;
  const isShort = first !== null && seededRandom(`${id}:short`) < 0.3;
  const opinion = isShort ? null : choose(OPINIONS[language], 'opinion');
  // A review without a sentence about the product is written only for a complaint.
  if (first === null && fact === null && stars > 2) return null;
  return [first, fact, opinion].filter((sentence) => sentence !== null).join(' ') || null;
}

function writeTitle(draft: DraftReview, chooser: TextChooser): string {
  const { id, stars, reviewer, product } = draft;
  if (seededRandom(`${id}:titled`) < 0.35) return '';
  const options = { seed: `${id}:title`, stars, fill: (text: string) => text, topic: product.code };
  return chooser.choose(TITLES[reviewer.language], draft, options) ?? '';
}

// A plain measure: other values would need their own sentences.
const MEASURE = /^\d[\d.,×\s°-]*[^\s,]{0,6}(?: \S{1,8})?$/u;

/** Fills in the product's facts; null when it lacks one. */
function fillSentence(text: string, product: Product, { language, place }: Reviewer): string | null {
  let isComplete = true;
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'place') return place;
    const value = product.specifications.find(({ attributeFqn }) => attributeFqn.slice(7) === name)?.value;
    if (!value || !MEASURE.test(value[language])) isComplete = false;
    return value?.[language] ?? '';
  });
  return isComplete ? filled : null;
}
