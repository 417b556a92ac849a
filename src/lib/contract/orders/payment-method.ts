import * as z from 'zod/mini';

/** Ways to pay. Each country offers some of them; the order's payment methods say which. */
export const PaymentMethodSchema = z.enum([
  'card',
  'mada',
  'knet',
  'benefit',
  'naps',
  'omannet',
  'applepay',
  'wallet',
  'cash',
]);
export type PaymentMethod = z.output<typeof PaymentMethodSchema>;
