import { describe, expect, it } from 'vitest';
import * as reviewsContract from '#lib/contract/reviews/reviews.ts';
import { PRODUCT } from '../../../lib/backend/ownership/owned-objects.ts';
import { createDeliveredOrder } from '../../../lib/backend/ownership/rules/returns.ts';
import { callEndpoint } from '../../harness/client.ts';
import { type AccountCallers, expectError } from './account-callers.ts';

const REVIEW = { stars: 5, title: 'Solid', text: 'Drilled forty holes in one afternoon.' };

/** Tests the endpoints of product reviews. */
export function describeReviews({ guest, customer }: AccountCallers): void {
  describe('a review', () => {
    it('is written for a delivered product, listed to its author, shown once approved, and deleted', async () => {
      const owner = await customer();
      const { userId } = owner;
      await createDeliveredOrder(owner);
      const waiting = await callEndpoint(owner, reviewsContract.listOwnReviews, { params: { userId } });
      expect(waiting.data.items).toMatchObject([{ product: { productCode: PRODUCT }, review: null }]);
      const params = { userId, productCode: PRODUCT };
      const saved = await callEndpoint(owner, reviewsContract.saveReview, { params, body: REVIEW });
      expect(saved.data.review).toMatchObject({ ...REVIEW, status: 'pending', photos: [] });
      const reviewId = saved.data.review?.id ?? '';
      const list = () => callEndpoint(guest(), reviewsContract.listReviews, { params: { code: PRODUCT } });
      const vote = () => callEndpoint(guest(), reviewsContract.voteReview, { params: { reviewId } });
      expect((await list()).data.reviews).toEqual([]);
      expectError(await vote(), [404, 'REVIEW_NOT_FOUND']);
      await owner.db.updateTable('reviews').set({ status: 'approved' }).where('id', '=', reviewId).execute();
      expect((await list()).data).toMatchObject({ totalCount: 1, reviews: [{ id: reviewId, ...REVIEW }] });
      expect((await vote()).data).toEqual({ productCode: PRODUCT, helpfulCount: 1 });
      const reviewRequest = { params: { reviewId } };
      expectError(await callEndpoint(owner, reviewsContract.voteReview, reviewRequest), [409, 'REVIEW_OWN']);
      const deletion = await callEndpoint(owner, reviewsContract.deleteReview, { params });
      expect(deletion.data.items).toMatchObject([{ review: null }]);
      expectError(await callEndpoint(owner, reviewsContract.deleteReview, { params }), [
        404,
        'REVIEW_NOT_FOUND',
      ]);
    });

    it('is rejected for a product that was not bought, without stars, and from a guest', async () => {
      const owner = await customer();
      const params = { userId: owner.userId, productCode: PRODUCT };
      const save = (body: object) =>
        callEndpoint(owner, reviewsContract.saveReview, {
          params,
          body: body as reviewsContract.ReviewInput,
        });
      expectError(await save(REVIEW), [409, 'REVIEW_NOT_BOUGHT']);
      for (const stars of [0, 6, 4.5]) {
        expectError(await save({ ...REVIEW, stars }), [400, 'INVALID_REQUEST']);
      }
      expectError(await save({ ...REVIEW, text: ' ' }), [400, 'INVALID_REQUEST']);
      const asGuest = await callEndpoint(guest(), reviewsContract.saveReview, { params, body: REVIEW });
      expectError(asGuest, [403, 'FORBIDDEN']);
    });

    it('is not found for an unknown product, photo or link', async () => {
      const list = { params: { code: 'NO-SUCH' } };
      expectError(await callEndpoint(guest(), reviewsContract.listReviews, list), [404, 'PRODUCT_NOT_FOUND']);
      const photo = { params: { photoId: 'no-photo' } };
      expectError(await callEndpoint(guest(), reviewsContract.readReviewPhoto, photo), [
        404,
        'PHOTO_NOT_FOUND',
      ]);
      const link = { orderNumber: 'AE26-000001-1', token: 'a.forged.token' };
      const linked = await callEndpoint(guest(), reviewsContract.listLinkedReviews, { body: link });
      expectError(linked, [404, 'ORDER_NOT_FOUND']);
      const params = { productCode: PRODUCT };
      const saved = await callEndpoint(guest(), reviewsContract.saveLinkedReview, {
        params,
        body: { ...REVIEW, ...link },
      });
      expectError(saved, [404, 'ORDER_NOT_FOUND']);
    });
  });
}
