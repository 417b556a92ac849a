import { createImmediateProvider } from './immediate-provider.ts';

/** Cash on delivery: the shop itself is the provider. */
export const cashOnDelivery = createImmediateProvider('cash', 'cash', {
  capture: 'on-delivery',
  refund: 'none',
});
