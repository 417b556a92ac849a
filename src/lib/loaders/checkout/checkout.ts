import { readAccount } from '#lib/contract/account.ts';
import type { Address, Contact } from '#lib/contract/checkout/address.ts';
import { type Order, readOrder } from '#lib/contract/orders/orders.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-form.ts';
import type { CheckoutModel } from '#lib/format/models/checkout.ts';
import { parsePhone, toNationalNumber } from '#lib/format/phone.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { loadCart } from '../cart/cart.ts';
import { createLinkBuilder, type LoaderResult } from '../context.ts';
import { getFormState } from '../form-state.ts';

// Name of the form in its flash message.
const CHECKOUT_FORM = 'checkout';

function getFormValues(
  person: (Contact & { address: Address }) | null,
  locale: Locale,
): Record<string, string> {
  if (!person || person.address.countryCode !== locale.country.code) return {};
  const { address, ...contact } = person;
  const { countryCode: _, ...addressFields } = address;
  return { ...contact, phone: toNationalNumber(contact.phone, locale.country), ...addressFields };
}

/** Loads the draft order of an earlier visit to checkout, for its contact and address. */
async function loadDraft(requestSession: RequestSession, locale: Locale): Promise<Order | undefined> {
  const id = requestSession.session?.orders[locale.country.code];
  if (!id) return undefined;
  const result = await requestSession.client.call(readOrder, {
    params: { id },
    query: { isCheckoutPage: 'true' },
  });
  return result.ok ? result.data : undefined;
}

/** Contact data of the customer's profile; a phone number of another country is left out. */
async function loadProfileValues(
  { account, client }: RequestSession,
  locale: Locale,
): Promise<Record<string, string>> {
  if (!account) return {};
  const result = await client.call(readAccount, {});
  if (!result.ok) return {};
  const { name, email, mobile } = result.data;
  const [firstName = '', ...others] = name.split(' ');
  const phone = mobile && parsePhone(mobile, locale.country) ? toNationalNumber(mobile, locale.country) : '';
  const profileFields = { firstName, lastName: others.join(' '), emailAddress: email, phone };
  return Object.fromEntries(Object.entries(profileFields).filter(([, value]) => value));
}

/** Values of the form: submitted ones, else the draft order's, else the profile's. */
async function loadValues(
  requestSession: RequestSession,
  submittedValues: Record<string, string> | undefined,
  locale: Locale,
): Promise<Record<string, string>> {
  if (submittedValues) return submittedValues;
  const draft = await loadDraft(requestSession, locale);
  const values = getFormValues(draft?.fulfillmentInfo.fulfillmentContact ?? null, locale);
  return Object.keys(values).length > 0 ? values : await loadProfileValues(requestSession, locale);
}

/** Loads the checkout; an empty cart redirects to the cart page. */
export async function loadCheckout(
  requestSession: RequestSession,
  flashMessage: FlashMessage | undefined,
  locale: Locale,
  t: Translate,
): Promise<LoaderResult<CheckoutModel>> {
  const page = await loadCart(requestSession, locale, t);
  if (page.kind !== 'ok') return page;
  const { cart, amount } = page.model;
  if (!cart) return { kind: 'redirect', href: createLinkBuilder(locale)('/cart') };
  const { errors, error } = getFormState(CHECKOUT_FORM, { locale, t, flashMessage });
  const submittedValues = flashMessage?.form === CHECKOUT_FORM ? flashMessage.values : undefined;
  return {
    kind: 'ok',
    model: {
      cart,
      expectedTotal: amount,
      values: await loadValues(requestSession, submittedValues, locale),
      errors,
      error,
      country: toCheckoutCountry(locale.country, locale.language),
    },
  };
}
