import { expect, it } from 'vitest';
import type { Order } from '#lib/contract/orders/orders.ts';
import { getFirstIncompleteStep } from '#lib/format/checkout/checkout-steps.ts';

const empty = {
  guestCustomer: null,
  fulfillmentMethod: 'Ship',
  fulfillmentInfo: { fulfillmentContact: null, collectionStore: null, slot: null },
  paymentMethod: null,
  total: { amount: 5000, currency: 'AED' },
  walletAmount: { amount: 0, currency: 'AED' },
};
const contact = { ...empty, guestCustomer: { firstName: 'Layla', phone: '+971501234567' } };
const withAddress = { ...empty.fulfillmentInfo, fulfillmentContact: {} };
const delivered = { ...contact, fulfillmentInfo: { ...withAddress, slot: { slotId: '09-12' } } };
const collected = {
  ...contact,
  fulfillmentMethod: 'Pickup',
  fulfillmentInfo: { ...empty.fulfillmentInfo, collectionStore: 'AE-01' },
};

it.each([
  ['contact', empty],
  ['delivery', contact],
  ['delivery', { ...contact, fulfillmentInfo: withAddress }],
  ['payment', delivered],
  ['payment', collected],
  ['review', { ...collected, paymentMethod: 'card' }],
  ['payment', { ...collected, paymentMethod: 'wallet' }],
  ['payment', { ...collected, paymentMethod: 'wallet', walletAmount: { amount: 4999 } }],
  ['review', { ...collected, paymentMethod: 'wallet', walletAmount: { amount: 5000 } }],
] as const)('the first open step is %s', (step, order) => {
  expect(getFirstIncompleteStep(order as unknown as Order)).toBe(step);
});
