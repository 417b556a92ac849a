import { createImmediateProvider } from './immediate-provider.ts';

/**
 * Provider of an order that the wallet pays as a whole. `backend/wallet` holds and debits the amount, so that
 * the payment of 0 is authorised at once.
 */
export const walletProvider = createImmediateProvider('wallet', 'wallet', {
  capture: 'at-once',
  refund: 'none',
});
