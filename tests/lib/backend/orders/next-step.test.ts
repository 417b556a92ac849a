import { describe, expect, it } from 'vitest';
import {
  getNextStep,
  getShippedStatus,
  type OrderProgress,
} from '#lib/backend/orders/fulfillment/next-step.ts';
import {
  getCollectionTime,
  getPackingTime,
  getShipmentTimes,
} from '#lib/backend/orders/fulfillment/times.ts';
import { COLLECTION_PERIOD_MS } from '#lib/contract/orders/order-status.ts';

const at = (text: string) => Date.parse(text);

const ORDER: OrderProgress = {
  status: 'Accepted',
  method: 'Ship',
  country: 'ae',
  packingDue: 100,
  readyDue: 200,
  statusSince: at('2026-11-23T08:00:00Z'),
  shipments: [],
};
const shipment = (number: number, status: 'Packed' | 'Dispatched' | 'OutForDelivery' | 'Delivered') => ({
  number,
  status,
  dispatchDue: number * 1000,
  outForDeliveryDue: number * 1000 + 100,
  deliveryDue: number * 1000 + 200,
});

describe('The next step of an order', () => {
  it.each([
    ['Accepted is packed', { status: 'Accepted' }, { status: 'Packed', at: 100 }],
    [
      'Packed for collection becomes ready',
      { status: 'Packed', method: 'Pickup' },
      { status: 'ReadyForCollection', at: 200 },
    ],
    [
      'Packed is dispatched',
      { status: 'Packed', shipments: [shipment(1, 'Packed')] },
      { status: 'Dispatched', shipment: 1, at: 1000 },
    ],
    [
      'Dispatched goes out',
      { status: 'Dispatched', shipments: [shipment(1, 'Dispatched')] },
      { status: 'OutForDelivery', at: 1100 },
    ],
    [
      'OutForDelivery is delivered',
      { status: 'OutForDelivery', shipments: [shipment(1, 'OutForDelivery')] },
      { status: 'Delivered', at: 1200 },
    ],
    [
      'the shipment that is due first moves first',
      { status: 'Dispatched', shipments: [shipment(2, 'Packed'), shipment(1, 'OutForDelivery')] },
      { status: 'Delivered', shipment: 1, at: 1200 },
    ],
  ] as const)('%s', (_, order, step) => {
    expect(getNextStep({ ...ORDER, ...order }, 'customer')).toMatchObject(step);
  });

  it.each(['Delivered', 'Collected', 'Cancelled', 'Returned', 'PartlyReturned', 'Pending'] as const)(
    '%s has no next step',
    (status) => expect(getNextStep({ ...ORDER, status }, 'customer')).toBeNull(),
  );

  it('ReadyForCollection is collected, or cancelled after seven days', () => {
    const order: OrderProgress = { ...ORDER, status: 'ReadyForCollection', method: 'Pickup' };
    expect(getNextStep(order, 'customer')).toMatchObject({
      status: 'Collected',
      at: getCollectionTime('ae', order.statusSince),
    });
    expect(getNextStep(order, 'nobody')).toMatchObject({
      status: 'Cancelled',
      at: order.statusSince + COLLECTION_PERIOD_MS,
    });
  });

  it.each([
    [['Packed', 'Packed'], 'Packed'],
    [['Dispatched', 'Packed'], 'Dispatched'],
    [['OutForDelivery', 'Packed'], 'OutForDelivery'],
    [['Delivered', 'Packed'], 'Dispatched'],
    [['Delivered', 'OutForDelivery'], 'OutForDelivery'],
    [['Delivered', 'Delivered'], 'Delivered'],
  ] as const)('shipments %j make the order %s', (statuses, status) => {
    expect(getShippedStatus(statuses)).toBe(status);
  });
});

describe('The times of an order', () => {
  // Monday 23 November 2026, noon in Dubai; nothing is delivered on Sundays.
  const NOON = at('2026-11-23T08:00:00Z');

  it('is packed on the afternoon before, and not within the first hour', () => {
    expect(getPackingTime('ae', NOON, '2026-11-26')).toBe(at('2026-11-25T10:00:00Z'));
    expect(getPackingTime('ae', NOON, '2026-11-23')).toBe(NOON + 3600_000);
  });

  it('is packed on Saturday for a Monday, and on Monday when ordered on Saturday night', () => {
    expect(getPackingTime('ae', NOON, '2026-11-30')).toBe(at('2026-11-28T10:00:00Z'));
    expect(getPackingTime('ae', at('2026-11-28T19:00:00Z'), '2026-11-30')).toBe(at('2026-11-30T04:00:00Z'));
  });

  it('is delivered in the middle of its slot, each step after the one before', () => {
    const arrival = { date: '2026-11-26', from: '09:00', to: '12:00' };
    expect(getShipmentTimes('ae', at('2026-11-25T10:00:00Z'), arrival)).toEqual({
      dispatchDue: at('2026-11-25T14:00:00Z'),
      outForDeliveryDue: at('2026-11-26T03:30:00Z'),
      deliveryDue: at('2026-11-26T06:30:00Z'),
    });
    const lateTimes = getShipmentTimes('ae', at('2026-11-26T09:00:00Z'), arrival);
    expect(lateTimes.dispatchDue).toBeLessThan(lateTimes.outForDeliveryDue);
    expect(lateTimes.outForDeliveryDue).toBeLessThan(lateTimes.deliveryDue);
  });
});
