import type { ReviewRejectionReason, ReviewStatus } from '#lib/contract/reviews/reviews.ts';
import { type Db, runInTransaction } from '../db/database.ts';
import { recomputeRatings } from './ratings.ts';
import { findTextIssue } from './text-rules.ts';

// Maximum number of reviews per run, low enough not to delay requests.
const BATCH_SIZE = 50;

/** Approves pending reviews, or rejects those that violate a rule. Returns how many were decided. */
export async function moderatePendingReviews(
  db: Db,
  now: number,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'title', 'body'])
    .where('status', '=', 'pending')
    .orderBy('updated_at')
    .limit(BATCH_SIZE)
    .execute();
  let count = 0;
  for (const { id, title, body } of rows) {
    if (isStopped()) return count;
    const reason = findTextIssue(`${title}\n${body}`);
    // Only if the text is unchanged: the author may have edited it meanwhile.
    const decision = { status: reason ? 'rejected' : 'approved', reason, text: { title, body } } as const;
    if (await decideReview(db, id, decision, now)) count += 1;
  }
  return count;
}

/** A moderator's or a rule's decision. */
export interface ReviewDecision {
  status: Exclude<ReviewStatus, 'pending'>;
  /** Null for an approved review. */
  reason: ReviewRejectionReason | null;
  /** Decides only if the review is still pending and has this text. */
  text?: { title: string; body: string };
}

/** Sets the status of a review; returns false when there is no such review, or none with this text. */
export async function decideReview(
  db: Db,
  id: string,
  { status, reason, text }: ReviewDecision,
  now: number,
): Promise<boolean> {
  return await runInTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('reviews')
      .set({ status, reason })
      .where('id', '=', id)
      .$if(text !== undefined, (q) =>
        q
          .where('status', '=', 'pending')
          .where('title', '=', text?.title ?? '')
          .where('body', '=', text?.body ?? ''),
      )
      .returning('product_code')
      .executeTakeFirst();
    if (!row) return false;
    await recomputeRatings(trx, [row.product_code], now);
    return true;
  });
}

/** Lists the reviews of a status, most recently changed first. */
export async function listReviewsByStatus(db: Db, status: ReviewStatus, limit: number) {
  return await db
    .selectFrom('reviews')
    .select(['id', 'product_code', 'stars', 'author_name', 'title', 'body', 'reason'])
    .where('status', '=', status)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
