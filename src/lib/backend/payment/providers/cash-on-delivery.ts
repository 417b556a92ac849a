import { NotificationError, type PaymentProvider, ProviderError } from '../provider.ts';

/** Cash on delivery: the shop itself takes the money, so every order is authorised at once and nothing is sent. */
export const cashOnDelivery: PaymentProvider = {
  name: 'cash',

  getMethodTraits: (method) => (method === 'cash' ? { capture: 'on-delivery', refund: 'none' } : undefined),

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
    throw new NotificationError('Nobody sends notifications about cash');
  },

  async capture() {
    throw new ProviderError('NOT_SUPPORTED', true);
  },

  // Nothing has been taken yet.
  cancel: async ({ reference }) => ({ status: 'done', reference }),

  async refund() {
    throw new ProviderError('NOT_SUPPORTED', true);
  },
};
