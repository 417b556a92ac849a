import { createImmediateProvider } from './immediate-provider.ts';

/**
 * The wallet that pays a whole order. Its money is held and debited by `backend/wallet`, so nothing is left to pay:
 * the payment of 0 is authorised at once.
 */
export const walletProvider = createImmediateProvider('wallet', 'wallet', {
  capture: 'at-once',
  refund: 'none',
});
