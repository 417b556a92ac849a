import { expect, it } from 'vitest';
import { createPaymentSession } from '#lib/contract/payment.ts';

it.each([
  ['/en-ae/checkout/return/0198-a_b', true],
  ['/ar-kw/checkout/return/1', true],
  ['/xx-yy/checkout/return/1', false],
  ['/en-us/checkout/return/1', false],
  ['/en-ae/../../x', false],
  ['/en-ae/checkout/../../x', false],
  ['/en-ae/checkout/./return', false],
  ['/en-ae/checkout//evil.example', false],
  ['/en-ae/checkout/return/1?next=/x', false],
  ['/en-ae/cart', false],
  ['//evil.example/en-ae/checkout/return/1', false],
  ['https://evil.example/en-ae/checkout/return/1', false],
])('a payment returns to %s: %s', (returnPath, isAccepted) => {
  const body = { method: 'card', returnPath, idempotencyKey: 'key-1' };
  expect(createPaymentSession.body.safeParse(body).success).toBe(isAccepted);
});
