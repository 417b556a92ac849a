import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as authContract from '#lib/contract/auth/auth.ts';
import { EmailSchema } from '#lib/contract/fields.ts';
import { type AuthHarness, openAuthHarness } from '../auth/auth-harness.ts';
import { testDatabases } from '../databases.ts';

it.each([
  'a\u0000@example.com',
  'a@exam\u0007ple.com',
  'a@example.co\u0000m',
  'a\u202eb@example.com',
  'a\u200bb@example.com',
  'a\ud800@example.com',
  'a@example.com>',
  'a@example.c<b',
  'a@example.com,b.com',
])('%j is not an email address', (email) => {
  expect(EmailSchema.safeParse(email).success).toBe(false);
});

it.each(['a@example.com', "o'neil+tools@mail.example.co", 'دهان@مثال.إختبار', 'ü_1-2@example.museum'])(
  '%j is an email address',
  (email) => {
    expect(EmailSchema.safeParse(email).data).toBe(email);
  },
);

describe.each(testDatabases)('Characters that databases cannot store, on $name', (database) => {
  let harness: AuthHarness;
  beforeAll(async () => {
    harness = await openAuthHarness(database);
  });
  afterAll(() => harness?.close());

  it('are rejected by the contract', async () => {
    const identifier = 'a\u0000@example.com';
    expect(authContract.signIn.body.safeParse({ identifier, password: 'x' }).success).toBe(false);
    const password = 'pass\u0000word 1';
    const { error } = await harness.call(authContract.signIn, {
      body: { identifier: 'a@example.com', password },
    });
    expect(error).toBe('CREDENTIALS_WRONG');
  });
});
