import { beforeEach, describe, expect, it } from 'vitest';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { bookTransaction } from '#lib/backend/wallet/ledger.ts';
import type { SignUp } from '#lib/contract/auth/account-fields.ts';
import { loadDataExport } from '#lib/loaders/account/data-export.ts';
import { loadAccountProfile } from '#lib/loaders/account/profile.ts';
import { loadAccountSecurity } from '#lib/loaders/account/security.ts';
import { loadOrderList } from '#lib/loaders/orders/order-list.ts';
import { loadWalletPage } from '#lib/loaders/wallet/wallet.ts';
import { DEFAULT_LOCALE, parseLocale } from '#lib/locale/locale.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import { api, createCustomer, readSentCode, sendForm, setUpApiHarness, signIn } from '../../api-harness.ts';

setUpApiHarness();

const { account: texts, errors } = MESSAGE_RESOURCES.en;

/** Creates the context that a loader receives for a browser's request. */
function createPageContext(browser: TestBrowser, tag = 'en-ae') {
  const locale = parseLocale(tag) ?? DEFAULT_LOCALE;
  const request = browser.createRequest();
  return {
    locale,
    t: getTranslate(locale.language),
    requestSession: createRequestSession(request, locale),
    flashMessage: consumeFlash(request.cookies),
  };
}

function getModel<Model>(page: { kind: 'ok'; model: Model } | { kind: string }): Model {
  if (page.kind !== 'ok' || !('model' in page)) throw new Error(`The page is ${page.kind}`);
  return page.model;
}

