import { describe, expect, it } from 'vitest';
import { AnalyticsEventSchema, type PageEvent } from '#lib/contract/analytics/events.ts';
import type { LineItem } from '#lib/contract/cart/line-item.ts';
import type { Order } from '#lib/contract/orders/order.ts';
import {
  createCheckoutEvent,
  createPurchaseEvents,
  getDeliveryLabel,
} from '#lib/format/analytics/order-events.ts';

const money = (amount: number) => ({ amount, currency: 'AED' as const });

const createLine = (overrides: Partial<LineItem> = {}) =>
  ({
    quantity: 2,
    product: { productCode: 'BN-1' },
    unitPrice: { listAmount: money(1500), saleAmount: money(1200), extendedAmount: money(1200) },
    assmblyProduct: false,
    warrantyProduct: false,
    parentItemId: null,
    ...overrides,
  }) as LineItem;

const ASSEMBLY = createLine({ assmblyProduct: true, parentItemId: 'a' });
const WARRANTY = createLine({ warrantyProduct: true, parentItemId: 'a' });

const createOrder = (overrides: Partial<Order> = {}) =>
  ({
    orderNumber: 'AE26-000123-7',
    status: 'Accepted',
    fulfillmentMethod: 'Ship',
    items: [createLine()],
    couponCodes: ['TEN'],
    couponCodeValue: money(240),
    shippingTotal: money(1500),
    total: money(3660),
    paymentDetails: { paymentSource: 'credit_card' },
    guestCustomer: { firstName: 'Layla', lastName: 'Haddad', emailAddress: 'layla@example.com' },
    ...overrides,
  }) as Order;

/** Adds the fields that the browser adds. */
const complete = (event: PageEvent) => ({
  id: 'a-1',
  at: 1,
  pageType: 'thank-you',
  country: 'ae',
  language: 'en',
  isEmployee: false,
  ...event,
});

describe('The label of the delivery', () => {
  it.each([
    ['Pickup', [ASSEMBLY], 'click_n_collect'],
    ['Ship', [createLine(), WARRANTY, ASSEMBLY], 'home_delivery_assembly'],
    ['Ship', [createLine(), WARRANTY], 'home_delivery_warranty'],
    ['Ship', [createLine()], 'home_delivery'],
  ] as const)('of %s with %o is %s', (fulfillmentMethod, items, label) => {
    expect(getDeliveryLabel({ fulfillmentMethod, items: [...items] })).toBe(label);
  });
});

describe('The events of an order', () => {
  it('are the purchase, then its lines, each with an id of its own', () => {
    const events = createPurchaseEvents(createOrder({ items: [createLine(), WARRANTY] }));
    expect(events).toMatchObject([
      {
        event: 'purchase',
        id: 'purchase-AE26-000123-7-success',
        status: 'success',
        itemCount: 2,
        deliveryMethod: 'home_delivery_warranty',
        paymentSource: 'credit_card',
        voucherValue: money(240),
        total: money(3660),
      },
      { event: 'purchase_item', id: 'purchase-AE26-000123-7-success-1', item: { price: money(1200) } },
      { event: 'purchase_item', id: 'purchase-AE26-000123-7-success-2' },
    ]);
    for (const event of events) expect(AnalyticsEventSchema.parse(complete(event))).toEqual(complete(event));
  });

  it('do not contain the name of the customer', () => {
    expect(JSON.stringify(createPurchaseEvents(createOrder()))).not.toMatch(/layla|haddad/i);
  });

  it('report a return for an order that came back, under other ids', () => {
    const [purchase, item] = createPurchaseEvents(createOrder({ status: 'Returned' }));
    expect(purchase).toMatchObject({ status: 'return', id: 'purchase-AE26-000123-7-return' });
    expect(item).toMatchObject({ status: 'return' });
  });

  it('do not exist for a draft', () => {
    expect(createPurchaseEvents(createOrder({ orderNumber: null }))).toEqual([]);
  });

  it('stay within the limit of products', () => {
    const items = Array.from({ length: 60 }, () => createLine());
    const event = createCheckoutEvent(createOrder({ items }), 'payment');
    expect(AnalyticsEventSchema.safeParse(complete(event)).success).toBe(true);
    expect(createPurchaseEvents(createOrder({ items }))).toHaveLength(51);
  });
});
