import { describe, expect, it } from 'vitest';
import type { Loaded, LoaderResult } from '#lib/loaders/context.ts';
import { loadNoticeLink, loadNoticeRequest, loadNotices } from '#lib/loaders/notices/notices.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import { setUpApiHarness } from '../../api-harness.ts';
import { createCustomerBrowser, post } from '../../wishlist-harness.ts';

setUpApiHarness();

const locale = parseLocale('en-ae') as Locale;

function createContext(browser: TestBrowser, flashMessage?: FlashMessage) {
  const requestSession = createRequestSession(browser.createRequest(), locale);
  const { client } = requestSession;
  return { locale, t: getTranslate('en'), requestSession, client, flashMessage, siteUrl: 'http://localhost' };
}

function getModel<Model>(page: LoaderResult<Model>): Model {
  expect(page.kind).toBe('ok');
  return (page as Loaded<Model>).model;
}

const request = (browser: TestBrowser, ...fields: string[][]) =>
  post(browser, 'addNotice', [['productCode', 'T-NONE'], ['kind', 'stock'], ...fields]);

describe('The forms of notices', () => {
  it('ask a guest for an address, and say that it must be confirmed', async () => {
    const browser = new TestBrowser();
    const wrong = await request(browser, ['email', 'no address']);
    expect(wrong.flash?.error).toContain('Enter an email address');
    const page = getModel(await loadNoticeRequest('T-NONE', createContext(browser, wrong.flash)));
    // The error is shown at the field itself.
    expect([page.flash, page.emailError]).toEqual([null, wrong.flash?.error]);
    expect([page.isGuest, page.email, page.kinds.map(({ kind }) => kind)]).toEqual([
      true,
      'no address',
      ['stock', 'price'],
    ]);
    const { flash } = await request(browser, ['email', 'guest@binaa.example']);
    const after = getModel(await loadNoticeRequest('T-NONE', createContext(browser, flash)));
    expect(after.flash).toMatchObject({ kind: 'success', text: expect.stringContaining('inbox') });
    const link = await loadNoticeLink('forged', createContext(browser));
    expect(link.action).toBeNull();
  });

  it('store the notice of a customer, who ends it in the account', async () => {
    const browser = await createCustomerBrowser();
    const { flash } = await request(browser);
    expect(flash).toMatchObject({ form: 'createNotice' });
    const { notices } = getModel(await loadNotices(createContext(browser)));
    expect(notices).toHaveLength(1);
    await post(browser, 'endNotice', [['noticeId', notices[0]?.id ?? '']]);
    expect(getModel(await loadNotices(createContext(browser))).notices).toEqual([]);
    expect((await loadNotices(createContext(new TestBrowser()))).kind).toBe('redirect');
  });
});
