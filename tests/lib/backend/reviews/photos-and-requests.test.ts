import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportReviews } from '#lib/backend/data-export/sections/reviews.ts';
import type { Message } from '#lib/backend/messaging/message.ts';
import { storePhoto } from '#lib/backend/photos/service.ts';
import { findPhoto } from '#lib/backend/photos/stored-photos.ts';
import { sendReviewRequests } from '#lib/backend/reviews/review-requests.ts';
import * as reviewsContract from '#lib/contract/reviews/reviews.ts';
import arMessages from '#lib/messages/ar/export.json' with { type: 'json' };
import enMessages from '#lib/messages/en/export.json' with { type: 'json' };
import { testDatabases } from '../databases.ts';
import { createPicture } from '../photos/photo-files.ts';
import { codeOf, DAY, GOOD, ReviewHarness } from './review-harness.ts';

describe.each(testDatabases)('Reviews on $name', (database) => {
  let harness: ReviewHarness;
  beforeAll(async () => {
    harness = await ReviewHarness.open(database);
  });
  afterAll(() => harness.backend.client.close());

  it('have photos of their author, which are public once they are approved', async () => {
    const { userId } = await harness.createCustomer();
    const { userId: otherUserId } = await harness.createCustomer();
    await harness.deliver();
    const store = async (ownerId: string) =>
      (
        await storePhoto(harness.backend.db, {
          ownerId,
          bytes: await createPicture().jpeg().toBuffer(),
          now: harness.now,
        })
      ).photoId;
    const [first, second, foreign] = [await store(userId), await store(userId), await store(otherUserId)];
    const saveWith = (photoIds: string[]) => harness.save(userId, 'T-PLENTY', { ...GOOD, photoIds });
    for (const photoId of [foreign, 'none'])
      expect(await codeOf(saveWith([first, photoId]))).toBe('PHOTO_NOT_FOUND');
    expect((await saveWith([first, second])).review?.photos).toHaveLength(2);
    const read = (photoId: string) =>
      codeOf(harness.call(reviewsContract.readReviewPhoto, { params: { photoId } }));
    expect(await read(first)).toBe('PHOTO_NOT_FOUND');
    await harness.approve();
    expect([await read(first), await read(second), await read(foreign)]).toEqual([
      'OK',
      'OK',
      'PHOTO_NOT_FOUND',
    ]);
    const [exported] = await exportReviews(harness.backend.db, { id: userId, language: 'en' });
    expect(exported).toMatchObject({ productCode: 'T-PLENTY', text: GOOD.text, stars: 5, photoCount: 2 });
    for (const { fields } of [enMessages, arMessages]) {
      expect(Object.keys(exported ?? {}).filter((name) => !(name in fields))).toEqual([]);
    }
    // Removing a photo is a change, so the review is moderated again.
    expect((await saveWith([second])).review).toMatchObject({
      status: 'pending',
      photos: [{ photoId: second }],
    });
    expect(await read(first)).toBe('PHOTO_NOT_FOUND');
    await harness.call(
      reviewsContract.deleteReview,
      { params: { userId, productCode: 'T-PLENTY' } },
      { callerId: userId },
    );
    expect(await findPhoto(harness.backend.db, second)).toBeUndefined();
  });

  it('are requested once, some days after delivery', async () => {
    const { order } = await harness.createCustomer();
    await harness.deliver();
    const sent: Message[] = [];
    const outbox = {
      send: async (message: Message) => {
        sent.push(message);
        return 'id';
      },
    };
    const requestReviewsAt = (at: number) =>
      sendReviewRequests({ db: harness.backend.db, outbox, links: harness.links }, at);
    const delivered = await harness.backend.db
      .selectFrom('order_events')
      .select('at')
      .where('order_id', '=', order.id)
      .where('status', '=', 'Delivered')
      .executeTakeFirstOrThrow();
    const find = () =>
      sent.filter(
        (message) => message.kind === 'review-request' && message.data.number === order.orderNumber,
      );
    await requestReviewsAt(Number(delivered.at) + 4 * DAY);
    expect(find()).toEqual([]);
    const requestTime = Number(delivered.at) + 6 * DAY;
    while ((await requestReviewsAt(requestTime)) > 0);
    await Promise.all([requestReviewsAt(requestTime), requestReviewsAt(requestTime)]);
    expect(find()).toHaveLength(1);
    expect(find()[0]).toMatchObject({ to: { email: 'huda@example.com' }, language: 'en', country: 'ae' });
  });
});
