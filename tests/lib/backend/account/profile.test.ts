import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accountContract from '#lib/contract/account/account.ts';
import { formatBirthday, isPlausibleBirthday, parseBirthday } from '#lib/format/account/birthday.ts';
import { type AuthHarness, openAuthHarness, signUp, verifyMobile } from '../auth/auth-harness.ts';
import { type TestDatabase, testDatabases } from '../databases.ts';

describe('A profile', () => {
  let harness: AuthHarness;
  beforeAll(async () => {
    harness = await openAuthHarness(testDatabases[0] as TestDatabase);
  });
  afterAll(() => harness?.close());

  it('stores the birthday of an adult, and forgets it', async () => {
    const { caller } = await signUp(harness);
    const save = (birthday: string | null) =>
      harness.call(accountContract.updateAccount, { body: { birthday } }, caller);
    expect((await save('1990-02-28')).data.birthday).toBe('1990-02-28');
    // The clock of the test stands on 20 November 2026.
    for (const birthday of ['2027-01-01', '2008-11-21', '1906-11-19', '1990-02-30', '0000-00-00']) {
      expect([birthday, (await save(birthday)).error]).toEqual([birthday, 'INVALID_REQUEST']);
    }
    expect((await save('2008-11-20')).data.birthday).toBe('2008-11-20');
    expect((await save(null)).data.birthday).toBeNull();
  });

  it('keeps when each newsletter consent was given or withdrawn', async () => {
    const { caller } = await signUp(harness);
    const signedUp = harness.now;
    const save = async (newsletter: { email: boolean; whatsapp: boolean }) => {
      harness.now += 1000;
      return (await harness.call(accountContract.updateAccount, { body: { newsletter } }, caller)).data;
    };
    const unchanged = await save({ email: true, whatsapp: false });
    expect(unchanged.newsletterTimes).toEqual({ email: signedUp, whatsapp: signedUp });
    const subscribed = await save({ email: true, whatsapp: true });
    expect(subscribed.newsletterTimes).toEqual({ email: signedUp, whatsapp: harness.now });
    const agreedAt = harness.now;
    const withdrawn = await save({ email: false, whatsapp: true });
    expect(withdrawn.newsletterTimes).toEqual({ email: harness.now, whatsapp: agreedAt });
  });

  it('says whether its mobile number is confirmed', async () => {
    const account = await signUp(harness);
    const read = async () => (await harness.call(accountContract.readAccount, {}, account.caller)).data;
    expect((await read()).isMobileVerified).toBe(false);
    await verifyMobile(harness, account, account.person.mobile);
    expect((await read()).isMobileVerified).toBe(true);
  });
});

it.each([
  ['28/02/1990', '1990-02-28'],
  ['1-2-1990', '1990-02-01'],
  ['٢٨/٠٢/١٩٩٠', '1990-02-28'],
  [' 28 . 02 . 1990 ', '1990-02-28'],
  ['1990-02-28', undefined],
  ['28/02/90', undefined],
  ['', undefined],
])('the birthday %s is read as %s', (typed, date) => {
  expect(parseBirthday(typed)).toBe(date);
});

it('a birthday is written as DD/MM/YYYY, and measured by the clock of the country', () => {
  expect(formatBirthday('1990-02-28')).toBe('28/02/1990');
  const now = Date.parse('2026-11-20T21:00:00Z');
  expect(isPlausibleBirthday('2008-11-21', now, 'Asia/Dubai')).toBe(true);
  expect(isPlausibleBirthday('2008-11-21', now, 'UTC')).toBe(false);
});
