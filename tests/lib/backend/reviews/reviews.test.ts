import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#lib/backend/gateway/app-error.ts';
import type { RequestContext, Route } from '#lib/backend/gateway/request-context.ts';
import type { Message } from '#lib/backend/messaging/message.ts';
import { createOrderLinks } from '#lib/backend/orders/confirmation/order-link.ts';
import { runFulfillment } from '#lib/backend/orders/fulfillment/job.ts';
import { storePhoto } from '#lib/backend/photos/service.ts';
import { findPhoto } from '#lib/backend/photos/stored-photos.ts';
import { decideReview, moderateWaitingReviews } from '#lib/backend/reviews/moderation.ts';
import { deleteReviewsOf } from '#lib/backend/reviews/own-reviews.ts';
import { listRatingChanges, recountAllRatings } from '#lib/backend/reviews/ratings.ts';
import { sendReviewRequests } from '#lib/backend/reviews/review-requests.ts';
import { reviewRoutes } from '#lib/backend/reviews/routes.ts';
import { productDetails } from '#lib/contract/catalog/catalog.ts';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import * as wire from '#lib/contract/reviews.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { callEndpoint, EMIRATES } from '../../../contract/harness/client.ts';
import { add, buy } from '../../../contract/harness/purchase-steps.ts';
import { testDatabases } from '../databases.ts';
import { type OrderBackend, openOrderBackend } from '../orders/draft-harness.ts';
import { createPicture } from '../photos/test-files.ts';

const DAY = 24 * 3600_000;
const GOOD = { stars: 5, title: 'Solid', text: 'Drilled forty holes in one afternoon.' };
const NO_LIMIT = { requests: 1000, windowMs: 1000 } as never;

