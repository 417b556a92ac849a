import { expect, it } from 'vitest';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { getOrCreateWishlist, saveWishlistItems, updateShareLink } from '#lib/backend/wishlist/queries.ts';
import * as accountContract from '#lib/contract/account/account.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import { getChallenge, openAuthHarness, signUp } from '../auth/auth-harness.ts';
import { testDatabases } from '../databases.ts';

it.each(testDatabases)('deleting an account deletes its wishlist, on $name', async (database) => {
  const harness = await openAuthHarness(database);
  const [huda, other] = [await signUp(harness), await signUp(harness)];
  for (const { userId, accountId } of [huda, other]) {
    await runInTransaction(harness.db, async (trx) => {
      const list = await getOrCreateWishlist(trx, userId, accountId, harness.now);
      const name = { en: 'Drill', ar: 'مثقاب' };
      const products = { productCode: 'T-TEN', shadeCode: null, isSizeChosen: null, name };
      const entry = { id: `of-${userId}`, quantity: 2, ...products };
      await saveWishlistItems(trx, list.id, [], [entry]);
      await updateShareLink(trx, list, { share_token: `to-${userId}`, share_expires_at: harness.now + 1000 });
    });
  }
  const { id: challengeId } = getChallenge(
    await harness.call(accountContract.requestAccountDeletion, {}, huda.caller),
  );
  const code = harness.readSentCode(huda.person.email);
  const { data } = await harness.call(
    authContract.verifyCode,
    { params: { challengeId }, body: { code } },
    huda.caller,
  );
  expect(data).toEqual({ kind: 'deleted' });
  const lists = await harness.db.selectFrom('wishlists').select('owner_id').execute();
  const items = await harness.db.selectFrom('wishlist_items').select('id').execute();
  expect([lists, items]).toEqual([[{ owner_id: other.userId }], [{ id: `of-${other.userId}` }]]);
  await harness.close();
});
