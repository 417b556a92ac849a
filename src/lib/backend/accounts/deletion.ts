import type { Step } from '#lib/contract/identity.ts';
import { type Trx, transaction } from '../db/database.ts';
import { type Call, callerOf } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { dropWishlist } from '../wishlist/wishlist.ts';
import { beginChallenge, type ChallengeRow, spendChallenge } from './challenges.ts';
import type { Parts } from './parts.ts';
import { findUser, type User } from './queries.ts';
import { countAddress, countTry, demandChannel } from './rules.ts';
import { dropWallet } from './wallets.ts';

/** Sends the code that confirms it, to the email address. */
export async function beginDeletion(parts: Parts, call: Call): Promise<Step> {
  demandChannel(parts, 'email');
  const user = await findUser(parts.db, callerOf(call));
  if (!user) throw new Fault('UNAUTHORIZED');
  await countTry(parts, 'changeOfAccount', user.id, call.now);
  await countAddress(parts, 'sendFromAddress', call);
  const wish = {
    ...({ purpose: 'deletion', channel: 'email', address: user.email, userId: user.id } as const),
    ...{ sessionId: call.session, isSent: true },
  };
  return await beginChallenge(parts, wish, call);
}

/**
 * Forgets who it was: name, addresses, passwords, sessions, carts, drafts and wishes. Orders that were placed stay as
 * they are, since the law asks for them; they name an account of nobody.
 */
export async function finishDeletion(parts: Parts, row: ChallengeRow, call: Call): Promise<Step> {
  await transaction(parts.db, async (trx) => {
    await spendChallenge(trx, row);
    const user = await findUser(trx, row.user_id ?? '');
    if (!user) throw new Fault('CHALLENGE_NOT_FOUND');
    const { language, country } = row;
    const facts = { name: user.name };
    await parts.outbox.send(
      { kind: 'account-deleted', to: { email: user.email }, language, country, facts },
      trx,
    );
    await parts.identity.removeCredentials(trx, user.id);
    await forget(trx, user, call.now);
    await dropCarts(trx, user.id);
    await dropWishlist(trx, user.id);
  });
  return { kind: 'deleted' };
}

async function forget(trx: Trx, user: User, now: number): Promise<void> {
  const addresses = [user.email, ...(user.mobile ? [user.mobile] : [])];
  await trx.deleteFrom('newsletter_consents').where('address', 'in', addresses).execute();
  await trx.deleteFrom('password_history').where('user_id', '=', user.id).execute();
  await trx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await trx.deleteFrom('challenges').where('user_id', '=', user.id).execute();
  await trx
    .updateTable('users')
    .set({
      ...{
        name: '',
        email: `${user.id}@deleted.invalid`,
        email_verified: 0,
        mobile: null,
        mobile_verified: 0,
      },
      ...{ image: null, gender: null, language: null, country: null, wallet_id: null },
      ...{ newsletter_email: 0, newsletter_whatsapp: 0, newsletter_at: null },
      ...{ updated_at: now, deleted_at: now },
    })
    .where('id', '=', user.id)
    .execute();
  if (user.wallet_id) await dropWallet(trx, user.wallet_id);
}

async function dropCarts(trx: Trx, userId: string): Promise<void> {
  const carts = trx.selectFrom('carts').select('id').where('owner_id', '=', userId);
  for (const table of ['cart_lines', 'saved_lines', 'cart_shares'] as const) {
    await trx.deleteFrom(table).where('cart_id', 'in', carts).execute();
  }
  await trx.deleteFrom('cart_keys').where('owner_id', '=', userId).execute();
  // What is paid for is still to be submitted and sent.
  await trx
    .updateTable('orders')
    .set({ guest: null, billing: null, fulfillment: null })
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
