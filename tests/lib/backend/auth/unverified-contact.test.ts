import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accountContract from '#lib/contract/account/account.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import { testDatabases } from '../databases.ts';
import {
  type AuthHarness,
  getChallenge,
  openAuthHarness,
  signUp,
  signUpVerified,
  type TestAccount,
  verifyMobile,
} from './auth-harness.ts';

const WALLET = /^BW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

describe.each(testDatabases)('An unverified mobile number, on $name', (database) => {
  let harness: AuthHarness;
  beforeAll(async () => {
    harness = await openAuthHarness(database);
  });
  afterAll(() => harness?.close());

  const verify = (challengeId: string, code: string) =>
    harness.call(authContract.verifyCode, { params: { challengeId }, body: { code } });
  const readProfile = async ({ caller }: TestAccount) =>
    (await harness.call(accountContract.readAccount, {}, caller)).data;
  const readUser = ({ userId }: TestAccount) =>
    harness.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const readWallet = async (member: TestAccount) =>
    await harness.db
      .selectFrom('wallets')
      .selectAll()
      .where('id', '=', (await readUser(member)).wallet_id ?? '')
      .executeTakeFirstOrThrow();
  const enterMobile = async (mobile: string) => {
    const { id } = getChallenge(
      await harness.call(authContract.requestSignInCode, { body: { identifier: mobile } }),
    );
    return { id, step: await verify(id, harness.readSentCode(mobile)) };
  };
  const deleteAccount = async ({ caller, person }: TestAccount) => {
    const { id } = getChallenge(
      await harness.call(accountContract.requestAccountDeletion, { body: { leavesWallet: true } }, caller),
    );
    const codeInput = { params: { challengeId: id }, body: { code: harness.readSentCode(person.email) } };
    expect((await harness.call(authContract.verifyCode, codeInput, caller)).data.kind).toBe('deleted');
  };

  it('signs in only together with the email address', async () => {
    const member = await signUp(harness);
    const { email, mobile } = member.person;
    const { id, step } = await enterMobile(mobile);
    const second = getChallenge(step);
    expect(second).toMatchObject({ purpose: 'sign-in', channel: 'email' });
    expect(second.sentTo).toMatch(/@example\.com$/);
    expect(second.id).not.toBe(id);
    expect((await readUser(member)).mobile_verified).toBe(0);
    expect((await verify(id, harness.readSentCode(mobile))).error).toBe('CODE_WRONG');
    const read = await harness.call(authContract.readChallenge, { params: { challengeId: second.id } });
    expect(getChallenge(read)).toEqual(second);
    const { data } = await verify(second.id, harness.readSentCode(email));
    expect(data).toMatchObject({ kind: 'signed-in', profile: { userId: member.userId } });
    expect((await readUser(member)).mobile_verified).toBe(1);
    expect((await readWallet(member)).mobile).toBe(mobile);
    expect((await enterMobile(mobile)).step.data.kind).toBe('signed-in');
  });

  it('sends no further code to an address that has used its five', async () => {
    const { person } = await signUp(harness);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await harness.call(authContract.requestSignInCode, { body: { identifier: person.email } });
    }
    const { id, step } = await enterMobile(person.mobile);
    expect(step.error).toBe('CODE_LIMIT');
    harness.now += 61 * 60_000;
    await harness.call(authContract.resendCode, { params: { challengeId: id } });
    expect((await verify(id, harness.readSentCode(person.mobile))).data.kind).toBe('code');
  });

  it('belongs to the account that verifies it', async () => {
    const account = await signUp(harness);
    const { mobile } = account.person;
    const firstAccount = await signUp(harness, { mobile });
    expect(await readProfile(firstAccount)).toMatchObject({ mobile: null, isComplete: false });
    expect((await verifyMobile(harness, firstAccount, mobile)).data.kind).toBe('changed');
    expect(await readProfile(firstAccount)).toMatchObject({ mobile, isComplete: true });
    expect(await readProfile(account)).toMatchObject({ mobile: null });
    expect(
      (await harness.call(accountContract.changeContact, { body: { mobile } }, account.caller)).error,
    ).toBe('MOBILE_LINKED');
  });

  it('that was lost between the two codes is not regained by the second', async () => {
    const account = await signUp(harness);
    const { email, mobile } = account.person;
    const { id } = getChallenge((await enterMobile(mobile)).step);
    const firstAccount = await signUp(harness, { mobile });
    await verifyMobile(harness, firstAccount, mobile);
    expect((await verify(id, harness.readSentCode(email))).data.kind).toBe('signed-in');
    expect((await readProfile(account)).mobile).toBeNull();
    expect((await readProfile(firstAccount)).mobile).toBe(mobile);
  });

  it("opens no wallet but the account's own", async () => {
    const first = await signUpVerified(harness);
    const { mobile } = first.person;
    const { walletId } = await readProfile(first);
    expect(walletId).toMatch(WALLET);
    await harness.db
      .updateTable('wallets')
      .set({ balance: 500 })
      .where('id', '=', walletId ?? '')
      .execute();
    await deleteAccount(first);
    harness.now += 61 * 60_000;
    const next = await signUp(harness, { mobile });
    const ownProfile = await readProfile(next);
    expect(ownProfile.walletId).toMatch(WALLET);
    expect(ownProfile.walletId).not.toBe(walletId);
    expect(await readWallet(next)).toMatchObject({ mobile: null, balance: 0 });
    await verifyMobile(harness, next, mobile);
    expect((await readProfile(next)).walletId).toBe(walletId);
    expect(await readWallet(next)).toMatchObject({ mobile, balance: 500 });
    const remainingRows = await harness.db
      .selectFrom('wallets')
      .select('id')
      .where('id', '=', ownProfile.walletId ?? '')
      .execute();
    expect(remainingRows).toEqual([]);
  });

  it('takes no wallet from an existing account', async () => {
    const [other, member] = [await signUpVerified(harness), await signUp(harness)];
    const { mobile } = member.person;
    const otherWallet = await readWallet(other);
    await harness.db.updateTable('wallets').set({ mobile }).where('id', '=', otherWallet.id).execute();
    const ownWallet = await readWallet(member);
    await verifyMobile(harness, member, mobile);
    expect(await readWallet(member)).toEqual({ ...ownWallet, mobile });
    expect(await readWallet(other)).toEqual({ ...otherWallet, mobile: null });
  });
});
