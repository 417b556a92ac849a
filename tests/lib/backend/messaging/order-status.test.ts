import { expect, it } from 'vitest';
import { renderMessage } from '#lib/backend/messaging/templates/render-message.ts';
import { createSampleOrder } from '../../../support/sample-order.ts';

const STATUSES = [
  'Packed',
  'Dispatched',
  'OutForDelivery',
  'Delivered',
  'ReadyForCollection',
  'Collected',
  'Cancelled',
];

it.each(['en', 'ar'] as const)('every change of an order has its own message in %s', (language) => {
  const subjects = STATUSES.map((status) => {
    const order = createSampleOrder({ language });
    const data = { order: JSON.stringify(order), store: 'null', token: 'a.b.c', status, shipment: '' };
    const mail = renderMessage({
      kind: 'order-status',
      language,
      country: 'ae',
      data,
      at: order.createdAt,
      site: 'https://shop.example',
    });
    expect(mail.text).toContain(`https://shop.example/${language}-ae/ordertrack/AE26-000123-7?token=a.b.c`);
    expect(mail.subject + mail.text + mail.sms).not.toMatch(/order-status|orders:|\{\{/);
    return mail.subject;
  });
  expect(new Set(subjects).size).toBe(STATUSES.length);
});
