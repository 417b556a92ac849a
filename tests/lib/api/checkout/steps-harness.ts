import { startCheckout } from '#lib/api/checkout/start-checkout.server.ts';
import { orderDeliveryOptions } from '#lib/contract/delivery.ts';
import type { LoaderResult, SessionContext } from '#lib/loaders/context.ts';
import { type LocaleTag, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { OPEN_HOURS } from '../../backend/orders/draft-harness.ts';
import type { TestBrowser } from '../../session/test-browser.ts';
import { api, readBrowserSession, send, sendForm } from '../api-harness.ts';

/** Store for collection; insert it with `insertStore`. */
export const STORE = 'AE-01';

export const CONTACT_FIELDS = {
  emailAddress: 'huda@example.com',
  phone: '050 123 4567',
  firstName: 'Huda',
  lastName: 'Al Ali',
};

export const HOME_FIELDS = {
  deliveryMethod: 'home',
  deliveryArea: 'AE-DU-BARSHA',
  deliveryAddress: 'Street 12, opposite the park',
  buildingNo: '7',
  addressType: 'Residential',
  billing: 'same',
};

/** Creates what a loader receives from a request; the page consumes the flash message. */
export function openPage(browser: TestBrowser, tag: LocaleTag = 'en-ae'): SessionContext {
  const locale = parseLocale(tag);
  if (!locale) throw new Error(tag);
  const browserRequest = browser.createRequest();
  return {
    locale,
    t: getTranslate(locale.language),
    requestSession: createRequestSession(browserRequest, locale),
    flashMessage: consumeFlash(browserRequest.cookies),
  };
}

/** Loads a step's page, which must not redirect. */
export async function loadPage<Model>(
  load: (context: SessionContext) => Promise<LoaderResult<Model>>,
  browser: TestBrowser,
  tag?: LocaleTag,
): Promise<Model> {
  const page = await load(openPage(browser, tag));
  if (page.kind !== 'ok') throw new Error(JSON.stringify(page));
  return page.model;
}

/** Requests `/checkout`; returns the redirect target. */
export function requestCheckout(browser: TestBrowser, tag?: LocaleTag): Promise<string> {
  const { requestSession, locale, flashMessage } = openPage(browser, tag);
  const { cookies } = browser.createRequest();
  return startCheckout({ requestSession, locale, cookies, flashMessage });
}

/** Returns the last offered delivery slot as a form value. */
export async function readSlot(browser: TestBrowser): Promise<string> {
  const params = { id: readBrowserSession(browser)?.orders.ae ?? '' };
  const query = { area: HOME_FIELDS.deliveryArea };
  const options = await send(browser, orderDeliveryOptions, { params, query });
  const day = options.ok ? options.data.days.at(-1) : undefined;
  const slot = day?.slots.find(({ isFull }) => !isFull);
  if (!day || !slot) throw new Error('No delivery time is offered');
  return `${day.date}/${slot.slotId}`;
}

/** Sends contact, home delivery and payment method of a started checkout. */
export async function completeSteps(browser: TestBrowser, paymentMethod = 'card'): Promise<string[]> {
  return [
    await sendForm(browser, 'checkoutContact', CONTACT_FIELDS),
    await sendForm(browser, 'checkoutDelivery', { ...HOME_FIELDS, slot: await readSlot(browser) }),
    await sendForm(browser, 'checkoutPayment', { paymentMethod }),
  ];
}

/** Inserts a store of the Emirates that is open every day. */
export async function insertStore(): Promise<void> {
  const fields = { lat: 25, lng: 55, phone: '+97143400101', hours: OPEN_HOURS, position: 1 };
  await api.db
    .insertInto('stores')
    .values({ code: STORE, country: 'ae', ...fields })
    .execute();
  const texts = { name: 'Binaa Al Quoz', address: 'Street 8', city: 'Dubai', state: 'Dubai' };
  await api.db
    .insertInto('store_texts')
    .values({ store_code: STORE, language: 'en', ...texts })
    .execute();
}
