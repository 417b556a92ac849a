import { describe, expect, it } from 'vitest';
import type { ListedOrder } from '#lib/contract/orders/order-history.ts';
import { formatListedOrder, sortByUrgency } from '#lib/format/orders/order-list.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';

function createListedOrder(status: ListedOrder['status'], arrivalDate: string | null = null): ListedOrder {
  return {
    id: status,
    orderNumber: 'AE26-000123-7',
    status,
    lastEvent: { status, at: Date.parse('2026-11-21T09:00+04:00'), cause: 'store' },
    country: 'ae',
    fulfillmentMethod: arrivalDate ? 'Ship' : 'Pickup',
    total: { amount: 8900, currency: 'AED' },
    items: [],
    arrivalDate,
    submittedAt: Date.parse('2026-11-20T09:00+04:00'),
  };
}

const formatNote = (order: ListedOrder, language: 'en' | 'ar' = 'en') =>
  formatListedOrder(order, getLocale(language, 'ae'), getTranslate(language)).note?.replace(
    /[\u2066-\u2069]/g,
    '',
  );

describe('A card of the order list', () => {
  it('shows until when an order can be collected', () => {
    expect(formatNote(createListedOrder('ReadyForCollection'))).toBe('Collect until 28/11/2026');
    expect(formatNote(createListedOrder('ReadyForCollection'), 'ar')).toBe('استلمه في موعد أقصاه 28/11/2026');
  });

  it('shows when an order is expected, or since when it has its status', () => {
    expect(formatNote(createListedOrder('Packed', '2026-11-26'))).toContain('26/11/2026');
    expect(formatNote(createListedOrder('Cancelled'))).toBe('On 21/11/2026');
    const order = createListedOrder('Cancelled');
    const sameDay = { ...order, lastEvent: { ...order.lastEvent, at: order.submittedAt + 60_000 } };
    expect(formatNote(sameDay)).toBeUndefined();
  });
});

describe('The current orders of the overview', () => {
  it('start with what is ready to collect and what is out for delivery', () => {
    const statuses = ['Accepted', 'Packed', 'OutForDelivery', 'ReadyForCollection'] as const;
    const sorted = sortByUrgency(statuses.map((status) => createListedOrder(status)));
    expect(sorted.map(({ status }) => status)).toEqual([
      'ReadyForCollection',
      'OutForDelivery',
      'Accepted',
      'Packed',
    ]);
  });
});
