import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';

/** Counts a person's vote for a review once. Throws REVIEW_NOT_FOUND or REVIEW_OWN. */
export async function voteForReview(
  db: Db,
  reviewId: string,
  voterId: string,
): Promise<{ productCode: string; helpfulCount: number }> {
  return await runInTransaction(db, async (trx) => {
    const review = await trx
      .selectFrom('reviews')
      .select(['product_code', 'author_id', 'helpful_base', 'vote_count'])
      .where('id', '=', reviewId)
      .where('status', '=', 'approved')
      .executeTakeFirst();
    if (!review) throw new AppError('REVIEW_NOT_FOUND');
    if (review.author_id === voterId) throw new AppError('REVIEW_OWN');
    const added = await trx
      .insertInto('review_votes')
      .values({ review_id: reviewId, voter_id: voterId })
      .onConflict((conflict) => conflict.columns(['review_id', 'voter_id']).doNothing())
      .executeTakeFirst();
    const isNew = Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
    const { vote_count } = isNew
      ? await trx
          .updateTable('reviews')
          .set((eb) => ({ vote_count: eb('vote_count', '+', 1) }))
          .where('id', '=', reviewId)
          .returning('vote_count')
          .executeTakeFirstOrThrow()
      : review;
    return { productCode: review.product_code, helpfulCount: review.helpful_base + vote_count };
  });
}

/** Deletes all votes of a person and subtracts them from the counts of the reviews. */
export async function deleteVotesByUser(trx: Trx, voterId: string): Promise<void> {
  const votes = await trx
    .deleteFrom('review_votes')
    .where('voter_id', '=', voterId)
    .returning('review_id')
    .execute();
  if (votes.length === 0) return;
  await trx
    .updateTable('reviews')
    .set((eb) => ({ vote_count: eb('vote_count', '-', 1) }))
    .where(
      'id',
      'in',
      votes.map((vote) => vote.review_id),
    )
    .execute();
}
