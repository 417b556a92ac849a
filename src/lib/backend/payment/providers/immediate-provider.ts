import { type MethodTraits, NotificationError, type PaymentProvider, ProviderError } from '../provider.ts';

async function throwNotSupported(): Promise<never> {
  throw new ProviderError('NOT_SUPPORTED', true);
}

/**
 * Creates the provider of a method that needs no service: each payment is authorised at once and can be
 * cancelled; capture and refund are not supported.
 */
export function createImmediateProvider(
  name: PaymentProvider['name'],
  method: Parameters<PaymentProvider['getMethodTraits']>[0],
  traits: MethodTraits,
): PaymentProvider {
  return {
    name,
    getMethodTraits: (requested) => (requested === method ? traits : undefined),
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
      throw new NotificationError(`There are no notifications about ${name}`);
    },
    capture: throwNotSupported,
    cancel: async ({ reference }) => ({ status: 'done', reference }),
    refund: throwNotSupported,
  };
}
