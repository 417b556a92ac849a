import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as authContract from '#lib/contract/auth/auth.ts';
import { testDatabases } from '../databases.ts';
import {
  type AuthHarness,
  getChallenge,
  NOON,
  openAuthHarness,
  signUp,
  type TestAccount,
} from './auth-harness.ts';

const MINUTE = 60_000;

describe.each(testDatabases)('One-time codes, on $name', (database) => {
  let harness: AuthHarness;
  let member: TestAccount;
  beforeAll(async () => {
    harness = await openAuthHarness(database);
  });
  afterAll(() => harness?.close());

  const verify = (challengeId: string, code: string) =>
    harness.call(authContract.verifyCode, { params: { challengeId }, body: { code } });
  const resend = (challengeId: string) => harness.call(authContract.resendCode, { params: { challengeId } });
  const begin = async () => {
    harness.now += 61 * MINUTE;
    member = await signUp(harness);
    harness.now += 61 * MINUTE;
    return getChallenge(
      await harness.call(authContract.requestSignInCode, { body: { identifier: member.person.email } }),
    );
  };
  const code = () => harness.readSentCode(member.person.email);
  const wrong = () => (code() === '000000' ? '000001' : '000000');

  it('sign in once', async () => {
    const { id } = await begin();
    const correctCode = code();
    const ends = await Promise.all(Array.from({ length: 5 }, () => verify(id, correctCode)));
    expect(ends.map(({ data, error }) => error ?? data.kind).sort()).toEqual([
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_WRONG',
      'signed-in',
    ]);
    expect(await verify(id, correctCode)).toMatchObject({ error: 'CODE_WRONG', details: { triesLeft: 0 } });
    const read = await harness.call(authContract.readChallenge, { params: { challengeId: id } });
    expect([read.error, (await resend(id)).error]).toEqual(['CHALLENGE_NOT_FOUND', 'CHALLENGE_NOT_FOUND']);
  });

  it('allow five attempts, also concurrent ones, after which the right code fails', async () => {
    const { id } = await begin();
    const ends = await Promise.all(Array.from({ length: 20 }, () => verify(id, wrong())));
    expect(ends.map(({ error }) => error)).toEqual(Array(20).fill('CODE_WRONG'));
    expect(ends.map(({ details }) => details?.triesLeft).sort()).toEqual([...Array(16).fill(0), 1, 2, 3, 4]);
    expect((await verify(id, code())).error).toBe('CODE_WRONG');
    harness.now += 30_000;
    await resend(id);
    expect((await verify(id, code())).data.kind).toBe('signed-in');
  });

  it('expire after five minutes', async () => {
    const { id } = await begin();
    harness.now += 5 * MINUTE;
    expect((await verify(id, code())).error).toBe('CODE_WRONG');
    const resent = await resend(id);
    expect(getChallenge(resent).expiresAt).toBe(harness.now + 5 * MINUTE);
    expect((await verify(id, code())).data.kind).toBe('signed-in');
  });

  it('are replaced by the next one, which is sent after 30 seconds at the earliest', async () => {
    const { id } = await begin();
    const first = code();
    harness.now += 29_000;
    expect(await resend(id)).toMatchObject({ error: 'CODE_TOO_SOON', details: { seconds: 1 } });
    harness.now += 1000;
    const ends = await Promise.all([resend(id), resend(id), resend(id)]);
    expect(ends.map(({ error }) => error ?? 'sent').sort()).toEqual([
      'CODE_TOO_SOON',
      'CODE_TOO_SOON',
      'sent',
    ]);
    if (first !== code()) expect((await verify(id, first)).error).toBe('CODE_WRONG');
    expect((await verify(id, code())).data.kind).toBe('signed-in');
  });

  it('are sent to an address five times an hour, across purposes', async () => {
    const { sendsLeft } = await begin();
    const { email, mobile } = member.person;
    const start = harness.now;
    expect(sendsLeft).toBe(4);
    const ends = await Promise.all([
      ...[1, 2, 3].map(() => harness.call(authContract.requestSignInCode, { body: { identifier: email } })),
      ...[1, 2, 3].map(() => harness.call(authContract.forgotPassword, { body: { identifier: email } })),
    ]);
    expect(ends.filter(({ error }) => error === 'CODE_LIMIT')).toHaveLength(2);
    expect(ends.filter(({ data }) => data?.kind === 'code')).toHaveLength(4);
    expect(
      (await harness.call(authContract.requestSignInCode, { body: { identifier: mobile } })).data.kind,
    ).toBe('code');
    harness.now = start + 59 * MINUTE;
    const { error, details } = await harness.call(authContract.requestSignInCode, {
      body: { identifier: email },
    });
    expect([error, details]).toEqual(['CODE_LIMIT', { seconds: 60 }]);
    harness.now = start + 60 * MINUTE;
    expect(
      (await harness.call(authContract.requestSignInCode, { body: { identifier: email } })).data.kind,
    ).toBe('code');
  });

  it('are counted separately for a browser that signed in before', async () => {
    await begin();
    const { email } = member.person;
    const requestCode = (context = {}) =>
      harness.call(authContract.requestSignInCode, { body: { identifier: email } }, context);
    const from = (deviceToken = '') => ({ headers: new Headers({ 'x-device-token': deviceToken }) });
    for (let attempt = 0; attempt < 4; attempt += 1) await requestCode();
    expect((await requestCode()).error).toBe('CODE_LIMIT');
    const otherVisitor = await signUp(harness);
    expect((await requestCode(from(otherVisitor.tokens.deviceToken))).error).toBe('CODE_LIMIT');
    const knownDevice = from(member.tokens.deviceToken);
    const { id, sendsLeft } = getChallenge(await requestCode(knownDevice));
    expect(sendsLeft).toBe(4);
    harness.now += 30_000;
    const resent = await harness.call(authContract.resendCode, { params: { challengeId: id } }, knownDevice);
    expect(getChallenge(resent).sendsLeft).toBe(3);
    expect((await verify(id, code())).data.kind).toBe('signed-in');
    for (let attempt = 0; attempt < 3; attempt += 1) await requestCode(knownDevice);
    expect((await requestCode(knownDevice)).error).toBe('CODE_LIMIT');
  });

  it('to an unverified number are counted together', async () => {
    await begin();
    const { mobile } = member.person;
    const knownDevice = { headers: new Headers({ 'x-device-token': member.tokens.deviceToken ?? '' }) };
    for (let attempt = 0; attempt < 5; attempt += 1)
      await harness.call(authContract.requestSignInCode, { body: { identifier: mobile } });
    expect(
      (await harness.call(authContract.requestSignInCode, { body: { identifier: mobile } }, knownDevice))
        .error,
    ).toBe('CODE_LIMIT');
  });

  it('of one challenge open no other challenge', async () => {
    const { id } = await begin();
    const other = getChallenge(
      await harness.call(authContract.forgotPassword, { body: { identifier: member.person.email } }),
    );
    const ofOther = code();
    const isSame = (await verify(id, ofOther)).data?.kind === 'signed-in';
    expect(isSame).toBe(false);
    expect((await verify(other.id, ofOther)).data.kind).toBe('new-password');
    expect((await verify('nobody', '123456')).error).toBe('CHALLENGE_NOT_FOUND');
  });

  it('report an unregistered account in terms of the identifier used', async () => {
    const byMail = await harness.call(authContract.requestSignInCode, {
      body: { identifier: 'nobody@example.com' },
    });
    expect([byMail.error, byMail.details]).toEqual(['IDENTIFIER_UNKNOWN', { channel: 'email' }]);
    const bySms = await harness.call(authContract.requestSignInCode, {
      body: { identifier: '+971508888888' },
    });
    expect([bySms.error, bySms.details]).toEqual(['IDENTIFIER_UNKNOWN', { channel: 'sms' }]);
    const foreignNumber = await harness.call(authContract.requestSignInCode, {
      body: { identifier: '+441632960000' },
    });
    expect(foreignNumber.error).toBe('INVALID_REQUEST');
  });

  it('leave no rows behind', async () => {
    await begin();
    await harness.accounts.deleteExpired(harness.now + 60 * MINUTE);
    expect(await harness.db.selectFrom('challenges').select('id').execute()).toEqual([]);
    expect(await harness.db.selectFrom('code_sends').select('address_hash').execute()).toEqual([]);
    expect(harness.now).toBeGreaterThan(NOON);
  });
});

describe('Without an SMS provider', () => {
  it('no code by SMS is offered', async () => {
    const harness = await openAuthHarness(testDatabases[0] as (typeof testDatabases)[0], { sms: false });
    const { person } = await signUp(harness);
    const { error, details } = await harness.call(authContract.requestSignInCode, {
      body: { identifier: person.mobile },
    });
    expect([error, details]).toEqual(['UNAVAILABLE', { channel: 'sms' }]);
    await harness.close();
  });
});
