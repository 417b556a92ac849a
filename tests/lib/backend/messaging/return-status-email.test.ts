import { expect, it } from 'vitest';
import { renderMessage } from '#lib/backend/messaging/templates/render-message.ts';
import { type Return, ReturnStatusSchema } from '#lib/contract/orders/returns.ts';
import { PLACED_AT } from '../../../support/orders/sample-order.ts';
import { createSampleReturn } from '../../../support/orders/sample-return.ts';

const STORE = { name: 'Binaa Al Quoz', address: 'Street 4' };

function render(value: Return, language: 'en' | 'ar') {
  const store = value.store === null ? null : STORE;
  const data = { return: JSON.stringify(value), store: JSON.stringify(store), firstName: 'Huda' };
  const site = 'https://shop.example';
  return renderMessage({ kind: 'return-status', language, country: 'ae', data, at: PLACED_AT, site });
}

it.each(['en', 'ar'] as const)('every change of a return has its own message in %s', (language) => {
  const subjects = ReturnStatusSchema.options.map((status) => {
    const mail = render(createSampleReturn(status), language);
    expect(mail.text).toContain(`https://shop.example/${language}-ae/my-account/returns/return-1`);
    expect(mail.subject + mail.text + mail.sms).not.toMatch(/return-status|returns:|\{\{/);
    expect(mail.sms).toContain('AE26-000123-7-R1');
    return mail.subject;
  });
  expect(new Set(subjects).size).toBe(ReturnStatusSchema.options.length);
});

it('the message of a requested return says when it is picked up or where to bring it, and names the refund', () => {
  const pickup = render(createSampleReturn('Requested'), 'en').text;
  for (const part of ['25/11/2026', '09:00', '12:00', '230.00', 'Al Barsha']) expect(pickup).toContain(part);
  const store = render(createSampleReturn('Requested', false), 'en').text;
  for (const part of ['Binaa Al Quoz', '07/12/2026', '250.00', 'Free']) expect(store).toContain(part);
});
