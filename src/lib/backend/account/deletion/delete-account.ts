import type { requestAccountDeletion as deletionContract } from '#lib/contract/account/account.ts';
import type { AuthStep } from '#lib/contract/auth/auth.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import type { AuthContext } from '../../auth/auth-context.ts';
import { type ChallengeRow, consumeChallenge, createChallenge } from '../../auth/challenges/challenges.ts';
import { assertChannelAvailable } from '../../auth/identifiers.ts';
import { consumeAttempt, consumeNetworkAttempt } from '../../auth/limits/count-attempt.ts';
import { findUserById } from '../../auth/users/users.ts';
import { runInTransaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { AppError } from '../../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../../gateway/request-context.ts';
import { assertNoOpenOrders, readDeletionBlockers } from './deletion-blockers.ts';
import { DELETION_RULES } from './deletion-rules.ts';

/**
 * Sends a confirmation code to the customer's email address. Throws ACCOUNT_HAS_ORDERS while an order is in
 * progress or being paid, and WALLET_HAS_BALANCE until the customer agrees to leave the money in the wallet.
 */
export async function requestAccountDeletion(
  auth: AuthContext,
  { leavesWallet = false }: EndpointInput<typeof deletionContract>['body'],
  context: RequestContext,
): Promise<AuthStep> {
  assertChannelAvailable(auth, 'email');
  const user = await findUserById(auth.db, requireCallerId(context));
  if (!user) throw new AppError('UNAUTHORIZED');
  const blockers = await readDeletionBlockers(auth.db, user.id);
  assertNoOpenOrders(blockers);
  if (blockers.wallet && !leavesWallet) {
    throw new AppError('WALLET_HAS_BALANCE', { balance: blockers.wallet });
  }
  await consumeAttempt(auth, 'contactChange', user.id, context.now);
  await consumeNetworkAttempt(auth, 'sendPerNetwork', context);
  const request = {
    ...({ purpose: 'deletion', channel: 'email', recipient: user.email, userId: user.id } as const),
    sessionId: context.sessionId,
    shouldSend: true,
  };
  return await createChallenge(auth, request, context);
}

/**
 * Deletes an account by the rules of each table. Placed orders stay, as the law requires; they refer to an
 * anonymised account.
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
    assertNoOpenOrders(await readDeletionBlockers(trx, user.id));
    // An unverified number may be another person's.
    const contacts = [user.email, ...(user.mobile && user.mobile_verified ? [user.mobile] : [])];
    for (const [table, { run }] of Object.entries(DELETION_RULES)) {
      await run?.(trx, table as keyof Tables, { user, contacts, now: context.now });
    }
    const { language, country } = row;
    const to = { email: user.email };
    // Sent after the rules have run, because the rules delete the customer's messages.
    await auth.outbox.send(
      { kind: 'account-deleted', to, language, country, data: { name: user.name } },
      trx,
    );
  });
  return { kind: 'deleted' };
}
