import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  signUpVerified,
} from './auth-harness.ts';

describe.each(testDatabases)('Signing up, on $name', (database) => {
  let harness: AuthHarness;
  beforeAll(async () => {
    harness = await openAuthHarness(database);
  });
  afterAll(() => harness?.close());

  const verify = (challengeId: string, code: string) =>
    harness.call(authContract.verifyCode, { params: { challengeId }, body: { code } });

  it('creates an account when the code is right, and not before', async () => {
    const person = createSignUpInput({ email: 'Nora@Example.com' });
    const response = await harness.call(authContract.signUp, { body: person });
    const challenge = getChallenge(response);
    expect(challenge).toMatchObject({
      purpose: 'sign-up',
      channel: 'email',
      sentTo: 'n•••@example.com',
      sendsLeft: 4,
      expiresAt: harness.now + 300_000,
      resendAt: harness.now + 30_000,
    });
    expect(await harness.db.selectFrom('users').select('id').execute()).toEqual([]);
    const challengeRow = await harness.db.selectFrom('challenges').selectAll().executeTakeFirstOrThrow();
    const code = harness.readSentCode('nora@example.com');
    expect(JSON.stringify(challengeRow)).not.toMatch(new RegExp(`${PASSWORD}|"${code}"`));
    const { data } = await verify(challenge.id, code);
    expect(data).toMatchObject({
      kind: 'signed-in',
      profile: {
        name: 'Huda Al Ali',
        email: 'nora@example.com',
        mobile: person.mobile,
        gender: null,
        newsletter: { email: true, whatsapp: false },
        isEmployee: false,
        employeeEmailId: null,
        language: 'en',
        country: 'ae',
        isComplete: true,
        hasPassword: true,
        createdAt: harness.now,
      },
    });
    expect(harness.sent.at(-1)).toMatchObject({ kind: 'welcome', to: { email: 'nora@example.com' } });
    const used = await harness.db.selectFrom('challenges').selectAll().executeTakeFirstOrThrow();
    expect([used.status, used.pending, used.code_hash]).toEqual(['used', null, null]);
    const [credential] = await harness.db.selectFrom('credentials').selectAll().execute();
    expect(credential).toMatchObject({ provider_id: 'credential', must_reset: 0, created_at: harness.now });
    expect(credential?.password).toMatch(/^scrypt:/);
  });

  it('reports an address that is registered and a number that is linked', async () => {
    const { person } = await signUpVerified(harness);
    const repeatedSignUp = await harness.call(authContract.signUp, {
      body: createSignUpInput({ email: person.email.toUpperCase() }),
    });
    expect(repeatedSignUp.error).toBe('EMAIL_REGISTERED');
    const linked = await harness.call(authContract.signUp, {
      body: createSignUpInput({ mobile: person.mobile }),
    });
    expect(linked.error).toBe('MOBILE_LINKED');
  });

  it('rejects a number of another country', async () => {
    const { error, details } = await harness.call(authContract.signUp, {
      body: createSignUpInput({ mobile: '+96550012345' }),
    });
    expect([error, details]).toEqual([
      'INVALID_REQUEST',
      { fields: [{ path: 'body.mobile', rule: 'country' }] },
    ]);
  });

  it('accepts one of many concurrent sign-ups with the same address', async () => {
    const email = 'race@example.com';
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map(() => harness.call(authContract.signUp, { body: createSignUpInput({ email }) })),
    );
    const codes = harness.sent.flatMap((message) =>
      message.kind === 'code' && 'email' in message.to && message.to.email === email
        ? [message.data.code]
        : [],
    );
    expect(codes).toHaveLength(5);
    const ids = responses.map((response) => getChallenge(response).id);
    const results = await Promise.all(ids.flatMap((id) => codes.map((code) => verify(id, code))));
    const entered = results.filter(({ data }) => data?.kind === 'signed-in');
    expect(entered).toHaveLength(1);
    const errors = new Set(results.flatMap(({ error }) => error ?? []));
    expect(errors).toContain('EMAIL_REGISTERED');
    const users = await harness.db.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(users).toHaveLength(1);
    expect(
      (await harness.call(authContract.signUp, { body: createSignUpInput({ email: 'Race@example.com' }) }))
        .error,
    ).toBe('EMAIL_REGISTERED');
  });

  it('links a number that two sign-ups claim at once to one of them', async () => {
    const mobile = '+971509999999';
    const persons = [createSignUpInput({ mobile }), createSignUpInput({ mobile })];
    const responses = await Promise.all(persons.map((body) => harness.call(authContract.signUp, { body })));
    const ends = await Promise.all(
      responses.map((response, index) =>
        verify(getChallenge(response).id, harness.readSentCode((persons[index] as { email: string }).email)),
      ),
    );
    const profiles = ends.map(({ data }) => (data.kind === 'signed-in' ? data.profile : undefined));
    expect(profiles.map((profile) => [profile?.mobile, profile?.isComplete]).sort()).toEqual([
      [mobile, true],
      [null, false],
    ]);
  });

  it.each(["Robert'); DROP TABLE users;--", 'أحمد بن علي', "O'Neill-Smith"])(
    'keeps the name %s unchanged',
    async (name) => {
      const member = await signUp(harness, { name });
      expect((await harness.call(accountContract.readAccount, {}, member.caller)).data.name).toBe(name);
    },
  );
});
