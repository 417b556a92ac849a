import type { AuthStep } from '#lib/contract/auth/auth.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { type ChallengeRow, consumeChallenge, createChallenge } from '../auth/challenges/challenges.ts';
import { assertChannelAvailable } from '../auth/identifiers.ts';
import { consumeAttempt, consumeNetworkAttempt } from '../auth/limits/count-attempt.ts';
import { findUserById, type UserRow } from '../auth/users/users.ts';
import { deleteCases } from '../contact/cases/cases.ts';
import { runInTransaction, type Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../gateway/request-context.ts';
import { deleteReviewsOf } from '../reviews/own-reviews.ts';
import { deleteUnusedWallet } from '../wallet/wallets.ts';
import { deleteWishlists } from '../wishlist/service.ts';

/** Sends a confirmation code to the customer's email address. */
export async function requestAccountDeletion(auth: AuthContext, context: RequestContext): Promise<AuthStep> {
  assertChannelAvailable(auth, 'email');
  const user = await findUserById(auth.db, requireCallerId(context));
  if (!user) throw new AppError('UNAUTHORIZED');
  await consumeAttempt(auth, 'contactChange', user.id, context.now);
  await consumeNetworkAttempt(auth, 'sendPerNetwork', context);
  const request = {
    ...({ purpose: 'deletion', channel: 'email', recipient: user.email, userId: user.id } as const),
    sessionId: context.sessionId,
    isSent: true,
  };
  return await createChallenge(auth, request, context);
}

/**
 * Deletes name, contacts, addresses, passwords, sessions, carts, draft orders, lists, cases and reviews. Submitted orders stay, as
 * the law requires; they refer to an anonymised account.
 */
export async function confirmAccountDeletion(
  auth: AuthContext,
  row: ChallengeRow,
  context: RequestContext,
): Promise<AuthStep> {
  await runInTransaction(auth.db, async (trx) => {
    await consumeChallenge(trx, row);
    const user = await findUserById(trx, row.user_id ?? '');
    if (!user) throw new AppError('CHALLENGE_NOT_FOUND');
    const { language, country } = row;
    const data = { name: user.name };
    await auth.outbox.send(
      { kind: 'account-deleted', to: { email: user.email }, language, country, data },
      trx,
    );
    await auth.userStore.removeCredentials(trx, user.id);
    await anonymizeUser(trx, user, context.now);
    await deleteCarts(trx, user.id);
    await deleteWishlists(trx, user.id);
    await deleteCases(trx, user.id);
    await deleteReviewsOf(trx, user.id, context.now);
  });
  return { kind: 'deleted' };
}

async function anonymizeUser(trx: Trx, user: UserRow, now: number): Promise<void> {
  const contacts = [user.email, ...(user.mobile ? [user.mobile] : [])];
  await trx.deleteFrom('newsletter_consents').where('address', 'in', contacts).execute();
  await trx.deleteFrom('password_history').where('user_id', '=', user.id).execute();
  await trx.deleteFrom('saved_addresses').where('user_id', '=', user.id).execute();
  await trx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await trx.deleteFrom('challenges').where('user_id', '=', user.id).execute();
  await trx
    .updateTable('users')
    .set({
      name: '',
      email: `${user.id}@deleted.invalid`,
      email_verified: 0,
      mobile: null,
      mobile_verified: 0,
      image: null,
      gender: null,
      language: null,
      country: null,
      wallet_id: null,
      newsletter_email: 0,
      newsletter_whatsapp: 0,
      newsletter_at: null,
      updated_at: now,
      deleted_at: now,
    })
    .where('id', '=', user.id)
    .execute();
  if (user.wallet_id) await deleteUnusedWallet(trx, user.wallet_id);
}

async function deleteCarts(trx: Trx, userId: string): Promise<void> {
  const carts = trx.selectFrom('carts').select('id').where('owner_id', '=', userId);
  for (const table of ['cart_lines', 'saved_lines', 'cart_shares'] as const) {
    await trx.deleteFrom(table).where('cart_id', 'in', carts).execute();
  }
  await trx.deleteFrom('cart_keys').where('owner_id', '=', userId).execute();
  // Paid draft orders keep their details, because they are still to be submitted.
  await trx
    .updateTable('orders')
    .set({ guest: null, billing: null, fulfillment: null, collection_contact: null, delivery_note: null })
    .where('owner_id', '=', userId)
    .where('status', '=', 'Pending')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.status', 'in', ['Authorised', 'Paid']),
        ),
      ),
    )
    .execute();
  await trx
    .deleteFrom('carts')
    .where('owner_id', '=', userId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('orders').select('orders.id').whereRef('orders.cart_id', '=', 'carts.id')),
      ),
    )
    .execute();
}
