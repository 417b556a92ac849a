import { describe, expect, it } from 'vitest';
import { findTextIssue } from '#lib/backend/reviews/text-rules.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { LEAF_SENTENCES } from '#lib/backend/seed/reviews/departments/index.ts';

const { products, reviews = [] } = buildSeedCatalog();
const productsByCode = new Map(products.map((product) => [product.code, product]));

// Number of consecutive reviews without a repeated sentence.
const REPEAT_WINDOW = 50;

/** Returns the sentences of a review, with numbers replaced: sentences that differ in numbers only count as equal. */
const listSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/\d[\d.,×-]*/g, '#').trim())
    .filter((sentence) => sentence.length > 12);

function findRepeatedSentences(texts: readonly string[]): string[] {
  const lastUse = new Map<string, number>();
  return texts.flatMap((text, index) =>
    listSentences(text).filter((sentence) => {
      const before = lastUse.get(sentence);
      lastUse.set(sentence, index);
      return before !== undefined && index - before < REPEAT_WINDOW;
    }),
  );
}

describe('The reviews of the seed', () => {
  it('are many, of many products, in both languages and all six countries', () => {
    expect(reviews.length).toBeGreaterThan(900);
    expect(new Set(reviews.map(({ product }) => product)).size).toBeGreaterThan(400);
    const arabic = reviews.filter(({ language }) => language === 'ar').length;
    expect(arabic / reviews.length).toBeGreaterThan(0.3);
    expect(new Set(reviews.map(({ country }) => country)).size).toBe(6);
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
  });

  it('repeat no sentence within 50 reviews, in the order of the catalog and of their dates', () => {
    expect(findRepeatedSentences(reviews.map(({ text }) => text))).toEqual([]);
    const byDate = reviews.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
    expect(findRepeatedSentences(byDate.map(({ text }) => text))).toEqual([]);
  });

  it('repeat neither sentence, title nor author on the page of a product', () => {
    for (const productReviews of Map.groupBy(reviews, ({ product }) => product).values()) {
      for (const list of [
        productReviews.flatMap(({ text }) => listSentences(text)),
        productReviews.flatMap(({ title }) => title || []),
        productReviews.map(({ author }) => author),
      ])
        expect(new Set(list).size, productReviews[0]?.product).toBe(list.length);
    }
  });

  it('have four or five stars in more than 70 %, and three or fewer in more than a tenth', () => {
    const share = (...stars: number[]) =>
      reviews.filter((review) => stars.includes(review.stars)).length / reviews.length;
    expect(share(4, 5)).toBeGreaterThan(0.7);
    expect(share(1, 2)).toBeGreaterThan(0.05);
    expect(share(1, 2, 3)).toBeGreaterThan(0.1);
  });

  it('are newer than their product, leave no placeholder, and pass the rules of moderation', () => {
    for (const { id, product, createdAt, text, title, language, stars } of reviews) {
      const { createdAt: soldSince = Number.POSITIVE_INFINITY } = productsByCode.get(product) ?? {};
      expect(createdAt, id).toBeGreaterThan(soldSince);
      expect(text, id).not.toMatch(/[{}]|undefined|null/);
      expect(findTextIssue(`${title}\n${text}`), `${id}: ${text}`).toBeNull();
      expect(/\p{Script=Arabic}/u.test(text), id).toBe(language === 'ar');
      expect([1, 2, 3, 4, 5]).toContain(stars);
    }
  });

  it('have sentences for each leaf category, each for at least one of its products', () => {
    for (const category of new Set(products.map((product) => product.category))) {
      const sentences = LEAF_SENTENCES[category];
      expect(sentences, category).toBeDefined();
      const slugs = products.filter((product) => product.category === category).map(({ slug }) => slug);
      for (const [, text, slugPart = ''] of [...(sentences?.en ?? []), ...(sentences?.ar ?? [])])
        expect(
          slugs.some((slug) => slug.includes(slugPart)),
          text,
        ).toBe(true);
    }
  });
});
