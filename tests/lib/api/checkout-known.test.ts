import { describe, expect, it } from 'vitest';
import { loadCheckout } from '#lib/loaders/checkout/checkout.ts';
import { type LocaleTag, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { CookieJarBrowser } from '../session/cookie-jar.ts';
import { add, createCustomer, openApi, signIn } from './api-harness.ts';

openApi();

async function readFormValues(browser: CookieJarBrowser, tag: LocaleTag = 'en-ae', flash?: FlashMessage) {
  const locale = parseLocale(tag);
  if (!locale) throw new Error(tag);
  const page = await loadCheckout(
    createRequestSession(browser.visit(), locale),
    flash,
    locale,
    getTranslate('en'),
  );
  if (page.kind !== 'ok') throw new Error(page.kind);
  return page.model.values;
}

describe('The checkout form', () => {
  it('is filled in for a customer', async () => {
    const browser = new CookieJarBrowser();
    const person = await createCustomer();
    await signIn(browser, person);
    await add(browser, 'T-PLENTY');
    const { email, mobile } = person;
    expect(await readFormValues(browser)).toEqual({
      firstName: 'Huda',
      lastName: 'Al Ali',
      emailAddress: email,
      phone: mobile.replace('+971', ''),
    });
  });

  it('leaves out a number of another country', async () => {
    const browser = new CookieJarBrowser();
    await signIn(browser, await createCustomer());
    await add(browser, 'T-PLENTY', 1, undefined, 'en-kw');
    expect(await readFormValues(browser, 'en-kw')).not.toHaveProperty('phone');
  });

  it('is empty for a guest, and shows again what was typed', async () => {
    const browser = new CookieJarBrowser();
    await add(browser, 'T-PLENTY');
    expect(await readFormValues(browser)).toEqual({});
    const values = { firstName: '' };
    await signIn(browser, await createCustomer());
    expect(await readFormValues(browser, 'en-ae', { form: 'checkout', values })).toEqual(values);
  });
});
