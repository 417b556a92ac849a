import * as z from 'zod/mini';

/** Payment methods. Each country offers some of them; `readPaymentMethods` lists those of an order. */
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
