import { describe, expect, it, vi } from 'vitest';
import { reportPurchase } from '#lib/api/analytics/report-purchase.server.ts';
import type { Client } from '#lib/client/client.ts';
import { AnalyticsEventSchema, collectEvents } from '#lib/contract/analytics/events.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';

const money = { amount: 1000, currency: 'AED' };
const line = {
  quantity: 1,
  product: { productCode: 'BN-1' },
  unitPrice: { extendedAmount: money },
  parentItemId: null,
};

const createOrder = (lines: number) =>
  ({
    orderNumber: 'AE26-000001-1',
    status: 'Accepted',
    fulfillmentMethod: 'Pickup',
    items: Array.from({ length: lines }, () => line),
    couponCodes: [],
    couponCodeValue: money,
    shippingTotal: money,
    total: money,
    employeeDiscount: { impact: money },
    paymentDetails: null,
  }) as unknown as Order;

/** Returns the calls that report an order of a visitor with these cookies. */
async function report(jar: Record<string, string>, lines = 1) {
  const call = vi.fn<(endpoint: unknown, input: { body: { visitor: string; events: unknown[] } }) => void>();
  await reportPurchase(createOrder(lines), {
    client: { call } as unknown as Client,
    cookies: { get: (name: string) => (jar[name] ? { value: jar[name] } : undefined) } as never,
    locale: parseLocale('ar-ae') as Locale,
  });
  return call.mock.calls;
}

describe('A purchase', () => {
  it('is reported when the order is submitted, with an id that the browser uses too', async () => {
    const [call, ...others] = await report({ 'binaa-consent': 'analytics', _ALGOLIA: 'anonymous-1' });
    expect(others).toEqual([]);
    expect([call?.[0], call?.[1].body.visitor]).toEqual([collectEvents, 'anonymous-1']);
    expect(call?.[1].body.events).toMatchObject([
      { event: 'purchase', id: 'purchase-AE26-000001-1-success', isEmployee: true, language: 'ar' },
      { event: 'purchase_item', id: 'purchase-AE26-000001-1-success-1' },
    ]);
    for (const event of call?.[1].body.events ?? []) {
      expect(AnalyticsEventSchema.safeParse(event).success).toBe(true);
    }
  });

  it('of many lines is reported in requests that the collector accepts', async () => {
    const calls = await report({ 'binaa-consent': 'analytics', _ALGOLIA: 'anonymous-1' }, 40);
    expect(calls.map(([, { body }]) => body.events.length)).toEqual([25, 16]);
  });

  it.each<Record<string, string>>([
    {},
    { _ALGOLIA: 'anonymous-1' },
    { 'binaa-consent': 'none', _ALGOLIA: 'anonymous-1' },
    { 'binaa-consent': 'analytics' },
  ])('is not reported with the cookies %o', async (jar) => {
    expect(await report(jar)).toEqual([]);
  });
});
