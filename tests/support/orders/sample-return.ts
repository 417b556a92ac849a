import type { Return, ReturnStatus } from '#lib/contract/orders/returns.ts';
import { createRecipient } from '../../contract/harness/purchase-steps.ts';
import { PLACED_AT } from './sample-order.ts';

const money = (amount: number) => ({ amount, currency: 'AED' as const });

/** A return of two drills with their warranties, paid by card; picked up, or brought to a store. */
export function createSampleReturn(status: ReturnStatus, isPickup = true): Return {
  const item = { productCode: 'BN-1', quantity: 2, reason: 'too-many', note: null };
  return {
    id: 'return-1',
    returnNumber: 'AE26-000123-7-R1',
    orderNumber: 'AE26-000123-7',
    country: 'ae',
    status,
    history: [
      { status: 'Requested', at: PLACED_AT, cause: 'customer' },
      ...(status === 'Requested' ? [] : [{ status, at: PLACED_AT, cause: 'customer' as const }]),
    ],
    items: [
      { ...item, lineItemId: 'line', parentItemId: null, name: 'Cordless drill 18 V', amount: money(20_000) },
      { ...item, lineItemId: 'add-on', parentItemId: 'line', name: 'Warranty', amount: money(5000) },
    ],
    store: isPickup ? null : 'AE-01',
    pickup: isPickup
      ? {
          contact: createRecipient({ country: 'ae', language: 'en' }),
          area: 'AE-DU-BARSHA',
          slot: { date: '2026-11-25', slotId: '09-12', from: '09:00', to: '12:00' },
        }
      : null,
    amounts: {
      products: money(25_000),
      delivery: money(0),
      pickupCharge: money(isPickup ? 2000 : 0),
      processingFee: money(0),
      refund: money(isPickup ? 23_000 : 25_000),
      toPayment: money(isPickup ? 23_000 : 25_000),
      toWallet: money(0),
      toChoose: money(0),
    },
    method: isPickup ? 'pickup-home' : 'drop-of-local-store',
    refundTarget: null,
    bankAccountEnd: null,
    photos: [],
    dropOffUntil: isPickup ? null : '2026-12-07',
    isCancellable: status === 'Requested' || status === 'PickupScheduled',
    createdAt: PLACED_AT,
  };
}