describe.each(testDatabases)('Reviews on $name', (database) => {
  let backend: OrderBackend;
  let routes: Route[];
  const links = createOrderLinks('the secret of this test');
  let now: number;

  beforeAll(async () => {
    backend = await openOrderBackend(database);
    routes = reviewRoutes({ db: backend.db, links, rateLimit: NO_LIMIT });
  });
  afterAll(() => backend.client.close());

  async function call<E extends AnyEndpoint>(
    endpoint: E,
    input: Partial<EndpointInput<E>>,
    by: Partial<RequestContext> = {},
  ): Promise<EndpointReply<E>> {
    const route = routes.find((candidate) => candidate.endpoint.name === endpoint.name);
    const who = { callerId: null, sessionId: null, clientNetwork: null };
    const context = {
      ...who,
      country: COUNTRIES.ae,
      language: 'en',
      referenceCode: 'r',
      headers: new Headers(),
    };
    const reply = await route?.handle(
      { params: {}, query: {}, body: {}, ...input } as never,
      {
        ...context,
        now,
        ...by,
      } as RequestContext,
    );
    return endpoint.reply.parse(reply) as EndpointReply<E>;
  }
  const codeOf = (result: Promise<unknown>) =>
    result.then(
      () => 'OK',
      (error) => (error instanceof AppError ? error.code : String(error)),
    );

  let customers = 0;
  /** A customer to whom products were delivered. */
  async function createCustomer(codes = ['T-PLENTY'], name = 'Huda Al Ali') {
    customers += 1;
    const userId = `customer-${customers}`;
    const visitor = backend.client.visitor();
    for (const productCode of codes) await add(visitor, EMIRATES, { productCode }, 1);
    const { data: order }: { data: Order } = await buy(visitor, EMIRATES);
    now = (order.submittedAt as number) + 12 * DAY;
    const user = { id: userId, customer_account_id: `a-${userId}`, contact_id: `c-${userId}`, name };
    const rest = {
      email: `${userId}@example.com`,
      email_verified: 1,
      created_at: now,
      updated_at: now,
    } as const;
    await backend.db
      .insertInto('users')
      .values({ ...user, ...rest })
      .execute();
    await backend.db.updateTable('orders').set({ owner_id: userId }).where('id', '=', order.id).execute();
    return { userId, order };
  }
  const deliver = () =>
    runFulfillment(backend.db, {
      now,
      isStopped: () => false,
      sendStatus: async () => {},
      collectedBy: 'customer',
      reportError: (_order, error) => {
        throw error;
      },
    });
  const save = (userId: string, productCode = 'T-PLENTY', body: object = GOOD) =>
    call(
      wire.saveReview,
      { params: { userId, productCode }, body: wire.ReviewInputSchema.parse(body) },
      { callerId: userId },
    );
  const listOwn = async (userId: string) =>
    (await call(wire.listOwnReviews, { params: { userId } }, { callerId: userId })).items;
  const list = (code: string, query = {}, by = {}) => call(wire.listReviews, { params: { code }, query }, by);
  const readRating = async (code = 'T-PLENTY') =>
    (await callEndpoint(backend.client.visitor(), productDetails, { params: { code } })).data.rating;
  const approve = () => moderateWaitingReviews(backend.db, now);

  it('can be written once the product is delivered, and are shown once they are approved', async () => {
    const { userId } = await createCustomer();
    expect(await codeOf(save(userId))).toBe('REVIEW_NOT_BOUGHT');
    await deliver();
    expect(await listOwn(userId)).toMatchObject([{ product: { productCode: 'T-PLENTY' }, review: null }]);
    expect(await save(userId)).toMatchObject({ review: { status: 'pending', language: 'en', stars: 5 } });
    expect((await list('T-PLENTY')).reviews).toEqual([]);
    expect(await readRating()).toBeNull();
    await approve();
    const { reviews, distribution, average } = await list('T-PLENTY');
    expect(reviews).toMatchObject([{ ...GOOD, author: 'Huda A.', country: 'ae', isBought: true }]);
    expect([distribution, average]).toEqual([[1, 0, 0, 0, 0], 5]);
    expect(await readRating()).toEqual({ average: 5, count: 1 });
    const changes = await listRatingChanges(backend.db, now, 10);
    expect(changes.map(({ slug }) => slug)).toContain('t-plenty');
  });

  it('are one for a product and customer: a second one replaces it and waits again', async () => {
    const { userId } = await createCustomer();
    await deliver();
    const before = (await list('T-PLENTY')).totalCount;
    await Promise.all([save(userId), save(userId), save(userId)]);
    await approve();
    expect((await list('T-PLENTY')).totalCount).toBe(before + 1);
    // The same text again keeps its place.
    expect((await save(userId)).review?.status).toBe('approved');
    expect((await save(userId, 'T-PLENTY', { ...GOOD, stars: 1 })).review?.status).toBe('pending');
    expect((await list('T-PLENTY')).totalCount).toBe(before);
    await approve();
    expect((await list('T-PLENTY', { stars: '1' })).totalCount).toBe(1);
    const removed = await call(
      wire.deleteReview,
      { params: { userId, productCode: 'T-PLENTY' } },
      { callerId: userId },
    );
    expect(removed.items[0]?.review).toBeNull();
    expect((await list('T-PLENTY')).totalCount).toBe(before);
    expect(
      await codeOf(
        call(wire.deleteReview, { params: { userId, productCode: 'T-PLENTY' } }, { callerId: userId }),
      ),
    ).toBe('REVIEW_NOT_FOUND');
  });

  it('are refused for products that were not bought, and for other people', async () => {
    const { userId } = await createCustomer();
    const { userId: stranger } = await createCustomer(['T-LAMP']);
    await deliver();
    for (const code of ['T-LAMP', 'T-NOTHING', 'T-PAINT'])
      expect(await codeOf(save(userId, code))).toBe('REVIEW_NOT_BOUGHT');
    for (const endpoint of [wire.saveReview, wire.deleteReview, wire.listOwnReviews]) {
      const input = { params: { userId, productCode: 'T-PLENTY' }, body: GOOD } as never;
      expect(await codeOf(call(endpoint, input, { callerId: stranger }))).toBe('FORBIDDEN');
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
  ])('%s are not read at all', (_name, body) => {
    expect(wire.ReviewInputSchema.safeParse(body).success).toBe(false);
  });

  it('with profanity or contact data are rejected at once, and markup stays text', async () => {
    const { userId } = await createCustomer();
    await deliver();
    const status = async (body: object) => (await save(userId, 'T-PLENTY', { ...GOOD, ...body })).review;
    expect(await status({ text: 'Call 050 123 4567' })).toMatchObject({
      status: 'rejected',
      reason: 'contact',
    });
    expect(await status({ title: 'Shit' })).toMatchObject({ status: 'rejected', reason: 'profanity' });
    await approve();
    expect((await listOwn(userId))[0]?.review?.status).toBe('rejected');
    const text = '<script>alert(1)</script> & <b>bold</b>';
    expect(await status({ title: '', text })).toMatchObject({ status: 'pending', reason: null });
    await approve();
    expect((await list('T-PLENTY', { sort: 'newest' })).reviews.map((review) => review.text)).toContain(text);
  });

  it('can be rejected by a moderator, with a reason that only the author reads', async () => {
    const { userId } = await createCustomer();
    await deliver();
    const { review } = await save(userId);
    await approve();
    const before = await list('T-PLENTY');
    const rejected = { status: 'rejected', reason: 'off-topic' } as const;
    expect(await decideReview(backend.db, review?.id ?? '', rejected, now)).toBe(true);
    expect(await decideReview(backend.db, 'none', rejected, now)).toBe(false);
    expect((await list('T-PLENTY')).totalCount).toBe(before.totalCount - 1);
    expect((await readRating())?.count ?? 0).toBe(before.totalCount - 1);
    expect((await listOwn(userId))[0]?.review).toMatchObject({ status: 'rejected', reason: 'off-topic' });
    await approve();
    expect((await listOwn(userId))[0]?.review?.status).toBe('rejected');
  });

  it('are sorted, filtered and paged, those in the language of the page first', async () => {
    const texts = ['Fine for the price.', 'ممتاز وعملي جدًا', 'Broke on day two.', 'جيد ويؤدي الغرض'];
    for (const [index, text] of texts.entries()) {
      const { userId } = await createCustomer(['T-LAMP']);
      await deliver();
      await save(userId, 'T-LAMP', { stars: [3, 5, 1, 4][index], title: '', text });
    }
    await approve();
    const stars = async (query: object, language = 'en') =>
      (await list('T-LAMP', query, { language })).reviews.map((review) => review.stars);
    expect(await stars({ sort: 'highest' })).toEqual([3, 1, 5, 4]);
    expect(await stars({ sort: 'lowest' }, 'ar')).toEqual([4, 5, 1, 3]);
    expect(await stars({ sort: 'highest', pageSize: '3', page: '2' })).toEqual([4]);
    expect(await stars({ stars: '2' })).toEqual([]);
    const page = await list('T-LAMP', { stars: '5' });
    expect(page).toMatchObject({ totalCount: 1, average: 3.3, distribution: [1, 1, 1, 0, 1] });
    await recountAllRatings(backend.db);
    expect(await readRating('T-LAMP')).toEqual({ average: 3.3, count: 4 });
    expect(await codeOf(list('T-NOTHING'))).toBe('PRODUCT_NOT_FOUND');
  });

  it('count one helpful vote of a person, and none of their author', async () => {
    const { userId } = await createCustomer();
    await deliver();
    await save(userId);
    const [own] = await listOwn(userId);
    const params = { reviewId: own?.review?.id ?? '' };
    const vote = (callerId: string) => call(wire.voteReview, { params }, { callerId });
    expect(await codeOf(vote('guest-1'))).toBe('REVIEW_NOT_FOUND');
    await approve();
    const counts = await Promise.all(['guest-1', 'guest-1', 'guest-2'].map(vote));
    expect(Math.max(...counts.map(({ helpfulCount }) => helpfulCount))).toBe(2);
    expect((await vote('guest-1')).helpfulCount).toBe(2);
    expect(await codeOf(vote(userId))).toBe('REVIEW_OWN');
    expect(
      await codeOf(call(wire.voteReview, { params: { reviewId: 'none' } }, { callerId: 'guest-1' })),
    ).toBe('REVIEW_NOT_FOUND');
    expect((await list('T-PLENTY')).reviews[0]).toMatchObject({ id: params.reviewId, helpfulCount: 2 });
  });

  it('are written by the signed link of an order, and by no other link', async () => {
    const { order } = await createCustomer();
    const other = await createCustomer();
    await deliver();
    const token = await links.sign(order.id, now);
    const body = { orderNumber: order.orderNumber as string, token };
    expect((await call(wire.listLinkedReviews, { body })).items).toHaveLength(1);
    const params = { productCode: 'T-PLENTY' };
    const saved = await call(wire.saveLinkedReview, { params, body: { ...GOOD, ...body } });
    expect(saved.review?.status).toBe('pending');
    const foreign = { ...body, orderNumber: other.order.orderNumber as string };
    for (const wrong of [foreign, { ...body, token: 'a.b.c' }])
      expect(await codeOf(call(wire.saveLinkedReview, { params, body: { ...GOOD, ...wrong } }))).toBe(
        'ORDER_NOT_FOUND',
      );
    expect(
      await codeOf(
        call(wire.saveLinkedReview, { params: { productCode: 'T-LAMP' }, body: { ...GOOD, ...body } }),
      ),
    ).toBe('REVIEW_NOT_BOUGHT');
  });

  it('have photos of their author, which everybody sees once they are approved', async () => {
    const { userId } = await createCustomer();
    const { userId: stranger } = await createCustomer();
    await deliver();
    const store = async (ownerId: string) =>
      (await storePhoto(backend.db, { ownerId, bytes: await createPicture().jpeg().toBuffer(), now }))
        .photoId;
    const [first, second, foreign] = [await store(userId), await store(userId), await store(stranger)];
    const saveWith = (photoIds: string[]) => save(userId, 'T-PLENTY', { ...GOOD, photoIds });
    for (const photoId of [foreign, 'none'])
      expect(await codeOf(saveWith([first, photoId]))).toBe('PHOTO_NOT_FOUND');
    expect((await saveWith([first, second])).review?.photos).toHaveLength(2);
    const read = (photoId: string) => codeOf(call(wire.readReviewPhoto, { params: { photoId } }));
    expect(await read(first)).toBe('PHOTO_NOT_FOUND');
    await approve();
    expect([await read(first), await read(second), await read(foreign)]).toEqual([
      'OK',
      'OK',
      'PHOTO_NOT_FOUND',
    ]);
    // Fewer photos are a change, which is looked at again.
    expect((await saveWith([second])).review).toMatchObject({
      status: 'pending',
      photos: [{ photoId: second }],
    });
    expect(await read(first)).toBe('PHOTO_NOT_FOUND');
    await call(wire.deleteReview, { params: { userId, productCode: 'T-PLENTY' } }, { callerId: userId });
    expect(await findPhoto(backend.db, second)).toBeUndefined();
  });

  it('are asked for once, some days after delivery', async () => {
    const { order } = await createCustomer();
    await deliver();
    const sent: Message[] = [];
    const outbox = {
      send: async (message: Message) => {
        sent.push(message);
        return 'id';
      },
    };
    const ask = (at: number) => sendReviewRequests({ db: backend.db, outbox, links }, at);
    const delivered = await backend.db
      .selectFrom('order_events')
      .select('at')
      .where('order_id', '=', order.id)
      .where('status', '=', 'Delivered')
      .executeTakeFirstOrThrow();
    const find = () =>
      sent.filter(
        (message) => message.kind === 'review-request' && message.data.number === order.orderNumber,
      );
    await ask(Number(delivered.at) + 4 * DAY);
    expect(find()).toEqual([]);
    const due = Number(delivered.at) + 6 * DAY;
    while ((await ask(due)) > 0);
    await Promise.all([ask(due), ask(due)]);
    expect(find()).toHaveLength(1);
    expect(find()[0]).toMatchObject({ to: { email: 'huda@example.com' }, language: 'en', country: 'ae' });
  });

  it('go with the account of their author', async () => {
    const { userId } = await createCustomer();
    await deliver();
    await save(userId);
    await approve();
    const before = (await list('T-PLENTY')).totalCount;
    await backend.db.transaction().execute((trx) => deleteReviewsOf(trx, userId, now));
    expect((await list('T-PLENTY')).totalCount).toBe(before - 1);
    expect((await readRating())?.count ?? 0).toBe(before - 1);
  });
});
