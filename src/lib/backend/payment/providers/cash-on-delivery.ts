import { createImmediateProvider } from './immediate-provider.ts';

/** Cash on delivery: the shop itself takes the money. */
export const cashOnDelivery = createImmediateProvider('cash', 'cash', {
  capture: 'on-delivery',
  refund: 'none',
});
