import { expect, it } from 'vitest';
import * as accountContract from '#lib/contract/account/account.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import { getChallenge, openAuthHarness, signUp } from '../auth/auth-harness.ts';
import { testDatabases } from '../databases.ts';

it('deleting an account deletes its cart with everything that belongs to it', async () => {
  const harness = await openAuthHarness(testDatabases[0] as (typeof testDatabases)[number]);
  const { db, now } = harness;
  const [huda, other] = [await signUp(harness), await signUp(harness)];
  for (const { userId } of [huda, other]) {
    const cart_id = `cart-${userId}`;
    const times = { created_at: now, updated_at: now };
    await db
      .insertInto('carts')
      .values({ id: cart_id, owner_id: userId, country: 'ae', ...times })
      .execute();
    const line = { cart_id, place: 0, product_code: 'T-TEN', shade_code: null, parent_id: null, quantity: 1 };
    for (const table of ['cart_lines', 'saved_lines'] as const) {
      const row = { ...line, id: `line-${userId}`, seen_amount: 10_000, seen_name: 'Drill' };
      await db.insertInto(table).values(row).execute();
    }
    const share = { token: `to-${userId}`, cart_id, body: '[]', created_at: now, expires_at: now + 1000 };
    await db.insertInto('cart_shares').values(share).execute();
    const key = { key: 'a', fingerprint: 'x', missed: null, used_at: now };
    await db
      .insertInto('cart_keys')
      .values({ ...key, owner_id: userId })
      .execute();
  }
  const { id: challengeId } = getChallenge(
    await harness.call(accountContract.requestAccountDeletion, {}, huda.caller),
  );
  const code = harness.readSentCode(huda.person.email);
  await harness.call(authContract.verifyCode, { params: { challengeId }, body: { code } }, huda.caller);
  for (const table of ['cart_lines', 'saved_lines', 'cart_shares'] as const) {
    const remainingRows = await db.selectFrom(table).select('cart_id').execute();
    expect(remainingRows).toEqual([{ cart_id: `cart-${other.userId}` }]);
  }
  const keys = await db.selectFrom('cart_keys').select('owner_id').execute();
  expect(keys).toEqual([{ owner_id: other.userId }]);
  expect(await db.selectFrom('carts').select('owner_id').execute()).toEqual([{ owner_id: other.userId }]);
  await harness.close();
});
