import { saveReview } from '#lib/contract/reviews/reviews.ts';
import { callEndpoint } from '../../../../contract/harness/client.ts';
import type { Owner } from '../callers.ts';
import { PRODUCT } from '../owned-objects.ts';
import { createOwnPhoto } from './contact.ts';
import type { OwnershipRules } from './ownership-rule.ts';
import { createDeliveredOrder } from './returns.ts';

const REVIEW = { stars: 5, title: 'Solid', text: 'Drilled forty holes in one afternoon.' };
const LINK = 'the signed token is the credential, and it is bound to the number';

/** Returns the path of the owner's review; the owner has received its product. */
async function getReviewPath(owner: Owner): Promise<{ userId: string; productCode: string }> {
  await createDeliveredOrder(owner);
  return { userId: owner.userId, productCode: PRODUCT };
}

async function createOwnReview(owner: Owner): Promise<{ userId: string; productCode: string }> {
  const params = await getReviewPath(owner);
  await callEndpoint(owner, saveReview, { params, body: REVIEW });
  return params;
}

export const REVIEW_RULES: OwnershipRules = {
  listOwnReviews: { createInput: ({ userId }) => ({ params: { userId } }) },
  saveReview: {
    createInput: async (owner) => ({
      params: await getReviewPath(owner),
      body: { ...REVIEW, photoIds: [await createOwnPhoto(owner)] },
    }),
    ignores: ['productCode'],
  },
  deleteReview: {
    createInput: async (owner) => ({ params: await createOwnReview(owner) }),
    ignores: ['productCode'],
  },
  listLinkedReviews: { exemptBecause: LINK },
  saveLinkedReview: { exemptBecause: LINK },
  voteReview: { exemptBecause: 'approved reviews are public; any other is not found, by its author either' },
  readReviewPhoto: { exemptBecause: 'photos of approved reviews are public; any other is not found' },
};
