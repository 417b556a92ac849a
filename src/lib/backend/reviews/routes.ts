import * as wire from '#lib/contract/reviews/reviews.ts';
import { getOrderCustomer } from '#lib/format/orders/order-customer.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RateLimit } from '../gateway/rate-limits.ts';
import { defineRoute, type RequestContext, type Route, requireCallerId } from '../gateway/request-context.ts';
import { requireLinkedOrder } from '../orders/confirmation/linked-order.ts';
import type { OrderLinks } from '../orders/confirmation/order-link.ts';
import { presentOrder } from '../orders/present-order.ts';
import { deleteAuthorReview, listAuthorReviews, type ReviewAuthor, saveAuthorReview } from './own-reviews.ts';
import { readReviewPage } from './read-reviews.ts';
import { findPublicPhoto } from './review-photos.ts';
import { voteForReview } from './votes.ts';

interface ReviewServices {
  db: Db;
  links: OrderLinks;
  /** Rate limit of the calls with a signed link. */
  rateLimit: RateLimit;
}

/** Endpoints of product reviews. */
export function reviewRoutes({ db, links, rateLimit }: ReviewServices): Route[] {
  const listLinkedReviews = defineRoute(wire.listLinkedReviews, async ({ body }, context) => {
    const author = await requireLinkedAuthor(db, links, body, context);
    return { items: await listAuthorReviews(db, author, context.language) };
  });
  const saveLinkedReview = defineRoute(wire.saveLinkedReview, async ({ params, body }, context) => {
    const author = await requireLinkedAuthor(db, links, body, context);
    const { orderNumber: _, token: __, ...input } = body;
    return await saveAuthorReview(db, author, { code: params.productCode, input, ...context });
  });
  return [
    defineRoute(wire.listReviews, (input, { language }) => readReviewPage(db, input, language)),
    defineRoute(wire.readReviewPhoto, async ({ params }) => {
      const { photoId, width, height, content } = await findPublicPhoto(db, params.photoId);
      return { photoId, width, height, content: Buffer.from(content).toString('base64') };
    }),
    defineRoute(wire.voteReview, ({ params }, context) =>
      voteForReview(db, params.reviewId, requireCallerId(context)),
    ),
    defineRoute(wire.listOwnReviews, async ({ params }, context) => {
      const author = await requireOwnAuthor(db, params.userId, context);
      return { items: await listAuthorReviews(db, author, context.language) };
    }),
    defineRoute(wire.saveReview, async ({ params, body: input }, context) => {
      const author = await requireOwnAuthor(db, params.userId, context);
      return await saveAuthorReview(db, author, { code: params.productCode, input, ...context });
    }),
    defineRoute(wire.deleteReview, async ({ params }, context) => {
      const author = await requireOwnAuthor(db, params.userId, context);
      await deleteAuthorReview(db, author.id, params.productCode, context.now);
      return { items: await listAuthorReviews(db, author, context.language) };
    }),
    { ...listLinkedReviews, rateLimit },
    { ...saveLinkedReview, rateLimit },
  ];
}

/** Returns the signed-in customer. Throws FORBIDDEN for another user's id. */
async function requireOwnAuthor(db: Db, userId: string, context: RequestContext): Promise<ReviewAuthor> {
  if (userId !== requireCallerId(context)) throw new AppError('FORBIDDEN');
  const user = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw new AppError('FORBIDDEN');
  return { id: userId, name: user.name, scope: { ownerId: userId } };
}

/** Returns the customer of the order of a signed link. Throws ORDER_NOT_FOUND. */
async function requireLinkedAuthor(
  db: Db,
  links: OrderLinks,
  credentials: { orderNumber: string; token: string },
  { language, now }: RequestContext,
): Promise<ReviewAuthor> {
  const row = await requireLinkedOrder(db, links, credentials, now);
  const customer = getOrderCustomer(await presentOrder(db, row, language, now));
  const name = customer ? `${customer.firstName} ${customer.lastName}` : '';
  return { id: row.owner_id, name, scope: { orderId: row.id } };
}
