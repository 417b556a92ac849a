import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashLegacyPassword } from '#lib/backend/auth/users/password-hash.ts';
import { runInTransaction } from '#lib/backend/db/database.ts';
import * as accountContract from '#lib/contract/account/account.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import { testDatabases } from '../databases.ts';
import {
  type AuthHarness,
  createSignUpInput,
  getChallenge,
  openAuthHarness,
  PASSWORD,
  signUp,
} from './auth-harness.ts';

describe.each(testDatabases)('Passwords, on $name', (database) => {
  let harness: AuthHarness;
  beforeAll(async () => {
    harness = await openAuthHarness(database);
  });
  afterAll(() => harness?.close());

  const signIn = (identifier: string, password: string, deviceToken?: string) =>
    harness.call(authContract.signIn, {
      body: { identifier, password, ...(deviceToken && { deviceToken }) },
    });
  const verify = (challengeId: string, code: string) =>
    harness.call(authContract.verifyCode, { params: { challengeId }, body: { code } });
  const choose = (challengeId: string, password: string) =>
    harness.call(authContract.choosePassword, { params: { challengeId }, body: { password } });
  const requestNewPassword = async (email: string) => {
    harness.now += 3_600_000;
    const { id } = getChallenge(
      await harness.call(authContract.forgotPassword, { body: { identifier: email } }),
    );
    const step = await verify(id, harness.readSentCode(email));
    expect(step.data).toMatchObject({ kind: 'new-password', isMigrated: false });
    expect((await choose(id, 'another horse 2')).error).toBe('CHALLENGE_NOT_FOUND');
    return getChallenge(step).id;
  };

  it('sign in by email address or mobile number, however it is written', async () => {
    const { person, userId } = await signUp(harness, { password: 'كلمة السر ٧٧' });
    for (const [identifier, password] of [
      [person.email.toUpperCase(), 'كلمة السر ٧٧'],
      [person.mobile, 'كلمة السر 77'],
    ] as const) {
      const { data } = await signIn(identifier, password);
      expect(data).toMatchObject({ kind: 'signed-in', profile: { userId } });
    }
  });

  it('give the same error when they are wrong and when there is no account', async () => {
    const { person } = await signUp(harness);
    const ends = [
      await signIn(person.email, 'wrong horse 1'),
      await signIn('nobody@example.com', PASSWORD),
      await signIn(person.email, "' OR 1=1 --"),
      await signIn(person.email, '<script>alert(1)</script>'),
      await signIn(person.email, 'ا'.repeat(200)),
    ];
    expect(ends).toEqual(Array(5).fill({ data: undefined, error: 'CREDENTIALS_WRONG', details: undefined }));
  });

  it('are accepted when many sign-ins run at once', async () => {
    const { person } = await signUp(harness);
    const ends = await Promise.all(Array.from({ length: 8 }, () => signIn(person.email, PASSWORD)));
    const tokens = ends.map(({ data }) => (data.kind === 'signed-in' ? data.tokens?.appToken : ''));
    expect(new Set(tokens).size).toBe(8);
  });

  it('can be replaced after a code, which ends every session', async () => {
    const { person, caller } = await signUp(harness);
    const id = await requestNewPassword(person.email);
    expect((await choose(id, PASSWORD)).error).toBe('PASSWORD_USED');
    const ends = await Promise.all([choose(id, 'another horse 2'), choose(id, 'another horse 3')]);
    expect(ends.map(({ data, error }) => error ?? data.kind).sort()).toEqual([
      'CHALLENGE_NOT_FOUND',
      'signed-in',
    ]);
    expect(await harness.sessions.findSession(caller.sessionId, harness.now)).toBeUndefined();
    expect(
      harness.sent.some(
        (message) =>
          message.kind === 'password-changed' && 'email' in message.to && message.to.email === person.email,
      ),
    ).toBe(true);
    expect((await signIn(person.email, PASSWORD)).error).toBe('CREDENTIALS_WRONG');
    expect((await choose(id, 'another horse 4')).error).toBe('CHALLENGE_NOT_FOUND');
  });

  it('may not be one of the last five, nor the current one', async () => {
    const { person, userId } = await signUp(harness, { password: 'horse number 0' });
    for (let number = 1; number <= 6; number += 1) {
      const id = await requestNewPassword(person.email);
      expect((await choose(id, `horse number ${number - 1}`)).error).toBe('PASSWORD_USED');
      expect((await choose(id, `horse number ${number}`)).data.kind).toBe('signed-in');
    }
    const id = await requestNewPassword(person.email);
    for (const number of [6, 5, 4, 3, 2, 1])
      expect((await choose(id, `horse number ${number}`)).error).toBe('PASSWORD_USED');
    expect((await choose(id, 'horse number 0')).data.kind).toBe('signed-in');
    const historyRows = await harness.db.selectFrom('password_history').select('user_id').execute();
    expect(historyRows.filter(({ user_id }) => user_id === userId)).toHaveLength(5);
  });

  it('of an unknown account start a reset with the same reply, which never completes', async () => {
    const registeredAccount = await signUp(harness);
    harness.now += 3_600_000;
    const count = harness.sent.length;
    const started = performance.now();
    const unknownChallenge = getChallenge(
      await harness.call(authContract.forgotPassword, { body: { identifier: 'nobody@example.com' } }),
    );
    expect(harness.sent).toHaveLength(count);
    expect(performance.now() - started).toBeGreaterThan(390);
    const real = getChallenge(
      await harness.call(authContract.forgotPassword, {
        body: { identifier: registeredAccount.person.email },
      }),
    );
    const shape = ({ id: _, sentTo: __, ...rest }: authContract.Challenge) => rest;
    expect(shape(unknownChallenge)).toEqual(shape(real));
    const attempts = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      attempts.push(await verify(unknownChallenge.id, '123456'));
    expect(attempts.map(({ error, details }) => [error, details?.triesLeft])).toEqual(
      [4, 3, 2, 1, 0, 0].map((attemptsLeft) => ['CODE_WRONG', attemptsLeft]),
    );
    harness.now += 30_000;
    const resent = performance.now();
    const repeatedResend = await harness.call(authContract.resendCode, {
      params: { challengeId: unknownChallenge.id },
    });
    expect(performance.now() - resent).toBeGreaterThan(390);
    expect(getChallenge(repeatedResend)).toMatchObject({ id: unknownChallenge.id, sendsLeft: 3 });
    expect((await choose(unknownChallenge.id, 'another horse 2')).error).toBe('CHALLENGE_NOT_FOUND');
  });

  it('cannot be replaced by a session whose code was not entered', async () => {
    const { person } = await signUp(harness);
    const { id } = getChallenge(
      await harness.call(authContract.requestSignInCode, { body: { identifier: person.email } }),
    );
    expect((await choose(id, 'another horse 2')).error).toBe('CHALLENGE_NOT_FOUND');
    const verified = await requestNewPassword(person.email);
    harness.now += 600_000;
    expect((await choose(verified, 'another horse 2')).error).toBe('CHALLENGE_NOT_FOUND');
  });

  it('can be changed with the old one, which leaves only that session signed in', async () => {
    const { person, caller } = await signUp(harness);
    const otherSession = await signIn(person.email, PASSWORD);
    expect(otherSession.data.kind).toBe('signed-in');
    const change = (oldPassword: string, password: string) =>
      harness.call(accountContract.changePassword, { body: { oldPassword, password } }, caller);
    expect((await change('wrong horse 1', 'another horse 2')).error).toBe('CREDENTIALS_WRONG');
    expect((await change(PASSWORD, PASSWORD)).error).toBe('PASSWORD_USED');
    expect((await change(PASSWORD, 'another horse 2')).data).toEqual({ errorCode: 0 });
    expect(
      (await harness.sessions.listDevices(caller.callerId, caller.sessionId)).map(
        ({ isCurrent }) => isCurrent,
      ),
    ).toEqual([true]);
    expect((await signIn(person.email, 'another horse 2')).data.kind).toBe('signed-in');
  });

  it('of the previous shop require a new one', async () => {
    const person = createSignUpInput();
    const { userStore } = harness.accounts.auth;
    const wrapped = await userStore.passwordHasher.hashLegacyDigest(
      'salt',
      hashLegacyPassword('salt', 'old password 1'),
    );
    await runInTransaction(harness.db, async (trx) => {
      const facts = {
        name: person.name,
        email: person.email,
        emailVerified: true,
        mobile: null,
        walletId: null,
        newsletter: person.newsletter,
        language: null,
        country: null,
      };
      const id = await userStore.addUser(trx, facts, harness.now);
      await userStore.addCredential(trx, id, { password: wrapped, mustReset: true }, harness.now);
    });
    expect((await signIn(person.email, 'old password 2')).error).toBe('CREDENTIALS_WRONG');
    const sent = getChallenge(
      await harness.call(authContract.requestSignInCode, { body: { identifier: person.email } }),
    );
    expect((await verify(sent.id, harness.readSentCode(person.email))).data).toMatchObject({
      kind: 'new-password',
      isMigrated: true,
    });
    const step = await signIn(person.email, 'old password 1');
    expect(step.data).toMatchObject({ kind: 'new-password', isMigrated: true });
    const { id } = getChallenge(step);
    expect((await verify(id, '123456')).error).toBe('CODE_WRONG');
    expect((await choose(id, 'old password 1')).error).toBe('PASSWORD_USED');
    expect((await choose(id, 'another horse 2')).data.kind).toBe('signed-in');
    expect((await signIn(person.email, 'another horse 2')).data.kind).toBe('signed-in');
  });
});
