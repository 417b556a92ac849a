import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_SECTIONS } from '#lib/backend/data-export/sections.ts';
import * as accountContract from '#lib/contract/account/account.ts';
import * as accountDataContract from '#lib/contract/account/account-data.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import arMessages from '#lib/messages/ar/export.json' with { type: 'json' };
import enMessages from '#lib/messages/en/export.json' with { type: 'json' };
import {
  type AuthHarness,
  getChallenge,
  openAuthHarness,
  PASSWORD,
  signUpVerified,
  type TestAccount,
} from '../auth/auth-harness.ts';
import { testDatabases } from '../databases.ts';
import { addAccountData, addReward } from './add-account-data.ts';

const MINUTE = 60_000;

/** Returns all field names of records, those of nested records included. */
function listFields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listFields);
  if (typeof value !== 'object' || value === null || 'currency' in value) return [];
  return Object.entries(value).flatMap(([name, field]) => [name, ...listFields(field)]);
}

describe.each(testDatabases)('The export of an account, on $name', (database) => {
  let harness: AuthHarness;
  let huda: TestAccount;
  let other: TestAccount;
  beforeAll(async () => {
    harness = await openAuthHarness(database);
    huda = await signUpVerified(harness);
    other = await signUpVerified(harness, { name: 'Omar Al Other' });
    for (const account of [huda, other]) {
      await addAccountData(harness, account);
      await addReward(harness, account.userId, 5_000);
    }
  });
  afterAll(() => harness?.close());

  const read = (account: TestAccount) => harness.call(accountDataContract.exportAccount, {}, account.caller);

  it('has a section for each subject, with all its data', async () => {
    const { data } = await read(huda);
    expect(data.sections.map(({ name }) => name)).toEqual(Object.keys(EXPORT_SECTIONS));
    // Reviews need products, so they are tested in tests/lib/backend/reviews.
    const empty = data.sections.filter(({ records }) => records.length === 0);
    expect(empty.map(({ name }) => name)).toEqual(['reviews']);
    const section = (name: string) => data.sections.find((candidate) => candidate.name === name)?.records;
    expect(section('profile')).toMatchObject([{ name: 'Huda Al Ali', email: huda.person.email }]);
    expect(section('consents')).toMatchObject([
      { channel: 'email', isGiven: true, consentedAt: new Date(harness.now).toISOString() },
      { channel: 'whatsapp', isGiven: false },
      { channel: 'email', isGiven: true, text: 'Yes, write to me' },
    ]);
    expect(section('addresses')).toMatchObject([{ area: 'Al Barsha', isDefault: true }]);
    expect(section('orders')).toMatchObject([
      {
        status: 'Delivered',
        recipient: { name: 'Huda Al Ali', area: 'Al Barsha' },
        lines: [{ product: 'Drill', quantity: 1, unitPrice: { amount: 10_000, currency: 'AED' } }],
        cancelled: [{ refund: { amount: 20_000 }, lines: [{ product: 'Drill', quantity: 2 }] }],
        payments: [{ amount: { amount: 10_000, currency: 'AED' }, cardEnding: '4242' }],
        history: [{ status: 'Delivered' }],
      },
    ]);
    expect(section('walletEntries')).toMatchObject([
      { entry: 'reward', amount: { amount: 5_000, currency: 'AED' } },
    ]);
    expect(section('returns')).toMatchObject([
      {
        returnStatus: 'Requested',
        pickedUpFrom: { name: 'Huda Al Ali' },
        pickupDate: '2026-11-25',
        pickupTime: '9:00-12:00',
        lines: [{ product: 'Drill', quantity: 1, returnReason: 'faulty', note: 'It smokes' }],
        refund: { amount: 8500, currency: 'AED' },
        history: [{ returnStatus: 'Requested' }],
      },
    ]);
    expect(section('cases')).toMatchObject([
      { caseKind: 'order', caseStatus: 'open', messages: [{ writtenBy: 'customer', text: 'Where is it?' }] },
    ]);
    expect(section('notices')).toMatchObject(
      Array(2).fill({ noticeKind: 'stock', productCode: 'T-TEN', sentTo: huda.person.email }),
    );
    expect(section('lists')).toMatchObject([
      { list: null, lines: [{ product: 'Saw', quantity: 3 }] },
      { list: 'Bathroom', lines: [] },
    ]);
    expect(section('carts')).toHaveLength(2);
    expect(section('enquiries')).toMatchObject([{ company: 'Ali & Co' }]);
  });

  it('has no data of another person, no ids of the account and no secrets', async () => {
    const text = JSON.stringify((await read(huda)).data);
    const { person, userId, accountId } = other;
    for (const foreign of [person.email, person.mobile, person.name, userId, accountId]) {
      expect(text).not.toContain(foreign);
    }
    const sessions = await harness.db.selectFrom('sessions').select(['id', 'token_hash']).execute();
    const credentials = await harness.db.selectFrom('credentials').select('password').execute();
    const secrets = [
      ...sessions.flatMap(({ id, token_hash }) => [id, token_hash]),
      ...credentials.map(({ password }) => password ?? PASSWORD),
      ...[PASSWORD, huda.userId, huda.accountId, huda.tokens.appToken, 'a hash'],
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('has a title and a label in both languages for all that it contains', async () => {
    const { data } = await read(huda);
    const names = data.sections.map(({ name }) => name);
    const fields = [...new Set(data.sections.flatMap(({ records }) => listFields(records)))];
    for (const { sections, fields: labels } of [enMessages, arMessages]) {
      expect(names.filter((name) => !(name in sections))).toEqual([]);
      expect(fields.filter((name) => !(name in labels))).toEqual([]);
    }
  });

  it('needs a sign-in or a code of the last quarter of an hour, by the same session', async () => {
    const { caller, person } = await signUpVerified(harness);
    const account = { caller } as TestAccount;
    const readUntil = async () =>
      (await harness.call(accountDataContract.readConfirmation, {}, caller)).data.until;
    expect(await readUntil()).toBe(harness.now + 15 * MINUTE);
    harness.now += 15 * MINUTE;
    expect([(await read(account)).error, await readUntil()]).toEqual(['CONFIRMATION_REQUIRED', null]);
    const request = await harness.call(accountDataContract.requestConfirmation, {}, caller);
    const { id: challengeId, purpose } = getChallenge(request);
    expect(purpose).toBe('confirm');
    const enterCode = (code: string, context = caller) =>
      harness.call(authContract.verifyCode, { params: { challengeId }, body: { code } }, context);
    const code = harness.readSentCode(person.email);
    expect((await enterCode(code, other.caller)).error).toBe('CHALLENGE_NOT_FOUND');
    expect((await enterCode(code === '000000' ? '000001' : '000000')).error).toBe('CODE_WRONG');
    expect((await read(account)).error).toBe('CONFIRMATION_REQUIRED');
    expect((await enterCode(code)).data).toEqual({ kind: 'confirmed' });
    expect((await enterCode(code)).error).toBe('CODE_WRONG');
    expect((await read(account)).data.sections).not.toEqual([]);
    const signedIn = await harness.call(authContract.signIn, {
      body: { identifier: person.email, password: PASSWORD },
    });
    if (signedIn.data.kind !== 'signed-in') throw new Error('Not signed in');
    harness.now += 15 * MINUTE;
    expect((await read(account)).error).toBe('CONFIRMATION_REQUIRED');
  });

  it('does not accept an expired code', async () => {
    const { caller, person } = await signUpVerified(harness);
    harness.now += 20 * MINUTE;
    const request = await harness.call(accountDataContract.requestConfirmation, {}, caller);
    harness.now += 5 * MINUTE + 1;
    const input = {
      params: { challengeId: getChallenge(request).id },
      body: { code: harness.readSentCode(person.email) },
    };
    expect((await harness.call(authContract.verifyCode, input, caller)).error).toBe('CODE_WRONG');
    expect((await read({ caller } as TestAccount)).error).toBe('CONFIRMATION_REQUIRED');
  });
});

it('a changed number is reported to the old number and the email address', async () => {
  const harness = await openAuthHarness(testDatabases[0] as (typeof testDatabases)[number]);
  const { caller, person } = await signUpVerified(harness);
  const mobile = '+971551119999';
  const request = await harness.call(accountContract.changeContact, { body: { mobile } }, caller);
  const input = { params: { challengeId: getChallenge(request).id } };
  await harness.call(
    authContract.verifyCode,
    { ...input, body: { code: harness.readSentCode(mobile) } },
    caller,
  );
  const notices = harness.sent.filter(({ kind }) => kind === 'contact-changed').slice(-2);
  expect(notices).toMatchObject([
    { to: { email: person.email }, data: { what: 'mobile', sentTo: '+971 •••• 9999' } },
    { to: { mobile: person.mobile } },
  ]);
  await harness.close();
});
