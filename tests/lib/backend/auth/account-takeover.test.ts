import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUserById } from '#lib/backend/auth/users/queries.ts';
import { runInTransaction } from '#lib/backend/db/database.ts';
import * as accountContract from '#lib/contract/account/account.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import { testDatabases } from '../databases.ts';
import {
  type AuthHarness,
  getChallenge,
  openAuthHarness,
  PASSWORD,
  signUp,
  type TestAccount,
  toTestAccount,
} from './auth-harness.ts';

const MINUTE = 60_000;
const OTHER = 'another horse 2';

describe.each(testDatabases)('The right to choose a new password, on $name', (database) => {
  let harness: AuthHarness;
  beforeAll(async () => {
    harness = await openAuthHarness(database);
  });
  afterAll(() => harness?.close());

  const verify = (challengeId: string, code: string, context = {}) =>
    harness.call(authContract.verifyCode, { params: { challengeId }, body: { code } }, context);
  const choose = (challengeId: string, password: string) =>
    harness.call(authContract.choosePassword, { params: { challengeId }, body: { password } });
  const forgotPassword = async (identifier: string) =>
    getChallenge(await harness.call(authContract.forgotPassword, { body: { identifier } })).id;
  const signIn = ({ person }: TestAccount, password: string) =>
    harness.call(authContract.signIn, { body: { identifier: person.mobile, password } });

  async function move({ caller }: TestAccount, body: { email: string } | { mobile: string }): Promise<void> {
    const { id } = getChallenge(await harness.call(accountContract.changeContact, { body }, caller));
    const to = 'email' in body ? body.email : body.mobile;
    expect((await verify(id, harness.readSentCode(to), caller)).data.kind).toBe('changed');
  }

  it('is not granted to an address that the account has left, however long its code is resent', async () => {
    const member = await signUp(harness);
    const { email } = member.person;
    harness.now += 61 * MINUTE;
    const id = await forgotPassword(email);
    await move(member, { email: `new-${email}` });
    for (let attempt = 0; attempt < 6; attempt += 1) {
      harness.now += 14 * MINUTE;
      await harness.accounts.deleteExpired(harness.now);
      await harness.call(authContract.resendCode, { params: { challengeId: id } });
    }
    expect((await verify(id, harness.readSentCode(email))).error).toBe('CHALLENGE_NOT_FOUND');
    expect((await choose(id, OTHER)).error).toBe('CHALLENGE_NOT_FOUND');
    expect((await signIn(member, PASSWORD)).data.kind).toBe('signed-in');
  });

  it('ends when the account leaves the address that verified it', async () => {
    const member = await signUp(harness);
    const { mobile } = member.person;
    harness.now += 61 * MINUTE;
    await move(member, { mobile });
    const verified = await verify(await forgotPassword(mobile), harness.readSentCode(mobile));
    expect(verified.data.kind).toBe('new-password');
    const { id } = getChallenge(verified);
    await move(member, { mobile: `+97155${mobile.slice(-7)}` });
    expect((await choose(id, OTHER)).error).toBe('CHALLENGE_NOT_FOUND');
  });

  it('ends when another new password is chosen meanwhile', async () => {
    const member = await signUp(harness);
    const { email } = member.person;
    harness.now += 61 * MINUTE;
    const first = await forgotPassword(email);
    const code = harness.readSentCode(email);
    const verified = getChallenge(await verify(await forgotPassword(email), harness.readSentCode(email)));
    const change = { oldPassword: PASSWORD, password: OTHER };
    expect(
      (await harness.call(accountContract.changePassword, { body: change }, member.caller)).error,
    ).toBeUndefined();
    expect((await verify(first, code)).error).toBe('CODE_WRONG');
    expect((await choose(verified.id, 'third horse 3')).error).toBe('CHALLENGE_NOT_FOUND');
    expect((await signIn(member, OTHER)).data.kind).toBe('signed-in');
  });

  it('is not granted by a password that is replaced while it is compared', async () => {
    const member = await signUp(harness);
    const otherSession = await signIn(member, PASSWORD);
    const { passwordHasher } = harness.accounts.auth.userStore;
    const { verify: compare } = passwordHasher;
    const change = { oldPassword: PASSWORD, password: OTHER };
    for (const lateAttempt of [
      () => signIn(member, PASSWORD),
      () =>
        harness.call(
          accountContract.changePassword,
          { body: change },
          toTestAccount(member.person, otherSession).caller,
        ),
    ]) {
      const row = await findUserById(harness.db, member.userId);
      passwordHasher.verify = async (...verifyArguments) => {
        passwordHasher.verify = compare;
        const isMatch = await compare(...verifyArguments);
        const hash = await passwordHasher.hash('quick horse 4');
        await runInTransaction(harness.db, (trx) =>
          harness.accounts.auth.userStore.setPassword(trx, member.userId, hash, harness.now),
        );
        return isMatch;
      };
      expect((await lateAttempt()).error).toBe('CREDENTIALS_WRONG');
      const back = row?.password ?? '';
      await runInTransaction(harness.db, (trx) =>
        harness.accounts.auth.userStore.setPassword(trx, member.userId, back, harness.now),
      );
    }
    expect((await signIn(member, PASSWORD)).data.kind).toBe('signed-in');
  });
});
