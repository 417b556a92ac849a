import { expect, it } from 'vitest';
import { transaction } from '#lib/backend/db/database.ts';
import { openWishlist, saveEntries, setShare } from '#lib/backend/wishlist/queries.ts';
import * as identity from '#lib/contract/identity.ts';
import { engines } from '../databases.ts';
import { challengeOf, join, openBench } from './bench.ts';

it.each(engines)('an account takes its wishlist along when it goes, on $name', async (engine) => {
  const bench = await openBench(engine);
  const [huda, other] = [await join(bench), await join(bench)];
  for (const { userId, accountId } of [huda, other]) {
    await transaction(bench.db, async (trx) => {
      const list = await openWishlist(trx, userId, accountId, bench.now);
      const name = { en: 'Drill', ar: 'مثقاب' };
      const goods = { productCode: 'T-TEN', shadeCode: null, isSizeChosen: null, name };
      const entry = { id: `of-${userId}`, quantity: 2, ...goods };
      await saveEntries(trx, list.id, [], [entry]);
      await setShare(trx, list, { share_token: `to-${userId}`, share_expires_at: bench.now + 1000 });
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
