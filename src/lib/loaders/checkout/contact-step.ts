import { readAccount } from '#lib/contract/account/account.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-country.ts';
import { CONFIRMED_EMAIL_FIELD, SMS_FIELD } from '#lib/format/checkout/contact-form.ts';
import { suggestEmail } from '#lib/format/checkout/email-suggestion.ts';
import type { ContactStepModel, FormStateModel } from '#lib/format/models/checkout.ts';
import { parsePhone, toNationalNumber } from '#lib/format/phone.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext } from '../context.ts';
import { loadCheckoutLayout } from './checkout-layout.ts';
import { getOrderContact, toContactValues } from './draft-order.ts';
import { loadStepFormState } from './step-form-state.ts';

/** Loads the contact data of the customer's profile; a phone number of another country is left out. */
async function loadProfileValues(
  { account, client }: RequestSession,
  { country }: Locale,
): Promise<Record<string, string>> {
  if (!account) return {};
  const result = await client.call(readAccount, {});
  if (!result.ok) return {};
  const { name, email, mobile } = result.data;
  const [firstName = '', ...others] = name.split(' ');
  const phone = mobile && parsePhone(mobile, country) ? toNationalNumber(mobile, country) : '';
  const profileFields = { firstName, lastName: others.join(' '), emailAddress: email, phone };
  return Object.fromEntries(Object.entries(profileFields).filter(([, value]) => value));
}

async function loadValues(
  order: Order,
  { requestSession, locale }: SessionContext,
): Promise<Pick<FormStateModel, 'values' | 'isStored'>> {
  const contact = getOrderContact(order);
  const sms: Record<string, string> = order.guestCustomer?.smsUpdates ? { [SMS_FIELD]: 'true' } : {};
  if (contact) return { values: { ...toContactValues(contact, locale), ...sms }, isStored: true };
  return { values: await loadProfileValues(requestSession, locale), isStored: false };
}

/** Loads the contact step. */
export async function loadContactStep(context: SessionContext): Promise<LoaderResult<ContactStepModel>> {
  const { requestSession, locale } = context;
  const layoutResult = await loadCheckoutLayout('contact', context);
  if (layoutResult.kind !== 'ok') return layoutResult;
  const form = await loadStepFormState('checkoutContact', context, () =>
    loadValues(layoutResult.order, context),
  );
  const { emailAddress = '', [CONFIRMED_EMAIL_FIELD]: confirmedEmail } = form.values;
  const suggested = emailAddress === confirmedEmail ? undefined : suggestEmail(emailAddress);
  const link = createLinkBuilder(locale);
  return {
    kind: 'ok',
    model: {
      ...layoutResult.layout,
      form,
      country: toCheckoutCountry(locale.country, locale.language),
      suggestedEmail: suggested ?? null,
      signInHref: requestSession.account
        ? null
        : `${link('/sign-in')}?next=${encodeURIComponent(link('/checkout'))}`,
    },
  };
}
