import type { Contact } from '#lib/contract/checkout/contact.ts';
import { type Order, readOrder } from '#lib/contract/orders/orders.ts';
import { toNationalNumber } from '#lib/format/phone.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';

/** Reads the visitor's draft order; undefined when there is none or it is submitted. */
export async function readDraftOrder(
  { session, client }: RequestSession,
  locale: Locale,
): Promise<Order | undefined> {
  const id = session?.orders[locale.country.code];
  if (!id) return undefined;
  const result = await client.call(readOrder, { params: { id }, query: { isCheckoutPage: 'true' } });
  return result.ok && result.data.status === 'Pending' ? result.data : undefined;
}

/** Returns the contact data of the order; null before the contact step. */
export function getOrderContact({ guestCustomer }: Order): Contact | null {
  if (!guestCustomer?.phone) return null;
  const { smsUpdates: _, phone, ...names } = guestCustomer;
  return { ...names, phone };
}

/** Returns contact data as form values. */
export function toContactValues(contact: Contact, { country }: Locale): Record<string, string> {
  return { ...contact, phone: toNationalNumber(contact.phone, country) };
}
