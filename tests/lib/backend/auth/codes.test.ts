import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as wire from '#lib/contract/auth/auth.ts';
import { testDatabases } from '../databases.ts';
import {
  type AuthHarness,
  challengeOf,
  NOON,
  openAuthHarness,
  signUp,
  type TestAccount,
} from './auth-harness.ts';

const MINUTE = 60_000;

describe.each(testDatabases)('One-time codes, on $name', (engine) => {
  let bench: AuthHarness;
  let member: TestAccount;
  beforeAll(async () => {
    bench = await openAuthHarness(engine);
  });
  afterAll(() => bench?.close());

  const verify = (challengeId: string, code: string) =>
    bench.ask(wire.verifyCode, { params: { challengeId }, body: { code } });
  const resend = (challengeId: string) => bench.ask(wire.resendCode, { params: { challengeId } });
  const begin = async () => {
    bench.now += 61 * MINUTE;
    member = await signUp(bench);
    bench.now += 61 * MINUTE;
    return challengeOf(
      await bench.ask(wire.requestSignInCode, { body: { identifier: member.person.email } }),
    );
  };
  const code = () => bench.codeTo(member.person.email);
  const wrong = () => (code() === '000000' ? '000001' : '000000');

  it('sign in once', async () => {
    const { id } = await begin();
    const right = code();
    const ends = await Promise.all(Array.from({ length: 5 }, () => verify(id, right)));
    expect(ends.map(({ data, error }) => error ?? data.kind).sort()).toEqual([
      ...['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'signed-in'],
    ]);
    expect(await verify(id, right)).toMatchObject({ error: 'CODE_WRONG', details: { triesLeft: 0 } });
    const read = await bench.ask(wire.readChallenge, { params: { challengeId: id } });
    expect([read.error, (await resend(id)).error]).toEqual(['CHALLENGE_NOT_FOUND', 'CHALLENGE_NOT_FOUND']);
  });

  it('allow five attempts, also concurrent ones, after which the right code fails', async () => {
    const { id } = await begin();
    const ends = await Promise.all(Array.from({ length: 20 }, () => verify(id, wrong())));
    expect(ends.map(({ error }) => error)).toEqual(Array(20).fill('CODE_WRONG'));
    expect(ends.map(({ details }) => details?.triesLeft).sort()).toEqual([...Array(16).fill(0), 1, 2, 3, 4]);
    expect((await verify(id, code())).error).toBe('CODE_WRONG');
    bench.now += 30_000;
    await resend(id);
    expect((await verify(id, code())).data.kind).toBe('signed-in');
  });

  it('expire after five minutes', async () => {
    const { id } = await begin();
    bench.now += 5 * MINUTE;
    expect((await verify(id, code())).error).toBe('CODE_WRONG');
    const again = await resend(id);
    expect(challengeOf(again).expiresAt).toBe(bench.now + 5 * MINUTE);
    expect((await verify(id, code())).data.kind).toBe('signed-in');
  });

  it('are replaced by the next one, which is sent after 30 seconds at the earliest', async () => {
    const { id } = await begin();
    const first = code();
    bench.now += 29_000;
    expect(await resend(id)).toMatchObject({ error: 'CODE_TOO_SOON', details: { seconds: 1 } });
    bench.now += 1000;
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
    const start = bench.now;
    expect(sendsLeft).toBe(4);
    const ends = await Promise.all([
      ...[1, 2, 3].map(() => bench.ask(wire.requestSignInCode, { body: { identifier: email } })),
      ...[1, 2, 3].map(() => bench.ask(wire.forgotPassword, { body: { identifier: email } })),
    ]);
    expect(ends.filter(({ error }) => error === 'CODE_LIMIT')).toHaveLength(2);
    expect(ends.filter(({ data }) => data?.kind === 'code')).toHaveLength(4);
    expect((await bench.ask(wire.requestSignInCode, { body: { identifier: mobile } })).data.kind).toBe(
      'code',
    );
    bench.now = start + 59 * MINUTE;
    const { error, details } = await bench.ask(wire.requestSignInCode, { body: { identifier: email } });
    expect([error, details]).toEqual(['CODE_LIMIT', { seconds: 60 }]);
    bench.now = start + 60 * MINUTE;
    expect((await bench.ask(wire.requestSignInCode, { body: { identifier: email } })).data.kind).toBe('code');
  });

  it('are counted separately for a browser that signed in before', async () => {
    await begin();
    const { email } = member.person;
    const ask = (by = {}) => bench.ask(wire.requestSignInCode, { body: { identifier: email } }, by);
    const from = (deviceToken = '') => ({ headers: new Headers({ 'x-device-token': deviceToken }) });
    for (let turn = 0; turn < 4; turn += 1) await ask();
    expect((await ask()).error).toBe('CODE_LIMIT');
    const stranger = await signUp(bench);
    expect((await ask(from(stranger.tokens.deviceToken))).error).toBe('CODE_LIMIT');
    const own = from(member.tokens.deviceToken);
    const { id, sendsLeft } = challengeOf(await ask(own));
    expect(sendsLeft).toBe(4);
    bench.now += 30_000;
    const again = await bench.ask(wire.resendCode, { params: { challengeId: id } }, own);
    expect(challengeOf(again).sendsLeft).toBe(3);
    expect((await verify(id, code())).data.kind).toBe('signed-in');
    for (let turn = 0; turn < 3; turn += 1) await ask(own);
    expect((await ask(own)).error).toBe('CODE_LIMIT');
  });

  it('to an unverified number are counted together', async () => {
    await begin();
    const { mobile } = member.person;
    const own = { headers: new Headers({ 'x-device-token': member.tokens.deviceToken ?? '' }) };
    for (let turn = 0; turn < 5; turn += 1)
      await bench.ask(wire.requestSignInCode, { body: { identifier: mobile } });
    expect((await bench.ask(wire.requestSignInCode, { body: { identifier: mobile } }, own)).error).toBe(
      'CODE_LIMIT',
    );
  });

  it('of one challenge open no other challenge', async () => {
    const { id } = await begin();
    const other = challengeOf(
      await bench.ask(wire.forgotPassword, { body: { identifier: member.person.email } }),
    );
    const ofOther = code();
    const isSame = (await verify(id, ofOther)).data?.kind === 'signed-in';
    expect(isSame).toBe(false);
    expect((await verify(other.id, ofOther)).data.kind).toBe('new-password');
    expect((await verify('nobody', '123456')).error).toBe('CHALLENGE_NOT_FOUND');
  });

  it('say that an account is not registered in terms of the identifier used', async () => {
    const byMail = await bench.ask(wire.requestSignInCode, { body: { identifier: 'nobody@example.com' } });
    expect([byMail.error, byMail.details]).toEqual(['IDENTIFIER_UNKNOWN', { channel: 'email' }]);
    const bySms = await bench.ask(wire.requestSignInCode, { body: { identifier: '+971508888888' } });
    expect([bySms.error, bySms.details]).toEqual(['IDENTIFIER_UNKNOWN', { channel: 'sms' }]);
    const odd = await bench.ask(wire.requestSignInCode, { body: { identifier: '+441632960000' } });
    expect(odd.error).toBe('INVALID_REQUEST');
  });

  it('leave no rows behind', async () => {
    await begin();
    await bench.accounts.deleteExpired(bench.now + 60 * MINUTE);
    expect(await bench.db.selectFrom('challenges').select('id').execute()).toEqual([]);
    expect(await bench.db.selectFrom('code_sends').select('address_hash').execute()).toEqual([]);
    expect(bench.now).toBeGreaterThan(NOON);
  });
});

describe('Without an SMS provider', () => {
  it('no code by SMS is offered', async () => {
    const bench = await openAuthHarness(testDatabases[0] as (typeof testDatabases)[0], { sms: false });
    const { person } = await signUp(bench);
    const { error, details } = await bench.ask(wire.requestSignInCode, {
      body: { identifier: person.mobile },
    });
    expect([error, details]).toEqual(['UNAVAILABLE', { channel: 'sms' }]);
    await bench.close();
  });
});
