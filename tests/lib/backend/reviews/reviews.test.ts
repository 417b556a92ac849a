import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideReview } from '#lib/backend/reviews/moderation.ts';
import { deleteReviewsByUser } from '#lib/backend/reviews/own-reviews.ts';
import { listRatingChanges, recomputeAllRatings } from '#lib/backend/reviews/ratings.ts';
import { deleteVotesByUser } from '#lib/backend/reviews/votes.ts';
import * as reviewsContract from '#lib/contract/reviews/reviews.ts';
import { testDatabases } from '../databases.ts';
import { codeOf, GOOD, ReviewHarness } from './review-harness.ts';

describe.each(testDatabases)('Reviews on $name', (database) => {
  let harness: ReviewHarness;
  beforeAll(async () => {
    harness = await ReviewHarness.open(database);
  });
  afterAll(() => harness.backend.client.close());

  it('can be written once the product is delivered, and are shown once they are approved', async () => {
    const { userId } = await harness.createCustomer();
    expect(await codeOf(harness.save(userId))).toBe('REVIEW_NOT_BOUGHT');
    await harness.deliver();
    expect(await harness.listOwn(userId)).toMatchObject([
      { product: { productCode: 'T-PLENTY' }, review: null },
    ]);
    expect(await harness.save(userId)).toMatchObject({
      review: { status: 'pending', language: 'en', stars: 5 },
    });
    expect((await harness.list('T-PLENTY')).reviews).toEqual([]);
    expect(await harness.readRating()).toBeNull();
    await harness.approve();
    const { reviews, distribution, average } = await harness.list('T-PLENTY');
    expect(reviews).toMatchObject([{ ...GOOD, author: 'Huda A.', country: 'ae', isBought: true }]);
    expect([distribution, average]).toEqual([[1, 0, 0, 0, 0], 5]);
    expect(await harness.readRating()).toEqual({ average: 5, count: 1 });
    const changes = await listRatingChanges(harness.backend.db, harness.now, 10);
    expect(changes.map(({ slug }) => slug)).toContain('t-plenty');
  });

  it('are one for each product and customer: a second one replaces the first and waits for approval again', async () => {
    const { userId } = await harness.createCustomer();
    await harness.deliver();
    const before = (await harness.list('T-PLENTY')).totalCount;
    await Promise.all([harness.save(userId), harness.save(userId), harness.save(userId)]);
    await harness.approve();
    expect((await harness.list('T-PLENTY')).totalCount).toBe(before + 1);
    // Saving the same text again keeps the approval.
    expect((await harness.save(userId)).review?.status).toBe('approved');
    expect((await harness.save(userId, 'T-PLENTY', { ...GOOD, stars: 1 })).review?.status).toBe('pending');
    expect((await harness.list('T-PLENTY')).totalCount).toBe(before);
    await harness.approve();
    expect((await harness.list('T-PLENTY', { stars: '1' })).totalCount).toBe(1);
    const removed = await harness.call(
      reviewsContract.deleteReview,
      { params: { userId, productCode: 'T-PLENTY' } },
      { callerId: userId },
    );
    expect(removed.items[0]?.review).toBeNull();
    expect((await harness.list('T-PLENTY')).totalCount).toBe(before);
    expect(
      await codeOf(
        harness.call(
          reviewsContract.deleteReview,
          { params: { userId, productCode: 'T-PLENTY' } },
          { callerId: userId },
        ),
      ),
    ).toBe('REVIEW_NOT_FOUND');
  });

  it('are refused for products that were not bought, and for other people', async () => {
    const { userId } = await harness.createCustomer();
    const { userId: otherUserId } = await harness.createCustomer(['T-LAMP']);
    await harness.deliver();
    for (const code of ['T-LAMP', 'T-NOTHING', 'T-PAINT'])
      expect(await codeOf(harness.save(userId, code))).toBe('REVIEW_NOT_BOUGHT');
    for (const endpoint of [
      reviewsContract.saveReview,
      reviewsContract.deleteReview,
      reviewsContract.listOwnReviews,
    ]) {
      const input = { params: { userId, productCode: 'T-PLENTY' }, body: GOOD } as never;
      expect(await codeOf(harness.call(endpoint, input, { callerId: otherUserId }))).toBe('FORBIDDEN');
    }
  });

  it.each([
    ['without stars', { ...GOOD, stars: 0 }],
    ['with six stars', { ...GOOD, stars: 6 }],
    ['with four and a half stars', { ...GOOD, stars: 4.5 }],
    ['without text', { ...GOOD, text: ' \n ' }],
    ['of ten thousand letters', { ...GOOD, text: 'a'.repeat(10_000) }],
    ['with a title of ten thousand letters', { ...GOOD, title: 'a'.repeat(10_000) }],
    ['with an unknown field', { ...GOOD, status: 'approved' }],
  ])('%s are rejected by the contract', (_name, body) => {
    expect(reviewsContract.ReviewInputSchema.safeParse(body).success).toBe(false);
  });

  it('with profanity or contact data are rejected at once, and markup stays text', async () => {
    const { userId } = await harness.createCustomer();
    await harness.deliver();
    const status = async (body: object) =>
      (await harness.save(userId, 'T-PLENTY', { ...GOOD, ...body })).review;
    expect(await status({ text: 'Call 050 123 4567' })).toMatchObject({
      status: 'rejected',
      reason: 'contact',
    });
    expect(await status({ title: 'Shit' })).toMatchObject({ status: 'rejected', reason: 'profanity' });
    await harness.approve();
    expect((await harness.listOwn(userId))[0]?.review?.status).toBe('rejected');
    const text = '<script>alert(1)</script> & <b>bold</b>';
    expect(await status({ title: '', text })).toMatchObject({ status: 'pending', reason: null });
    await harness.approve();
    expect(
      (await harness.list('T-PLENTY', { sort: 'newest' })).reviews.map((review) => review.text),
    ).toContain(text);
  });

  it('can be rejected by a moderator, with a reason that only the author reads', async () => {
    const { userId } = await harness.createCustomer();
    await harness.deliver();
    const { review } = await harness.save(userId);
    await harness.approve();
    const before = await harness.list('T-PLENTY');
    const rejected = { status: 'rejected', reason: 'off-topic' } as const;
    expect(await decideReview(harness.backend.db, review?.id ?? '', rejected, harness.now)).toBe(true);
    expect(await decideReview(harness.backend.db, 'none', rejected, harness.now)).toBe(false);
    expect((await harness.list('T-PLENTY')).totalCount).toBe(before.totalCount - 1);
    expect((await harness.readRating())?.count ?? 0).toBe(before.totalCount - 1);
    expect((await harness.listOwn(userId))[0]?.review).toMatchObject({
      status: 'rejected',
      reason: 'off-topic',
    });
    await harness.approve();
    expect((await harness.listOwn(userId))[0]?.review?.status).toBe('rejected');
  });

  it('are sorted, filtered and paged, those in the language of the page first', async () => {
    const texts = ['Fine for the price.', 'ممتاز وعملي جدًا', 'Broke on day two.', 'جيد ويؤدي الغرض'];
    for (const [index, text] of texts.entries()) {
      const { userId } = await harness.createCustomer(['T-LAMP']);
      await harness.deliver();
      await harness.save(userId, 'T-LAMP', { stars: [3, 5, 1, 4][index], title: '', text });
    }
    await harness.approve();
    const stars = async (query: object, language = 'en') =>
      (await harness.list('T-LAMP', query, { language })).reviews.map((review) => review.stars);
    expect(await stars({ sort: 'highest' })).toEqual([3, 1, 5, 4]);
    expect(await stars({ sort: 'lowest' }, 'ar')).toEqual([4, 5, 1, 3]);
    expect(await stars({ sort: 'highest', pageSize: '3', page: '2' })).toEqual([4]);
    expect(await stars({ stars: '2' })).toEqual([]);
    const page = await harness.list('T-LAMP', { stars: '5' });
    expect(page).toMatchObject({ totalCount: 1, average: 3.3, distribution: [1, 1, 1, 0, 1] });
    await recomputeAllRatings(harness.backend.db);
    expect(await harness.readRating('T-LAMP')).toEqual({ average: 3.3, count: 4 });
    expect(await codeOf(harness.list('T-NOTHING'))).toBe('PRODUCT_NOT_FOUND');
  });

  it('count one helpful vote of each person, and none of their author', async () => {
    const { userId } = await harness.createCustomer();
    await harness.deliver();
    await harness.save(userId);
    const [ownReview] = await harness.listOwn(userId);
    const params = { reviewId: ownReview?.review?.id ?? '' };
    const vote = (callerId: string) => harness.call(reviewsContract.voteReview, { params }, { callerId });
    expect(await codeOf(vote('guest-1'))).toBe('REVIEW_NOT_FOUND');
    await harness.approve();
    const counts = await Promise.all(['guest-1', 'guest-1', 'guest-2'].map(vote));
    expect(Math.max(...counts.map(({ helpfulCount }) => helpfulCount))).toBe(2);
    expect((await vote('guest-1')).helpfulCount).toBe(2);
    expect(await codeOf(vote(userId))).toBe('REVIEW_OWN');
    expect(
      await codeOf(
        harness.call(reviewsContract.voteReview, { params: { reviewId: 'none' } }, { callerId: 'guest-1' }),
      ),
    ).toBe('REVIEW_NOT_FOUND');
    const readCount = async () => {
      const { reviews } = await harness.list('T-PLENTY');
      return reviews.find(({ id }) => id === params.reviewId)?.helpfulCount;
    };
    expect(await readCount()).toBe(2);
    // A vote goes with the account of its voter.
    await harness.backend.db.transaction().execute((trx) => deleteVotesByUser(trx, 'guest-1'));
    expect(await readCount()).toBe(1);
  });

  it('are written by the signed link of an order, and by no other link', async () => {
    const { order } = await harness.createCustomer();
    const other = await harness.createCustomer();
    await harness.deliver();
    const token = await harness.links.sign(order.id, harness.now);
    const body = { orderNumber: order.orderNumber as string, token };
    expect((await harness.call(reviewsContract.listLinkedReviews, { body })).items).toHaveLength(1);
    const params = { productCode: 'T-PLENTY' };
    const saved = await harness.call(reviewsContract.saveLinkedReview, {
      params,
      body: { ...GOOD, ...body },
    });
    expect(saved.review?.status).toBe('pending');
    const otherOrderBody = { ...body, orderNumber: other.order.orderNumber as string };
    for (const wrong of [otherOrderBody, { ...body, token: 'a.b.c' }])
      expect(
        await codeOf(harness.call(reviewsContract.saveLinkedReview, { params, body: { ...GOOD, ...wrong } })),
      ).toBe('ORDER_NOT_FOUND');
    expect(
      await codeOf(
        harness.call(reviewsContract.saveLinkedReview, {
          params: { productCode: 'T-LAMP' },
          body: { ...GOOD, ...body },
        }),
      ),
    ).toBe('REVIEW_NOT_BOUGHT');
  });

  it('are deleted with the account of their author', async () => {
    const { userId } = await harness.createCustomer();
    await harness.deliver();
    await harness.save(userId);
    await harness.approve();
    const before = (await harness.list('T-PLENTY')).totalCount;
    await harness.backend.db.transaction().execute((trx) => deleteReviewsByUser(trx, userId, harness.now));
    expect((await harness.list('T-PLENTY')).totalCount).toBe(before - 1);
    expect((await harness.readRating())?.count ?? 0).toBe(before - 1);
  });
});