describe('The pages of an account', () => {
  let browser: TestBrowser;
  let person: SignUp;

  beforeEach(async () => {
    api.replaceResponse = undefined;
    browser = new TestBrowser();
    person = await createCustomer();
    await signIn(browser, person);
  });

  const readProfilePage = async (tag?: string) =>
    getModel(await loadAccountProfile(createPageContext(browser, tag)));
  const readSecurityPage = async () => getModel(await loadAccountSecurity(createPageContext(browser)));
  const saveProfile = (fields: Record<string, string>) =>
    sendForm(browser, 'setAccountInfo', { 'body.name': person.name, 'body.gender': '', ...fields });
  const failWith = (status: number, path: string) => {
    api.replaceResponse = (request) =>
      request.method !== 'GET' && request.url.includes(path)
        ? Response.json({ error: { code: 'INTERNAL', message: '' } }, { status })
        : undefined;
  };
  const readUser = () =>
    api.db.selectFrom('users').selectAll().where('email', '=', person.email).executeTakeFirstOrThrow();

  it('list what is missing in the profile, with a link to each', async () => {
    const { completion } = await readProfilePage();
    expect(completion).toMatchObject({ total: 5 });
    expect(completion.missing).toContainEqual({
      label: texts['complete-address'],
      href: '/en-ae/my-account/addresses/new',
    });
    expect(completion.missing).toContainEqual({
      label: texts['complete-mobile'],
      href: '/en-ae/my-account/wallet',
    });
    expect(completion.completedCount + completion.missing.length).toBe(5);
  });

  it('save a birthday in any digits, and reject a date that cannot be one', async () => {
    await saveProfile({ 'body.birthday': '٢٨/٠٢/١٩٩٠' });
    const saved = await readProfilePage();
    expect([saved.flash?.text, saved.birthday]).toEqual([texts.saved, '28/02/1990']);
    for (const typed of ['31/02/1990', '28/02/2030', '01/01/1890', '1990-02-28', '<b>']) {
      await saveProfile({ 'body.birthday': typed });
      const page = await readProfilePage();
      expect([page.details.errors, page.birthday]).toEqual([{ birthday: errors.field.birthday }, typed]);
    }
    await saveProfile({ 'body.birthday': '' });
    expect((await readUser()).birthday).toBeNull();
  });

  it('say when each newsletter consent was given', async () => {
    await saveProfile({ 'body.newsletter.email': 'true' });
    const { newsletter, newsletterTimes } = await readProfilePage();
    expect(newsletter).toEqual({ email: true, whatsapp: false });
    expect(newsletterTimes.email).toMatch(/^You agreed on \u2066\d\d\/\d\d\/\d{4}\u2069\.$/);
  });

  it('show the current language and country, also before any were chosen', async () => {
    await api.db
      .updateTable('users')
      .set({ language: null, country: null })
      .where('email', '=', person.email)
      .execute();
    const [english, arabic] = [await readProfilePage(), await readProfilePage('ar-kw')];
    expect([english.language, english.country]).toEqual(['English', 'United Arab Emirates']);
    expect([arabic.language, arabic.country]).toEqual(['العربية', 'الكويت']);
    await api.db
      .updateTable('users')
      .set({ language: 'ar', country: 'om' })
      .where('email', '=', person.email)
      .execute();
    const stored = await readProfilePage();
    expect([stored.language, stored.country]).toEqual([MESSAGE_RESOURCES.en.shell.arabic, 'Oman']);
  });

  it('“Profile update failed” when the profile cannot be saved', async () => {
    failWith(500, '/identity/account');
    await saveProfile({});
    expect((await readProfilePage()).details.error).toBe(errors.PROFILE_FAILED);
  });

  it('“Failed to update phone number” when the number cannot be changed', async () => {
    failWith(500, '/account/contact');
    await sendForm(browser, 'changeContact', { 'body.mobile': '0501234567' });
    expect((await readProfilePage()).mobileForm.error).toBe(errors.MOBILE_FAILED);
  });

  it('“already linked to another email” and “email already registered” for contacts of another account', async () => {
    const other = await createCustomer();
    await api.db.updateTable('users').set({ mobile_verified: 1 }).where('email', '=', other.email).execute();
    await sendForm(browser, 'changeContact', { 'body.mobile': other.mobile });
    expect((await readProfilePage()).mobileForm.error).toBe(texts.mobileTaken);
    expect(texts.mobileTaken).toContain('already linked to another email');
    await sendForm(browser, 'changeContact', { 'body.email': other.email });
    expect((await readProfilePage()).emailForm.error).toBe(texts.emailTaken);
    expect(texts.emailTaken).toContain('Email already registered');
  });

  it('offer the data after a recent sign-in, else after a code', async () => {
    expect((await readSecurityPage()).data.confirmedUntil).toMatch(/\d\d:\d\d/);
    expect((await loadDataExport(createPageContext(browser))).kind).toBe('ok');
    const { id } = await readUser();
    await api.db.updateTable('sessions').set({ created_at: 1 }).where('user_id', '=', id).execute();
    expect((await readSecurityPage()).data.confirmedUntil).toBeNull();
    expect(await loadDataExport(createPageContext(browser))).toEqual({
      kind: 'redirect',
      href: '/en-ae/my-account/security#data-title',
    });
    expect(await sendForm(browser, 'confirmSession', {})).toBe('/en-ae/verify');
    await sendForm(browser, 'verifyCode', { 'body.code': await readSentCode(person.email) });
    const page = await readSecurityPage();
    expect([page.flash?.text, page.data.confirmedUntil]).toEqual([
      texts.confirmed,
      expect.stringMatching(/\d\d:\d\d/),
    ]);
    expect((await loadDataExport(createPageContext(new TestBrowser()))).kind).toBe('redirect');
  });

  it('ask to leave a balance in the wallet before the account is deleted', async () => {
    const { id, mobile } = await readUser();
    const walletId = `BW-${id.slice(-4)}`;
    await api.db
      .insertInto('wallets')
      .values({ id: walletId, mobile, country: 'ae', created_at: 1 })
      .execute();
    await api.db
      .updateTable('users')
      .set({ wallet_id: walletId, mobile_verified: 1 })
      .where('id', '=', id)
      .execute();
    const entry = { kind: 'reward', amount: 1000, orderId: null, reference: walletId } as const;
    await runInTransaction(api.db, (trx) => bookTransaction(trx, walletId, entry, Date.now()));
    expect((await readSecurityPage()).deletion).toMatchObject({ isBlocked: false, orders: [] });
    expect((await readSecurityPage()).deletion.wallet).toContain('10.00');
    await sendForm(browser, 'askDeletion', {});
    expect((await readSecurityPage()).deletion.form.error).toBe(errors.WALLET_HAS_BALANCE);
    expect(await sendForm(browser, 'askDeletion', { 'body.leavesWallet': 'true' })).toBe('/en-ae/verify');
  });

  it('list all orders for a period that does not exist, and have no page beyond the last', async () => {
    const load = (query: string) => loadOrderList(createPageContext(browser), new URLSearchParams(query));
    for (const query of ['period=yesterday', 'period=', 'page=0', 'page=-1', 'page=x']) {
      const { periods, page } = getModel(await load(query));
      expect([periods.filter(({ isChosen }) => isChosen).map(({ code }) => code), page]).toEqual([
        ['start'],
        1,
      ]);
    }
    expect((await load('page=2')).kind).toBe('not-found');
  });

  it('show the wallet with its history, and no page that it does not have', async () => {
    const load = (query = '') => loadWalletPage(createPageContext(browser), new URLSearchParams(query));
    expect(getModel(await load())).toMatchObject({
      account: { state: 'number-unproven', wallet: null },
      blockedUntil: null,
      pageCount: 1,
    });
    expect((await load('page=2')).kind).toBe('not-found');
    expect((await loadWalletPage(createPageContext(new TestBrowser()), new URLSearchParams())).kind).toBe(
      'redirect',
    );
  });
});
