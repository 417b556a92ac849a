import { expect, it } from 'vitest';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { getOrCreateWishlist, saveWishlistItems, updateShareLink } from '#lib/backend/wishlist/queries.ts';
import * as identity from '#lib/contract/auth/auth.ts';
import { challengeOf, openAuthHarness, signUp } from '../auth/auth-harness.ts';
import { testDatabases } from '../databases.ts';

it.each(testDatabases)('deleting an account deletes its wishlist, on $name', async (engine) => {
  const bench = await openAuthHarness(engine);
  const [huda, other] = [await signUp(bench), await signUp(bench)];
  for (const { userId, accountId } of [huda, other]) {
    await runInTransaction(bench.db, async (trx) => {
      const list = await getOrCreateWishlist(trx, userId, accountId, bench.now);
      const name = { en: 'Drill', ar: 'مثقاب' };
      const goods = { productCode: 'T-TEN', shadeCode: null, isSizeChosen: null, name };
      const entry = { id: `of-${userId}`, quantity: 2, ...goods };
      await saveWishlistItems(trx, list.id, [], [entry]);
      await updateShareLink(trx, list, { share_token: `to-${userId}`, share_expires_at: bench.now + 1000 });
    });
  }
  const { id: challengeId } = challengeOf(await bench.ask(identity.askDeletion, {}, huda.by));
  const code = bench.codeTo(huda.person.email);
  const { data } = await bench.ask(identity.verifyCode, { params: { challengeId }, body: { code } }, huda.by);
  expect(data).toEqual({ kind: 'deleted' });
  const lists = await bench.db.selectFrom('wishlists').select('owner_id').execute();
  const items = await bench.db.selectFrom('wishlist_items').select('id').execute();
  expect([lists, items]).toEqual([[{ owner_id: other.userId }], [{ id: `of-${other.userId}` }]]);
  await bench.close();
});
