import type { AstroCookies } from 'astro';
import { CONSENT_COOKIE, SEARCH_TOKEN_COOKIE } from '#lib/analytics/consent.ts';
import type { Client } from '#lib/client/client.ts';
import { collectEvents, MAX_EVENT_BATCH } from '#lib/contract/analytics/events.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { createPurchaseEvents } from '#lib/format/analytics/order-events.ts';
import type { Locale } from '#lib/locale/locale.ts';

/**
 * Reports a purchase of a visitor with consent, as the confirmation page loads no script before an
 * interaction. The browser reports it under the same ids, which the collector stores once. Failures are
 * ignored.
 */
export async function reportPurchase(
  order: Order,
  { client, cookies, locale }: { client: Client; cookies: Pick<AstroCookies, 'get'>; locale: Locale },
): Promise<void> {
  const visitor = cookies.get(SEARCH_TOKEN_COOKIE)?.value;
  if (cookies.get(CONSENT_COOKIE)?.value !== 'analytics' || !visitor) return;
  const now = Date.now();
  const events = createPurchaseEvents(order).map((event, index) => ({
    ...event,
    // Each event gets a later time than the previous one, like events sent by a browser.
    at: now + index,
    pageType: 'thank-you',
    country: locale.country.code,
    language: locale.language,
    isEmployee: order.employeeDiscount.impact.amount > 0,
  }));
  for (let start = 0; start < events.length; start += MAX_EVENT_BATCH) {
    const body = { visitor, events: events.slice(start, start + MAX_EVENT_BATCH) };
    await client.call(collectEvents, { body });
  }
}
