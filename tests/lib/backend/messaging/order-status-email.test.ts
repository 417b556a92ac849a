import { expect, it } from 'vitest';
import { renderMessage } from '#lib/backend/messaging/templates/render-message.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { createSampleOrder } from '../../../support/orders/sample-order.ts';

function render(order: Order, language: 'en' | 'ar', status: string, shipment = '') {
  const data = { order: JSON.stringify(order), store: 'null', token: 'a.b.c', status, shipment };
  const site = 'https://shop.example';
  return renderMessage({ kind: 'order-status', language, country: 'ae', data, at: order.createdAt, site });
}

const STATUSES = [
  'Packed',
  'Dispatched',
  'OutForDelivery',
  'Delivered',
  'ReadyForCollection',
  'Collected',
  'Cancelled',
  'LinesCancelled',
];

it.each(['en', 'ar'] as const)('every change of an order has its own message in %s', (language) => {
  const subjects = STATUSES.map((status) => {
    const mail = render(createSampleOrder({ language }), language, status);
    expect(mail.text).toContain(`https://shop.example/${language}-ae/ordertrack/AE26-000123-7?token=a.b.c`);
    expect(mail.subject + mail.text + mail.sms).not.toMatch(/order-status|orders:|\{\{/);
    return mail.subject;
  });
  expect(new Set(subjects).size).toBe(STATUSES.length);
});

it('the message of a cancelled order names the refund to the wallet, or that nothing was paid', () => {
  const order = createSampleOrder({ language: 'en' });
  const paid = { ...order, walletAmount: { ...order.total, amount: 1000 } };
  expect(render(paid, 'en', 'Cancelled').text).toContain('to your wallet at once');
  expect(render(paid, 'en', 'Cancelled').text).not.toContain('You have paid nothing');
  expect(render(order, 'en', 'Cancelled').text).toContain('You have paid nothing');
});

it('the message about one of several shipments calls it a part of the order', () => {
  const order = createSampleOrder({ language: 'en' });
  const shipment = {
    number: 1,
    status: 'Delivered',
    carrier: null,
    trackingNumber: null,
    items: [],
    arrival: null,
  } as unknown as Order['shipments'][number];
  const parts = { ...order, shipments: [shipment, { ...shipment, number: 2 }] };
  expect(render(parts, 'en', 'Delivered', '1').subject).toMatch(/^Part of your order .* was delivered$/);
  expect(render({ ...order, shipments: [shipment] }, 'en', 'Delivered', '1').subject).toMatch(/^Your order/);
});

it('the message about cancelled lines names them, and the refund to the wallet and to the payment method', () => {
  const order = createSampleOrder({ language: 'en' });
  const [item] = order.items;
  const money = (amount: number) => ({ ...order.total, amount });
  const cancellation = {
    at: order.createdAt,
    items: item ? [{ ...item, quantity: 1 }] : [],
    refund: money(5000),
    walletRefund: money(2000),
  };
  const { text, subject } = render({ ...order, cancellations: [cancellation] }, 'en', 'LinesCancelled');
  expect(subject).toBe('Part of your order AE26-000123-7 is cancelled');
  const textWithoutIsolates = text.replace(/[\u2066-\u2069]/g, '');
  expect(textWithoutIsolates).toContain('1 × Cordless drill 18 V');
  expect(textWithoutIsolates).toMatch(/20\.00.* to your wallet at once/);
  expect(textWithoutIsolates).toMatch(/30\.00.* to the payment method that you used/);
});

// Maximum length of one SMS: 160 letters of the GSM alphabet, 70 of any other.
it.each([
  ['en', 160, /^[\x20-\x5F\x61-\x7A]*$/],
  ['ar', 70, /./],
] as const)('each change fits into one SMS in %s', (language, letters, alphabet) => {
  for (const status of STATUSES) {
    const { sms } = render(createSampleOrder({ language }), language, status);
    expect([sms, sms.length <= letters, alphabet.test(sms)]).toEqual([sms, true, true]);
  }
});
