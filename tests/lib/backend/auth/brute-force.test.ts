import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const GUESSES = 1000;

// Counting depends on the SQL dialect, so one of the two SQLite databases is enough.
const databases = testDatabases.filter(({ name }) => name !== 'SQLite in a file');

describe.each(databases)('Brute-force protection on $name', (database) => {
  // Numbers of client networks to test; the slower database runs only the case of many.
  const networkCounts = database.name.startsWith('SQLite') ? [1, 200] : [200];
  let harness: AuthHarness;
  let verifyCount = 0;

  beforeAll(async () => {
    harness = await openAuthHarness(database);
    const { passwordHasher } = harness.accounts.auth.userStore;
    const { verify } = passwordHasher;
    passwordHasher.verify = (...verifyArguments) => {
      verifyCount += 1;
      return verify(...verifyArguments);
    };
  });
  afterAll(() => harness?.close());

  const getCaller = (addresses: number, attempt: number) => ({
    clientNetwork: `203.0.113.${attempt % addresses}`,
  });

  const signIn = (
    { person }: TestAccount,
    caller: { clientNetwork?: string },
    password = PASSWORD,
    deviceToken?: string,
  ) =>
    harness.call(
      authContract.signIn,
      { body: { identifier: person.email, password, ...(deviceToken && { deviceToken }) } },
      caller,
    );

  it.each(networkCounts)('stops a thousand guesses of a password from %i addresses', async (addresses) => {
    harness.now += 3_600_000;
    const victim = await signUp(harness);
    const otherUser = await signUp(harness);
    verifyCount = 0;
    const errorCodes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < GUESSES; attempt += 1) {
      const { error } = await signIn(victim, getCaller(addresses, attempt), `guess number ${attempt}`);
      errorCodes.push(error);
    }
    const count = (code: string) => errorCodes.filter((outcome) => outcome === code).length;
    expect([verifyCount, count('CREDENTIALS_WRONG'), count('TOO_MANY_REQUESTS')]).toEqual([10, 10, 990]);
    const owner = await signIn(
      victim,
      { clientNetwork: '198.51.100.1' },
      PASSWORD,
      victim.tokens.deviceToken,
    );
    expect(owner.data.kind).toBe('signed-in');
    // With many networks, this sign-in comes from one of those that the attacker uses.
    const visitor = await signIn(
      otherUser,
      addresses > 1 ? getCaller(addresses, 7) : { clientNetwork: '198.51.100.2' },
    );
    expect(visitor.data.kind).toBe('signed-in');
    const otherVisitor = await signIn(victim, { clientNetwork: '198.51.100.1' });
    expect([otherVisitor.error, otherVisitor.details]).toEqual(['TOO_MANY_REQUESTS', { seconds: 900 }]);
    harness.now += 900_000;
    expect((await signIn(victim, { clientNetwork: '198.51.100.1' })).data.kind).toBe('signed-in');
  });

  it('allows one address three hundred guesses across all accounts', async () => {
    harness.now += 3_600_000;
    verifyCount = 0;
    const victims: TestAccount[] = [];
    for (let attempt = 0; attempt < 50; attempt += 1) victims.push(await signUp(harness));
    const errorCodes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < GUESSES; attempt += 1) {
      errorCodes.push(
        (await signIn(victims[attempt % 50] as TestAccount, getCaller(1, 0), `guess number ${attempt}`))
          .error,
      );
    }
    expect([verifyCount, errorCodes.indexOf('TOO_MANY_REQUESTS')]).toEqual([300, 300]);
    expect((await signIn(victims[0] as TestAccount, { clientNetwork: '198.51.100.3' })).data.kind).toBe(
      'signed-in',
    );
  });

  it.each(networkCounts)('stops a thousand guesses of a code from %i addresses', async (addresses) => {
    harness.now += 3_600_000;
    const victim = await signUp(harness);
    const otherUser = await signUp(harness);
    harness.now += 3_600_000;
    const requestCode = async (caller: object) =>
      harness.call(authContract.requestSignInCode, { body: { identifier: victim.person.email } }, caller);
    const outcomes: (string | undefined)[] = [];
    let challengeId: string | undefined;
    for (let attempt = 0; attempt < GUESSES; attempt += 1) {
      const caller = getCaller(addresses, attempt);
      if (attempt % 5 === 0) {
        const codeResponse = await requestCode(caller);
        challengeId = codeResponse.error ? challengeId : getChallenge(codeResponse).id;
      }
      const code = harness.readSentCode(victim.person.email) === '123456' ? '654321' : '123456';
      const result = await harness.call(
        authContract.verifyCode,
        { params: { challengeId: challengeId ?? '' }, body: { code } },
        caller,
      );
      outcomes.push(result.error === 'CODE_WRONG' ? `left ${result.details?.triesLeft}` : result.error);
    }
    // Five codes an hour with five attempts each; the fifth attempt reports that none are left, and so do all
    // later ones.
    const attemptCount = outcomes.filter((outcome) => /left [1-4]/.test(outcome ?? '')).length + 5;
    expect([attemptCount, outcomes.filter((outcome) => outcome === undefined).length]).toEqual([25, 0]);
    expect((await signIn(victim, { clientNetwork: '198.51.100.1' })).data.kind).toBe('signed-in');
    const caller = { clientNetwork: addresses > 1 ? '203.0.113.7' : '198.51.100.2' };
    const { id } = getChallenge(
      await harness.call(
        authContract.requestSignInCode,
        { body: { identifier: otherUser.person.email } },
        caller,
      ),
    );
    const body = { code: harness.readSentCode(otherUser.person.email) };
    const entered = await harness.call(
      authContract.verifyCode,
      { params: { challengeId: id }, body },
      caller,
    );
    expect(toTestAccount(otherUser.person, entered).userId).toBe(otherUser.userId);
  });
});
