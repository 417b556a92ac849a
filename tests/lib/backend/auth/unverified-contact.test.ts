import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as wire from '#lib/contract/auth/auth.ts';
import { testDatabases } from '../databases.ts';
import {
  type AuthHarness,
  challengeOf,
  openAuthHarness,
  signUp,
  signUpVerified,
  type TestAccount,
  verifyMobile,
} from './auth-harness.ts';

const WALLET = /^BW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

describe.each(testDatabases)('An unverified mobile number, on $name', (engine) => {
  let bench: AuthHarness;
  beforeAll(async () => {
    bench = await openAuthHarness(engine);
  });
  afterAll(() => bench?.close());

  const verify = (challengeId: string, code: string) =>
    bench.ask(wire.verifyCode, { params: { challengeId }, body: { code } });
  const profileOf = async ({ by }: TestAccount) => (await bench.ask(wire.readAccount, {}, by)).data;
  const userOf = ({ userId }: TestAccount) =>
    bench.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const walletOf = async (member: TestAccount) =>
    await bench.db
      .selectFrom('wallets')
      .selectAll()
      .where('id', '=', (await userOf(member)).wallet_id ?? '')
      .executeTakeFirstOrThrow();
  const sayNumber = async (mobile: string) => {
    const { id } = challengeOf(await bench.ask(wire.requestSignInCode, { body: { identifier: mobile } }));
    return { id, step: await verify(id, bench.codeTo(mobile)) };
  };
  const leave = async ({ by, person }: TestAccount) => {
    const { id } = challengeOf(await bench.ask(wire.askDeletion, {}, by));
    const said = { params: { challengeId: id }, body: { code: bench.codeTo(person.email) } };
    expect((await bench.ask(wire.verifyCode, said, by)).data.kind).toBe('deleted');
  };

  it('signs in only together with the email address', async () => {
    const member = await signUp(bench);
    const { email, mobile } = member.person;
    const { id, step } = await sayNumber(mobile);
    const second = challengeOf(step);
    expect(second).toMatchObject({ purpose: 'sign-in', channel: 'email' });
    expect(second.sentTo).toMatch(/@example\.com$/);
    expect(second.id).not.toBe(id);
    expect((await userOf(member)).mobile_verified).toBe(0);
    expect((await verify(id, bench.codeTo(mobile))).error).toBe('CODE_WRONG');
    const read = await bench.ask(wire.readChallenge, { params: { challengeId: second.id } });
    expect(challengeOf(read)).toEqual(second);
    const { data } = await verify(second.id, bench.codeTo(email));
    expect(data).toMatchObject({ kind: 'signed-in', profile: { userId: member.userId } });
    expect((await userOf(member)).mobile_verified).toBe(1);
    expect((await walletOf(member)).mobile).toBe(mobile);
    expect((await sayNumber(mobile)).step.data.kind).toBe('signed-in');
  });

  it('gives no second code when the address has used its five', async () => {
    const { person } = await signUp(bench);
    for (let turn = 0; turn < 4; turn += 1) {
      await bench.ask(wire.requestSignInCode, { body: { identifier: person.email } });
    }
    const { id, step } = await sayNumber(person.mobile);
    expect(step.error).toBe('CODE_LIMIT');
    bench.now += 61 * 60_000;
    await bench.ask(wire.resendCode, { params: { challengeId: id } });
    expect((await verify(id, bench.codeTo(person.mobile))).data.kind).toBe('code');
  });

  it('goes to the account that verifies it', async () => {
    const claimed = await signUp(bench);
    const { mobile } = claimed.person;
    const holder = await signUp(bench, { mobile });
    expect(await profileOf(holder)).toMatchObject({ mobile: null, isComplete: false });
    expect((await verifyMobile(bench, holder, mobile)).data.kind).toBe('changed');
    expect(await profileOf(holder)).toMatchObject({ mobile, isComplete: true });
    expect(await profileOf(claimed)).toMatchObject({ mobile: null });
    expect((await bench.ask(wire.changeContact, { body: { mobile } }, claimed.by)).error).toBe(
      'MOBILE_LINKED',
    );
  });

  it('that was lost between the two codes is not regained by the second', async () => {
    const claimed = await signUp(bench);
    const { email, mobile } = claimed.person;
    const { id } = challengeOf((await sayNumber(mobile)).step);
    const holder = await signUp(bench, { mobile });
    await verifyMobile(bench, holder, mobile);
    expect((await verify(id, bench.codeTo(email))).data.kind).toBe('signed-in');
    expect((await profileOf(claimed)).mobile).toBeNull();
    expect((await profileOf(holder)).mobile).toBe(mobile);
  });

  it("opens no wallet but the account's own", async () => {
    const first = await signUpVerified(bench);
    const { mobile } = first.person;
    const { walletId } = await profileOf(first);
    expect(walletId).toMatch(WALLET);
    await bench.db
      .updateTable('wallets')
      .set({ balance: 500 })
      .where('id', '=', walletId ?? '')
      .execute();
    await leave(first);
    bench.now += 61 * 60_000;
    const next = await signUp(bench, { mobile });
    const own = await profileOf(next);
    expect(own.walletId).toMatch(WALLET);
    expect(own.walletId).not.toBe(walletId);
    expect(await walletOf(next)).toMatchObject({ mobile: null, balance: 0 });
    await verifyMobile(bench, next, mobile);
    expect((await profileOf(next)).walletId).toBe(walletId);
    expect(await walletOf(next)).toMatchObject({ mobile, balance: 500 });
    const left = await bench.db
      .selectFrom('wallets')
      .select('id')
      .where('id', '=', own.walletId ?? '')
      .execute();
    expect(left).toEqual([]);
  });

  it('takes no wallet from an existing account', async () => {
    const [other, member] = [await signUpVerified(bench), await signUp(bench)];
    const { mobile } = member.person;
    const theirs = await walletOf(other);
    await bench.db.updateTable('wallets').set({ mobile }).where('id', '=', theirs.id).execute();
    const own = await walletOf(member);
    await verifyMobile(bench, member, mobile);
    expect(await walletOf(member)).toEqual({ ...own, mobile });
    expect(await walletOf(other)).toEqual({ ...theirs, mobile: null });
  });
});
