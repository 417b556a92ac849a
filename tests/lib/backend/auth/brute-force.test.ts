import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as wire from '#lib/contract/auth/auth.ts';
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

const GUESSES = 1000;

// Counting depends on the SQL dialect, so one of the two SQLite databases is enough.
const both = testDatabases.filter(({ name }) => name !== 'SQLite in a file');

describe.each(both)('Brute-force protection on $name', (database) => {
  // Number of client networks; the slower database runs only the case of many.
  const crowds = database.name.startsWith('SQLite') ? [1, 200] : [200];
  let harness: AuthHarness;
  let compared = 0;

  beforeAll(async () => {
    harness = await openAuthHarness(database);
    const { passwordHasher } = harness.accounts.auth.userStore;
    const { verify } = passwordHasher;
    passwordHasher.verify = (...verifyArguments) => {
      compared += 1;
      return verify(...verifyArguments);
    };
  });
  afterAll(() => harness?.close());

  const from = (addresses: number, turn: number) => ({ clientNetwork: `203.0.113.${turn % addresses}` });

  const signIn = ({ person }: TestAccount, by: { clientNetwork?: string }, password = PASSWORD, deviceToken?: string) =>
    harness.call(
      wire.signIn,
      { body: { identifier: person.email, password, ...(deviceToken && { deviceToken }) } },
      by,
    );

  it.each(crowds)('stops a thousand guesses of a password from %i addresses', async (addresses) => {
    harness.now += 3_600_000;
    const victim = await signUp(harness);
    const beside = await signUp(harness);
    compared = 0;
    const ends: (string | undefined)[] = [];
    for (let turn = 0; turn < GUESSES; turn += 1) {
      const { error } = await signIn(victim, from(addresses, turn), `guess number ${turn}`);
      ends.push(error);
    }
    const count = (code: string) => ends.filter((it) => it === code).length;
    expect([compared, count('CREDENTIALS_WRONG'), count('TOO_MANY_REQUESTS')]).toEqual([10, 10, 990]);
    const owner = await signIn(victim, { clientNetwork: '198.51.100.1' }, PASSWORD, victim.tokens.deviceToken);
    expect(owner.data.kind).toBe('signed-in');
    // With many networks, this sign-in comes from one of the attacker's.
    const visitor = await signIn(beside, addresses > 1 ? from(addresses, 7) : { clientNetwork: '198.51.100.2' });
    expect(visitor.data.kind).toBe('signed-in');
    const otherVisitor = await signIn(victim, { clientNetwork: '198.51.100.1' });
    expect([otherVisitor.error, otherVisitor.details]).toEqual(['TOO_MANY_REQUESTS', { seconds: 900 }]);
    harness.now += 900_000;
    expect((await signIn(victim, { clientNetwork: '198.51.100.1' })).data.kind).toBe('signed-in');
  });

  it('allows one address three hundred guesses across all accounts', async () => {
    harness.now += 3_600_000;
    compared = 0;
    const victims: TestAccount[] = [];
    for (let turn = 0; turn < 50; turn += 1) victims.push(await signUp(harness));
    const ends: (string | undefined)[] = [];
    for (let turn = 0; turn < GUESSES; turn += 1) {
      ends.push((await signIn(victims[turn % 50] as TestAccount, from(1, 0), `guess number ${turn}`)).error);
    }
    expect([compared, ends.indexOf('TOO_MANY_REQUESTS')]).toEqual([300, 300]);
    expect((await signIn(victims[0] as TestAccount, { clientNetwork: '198.51.100.3' })).data.kind).toBe(
      'signed-in',
    );
  });

  it.each(crowds)('stops a thousand guesses of a code from %i addresses', async (addresses) => {
    harness.now += 3_600_000;
    const victim = await signUp(harness);
    const beside = await signUp(harness);
    harness.now += 3_600_000;
    const begin = async (by: object) =>
      harness.call(wire.requestSignInCode, { body: { identifier: victim.person.email } }, by);
    const seen: (string | undefined)[] = [];
    let open: string | undefined;
    for (let turn = 0; turn < GUESSES; turn += 1) {
      const by = from(addresses, turn);
      if (turn % 5 === 0) {
        const begun = await begin(by);
        open = begun.error ? open : getChallenge(begun).id;
      }
      const code = harness.readSentCode(victim.person.email) === '123456' ? '654321' : '123456';
      const result = await harness.call(
        wire.verifyCode,
        { params: { challengeId: open ?? '' }, body: { code } },
        by,
      );
      seen.push(result.error === 'CODE_WRONG' ? `left ${result.details?.triesLeft}` : result.error);
    }
    // Five codes an hour with five attempts each; the fifth attempt reports that none are left, as do all later
    // ones.
    const tried = seen.filter((it) => /left [1-4]/.test(it ?? '')).length + 5;
    expect([tried, seen.filter((it) => it === undefined).length]).toEqual([25, 0]);
    expect((await signIn(victim, { clientNetwork: '198.51.100.1' })).data.kind).toBe('signed-in');
    const by = { clientNetwork: addresses > 1 ? '203.0.113.7' : '198.51.100.2' };
    const { id } = getChallenge(
      await harness.call(wire.requestSignInCode, { body: { identifier: beside.person.email } }, by),
    );
    const body = { code: harness.readSentCode(beside.person.email) };
    const entered = await harness.call(wire.verifyCode, { params: { challengeId: id }, body }, by);
    expect(toTestAccount(beside.person, entered).userId).toBe(beside.userId);
  });
});
