import { NotificationError, type PaymentProvider, ProviderError } from '../provider.ts';

/**
 * The wallet that pays a whole order. Its money is held and debited by `backend/wallet`, so nothing is left to pay:
 * the payment of 0 is authorised at once, and nothing is captured or returned here.
 */
export const walletProvider: PaymentProvider = {
  name: 'wallet',

  getMethodTraits: (method) => (method === 'wallet' ? { capture: 'at-once', refund: 'none' } : undefined),

  async createSession({ paymentId, returnUrl, amount }) {
    return {
      reference: paymentId,
      redirectUrl: returnUrl,
      event: {
        id: `authorised-${paymentId}`,
        paymentId,
        kind: 'authorised',
        reference: paymentId,
        amount,
        refusal: null,
        last4: null,
        operationId: null,
      },
    };
  },

  readSession: async () => ({ status: 'ended', events: [] }),

  async verifyNotification() {
    throw new NotificationError('Nobody sends notifications about the wallet');
  },

  async capture() {
    throw new ProviderError('NOT_SUPPORTED', true);
  },

  cancel: async ({ reference }) => ({ status: 'done', reference }),

  async refund() {
    throw new ProviderError('NOT_SUPPORTED', true);
  },
};
