import type { CreateCheckoutSessionRequest } from '@adyen/api-library/lib/src/typings/checkout/models.js';
import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import type { MethodTraits, SessionRequest } from '../../provider.ts';

/** The provider's name of each supported method. */
const METHOD_NAMES: Partial<Record<PaymentMethod, string>> = {
  card: 'scheme',
  mada: 'mada',
  knet: 'knet',
  benefit: 'benefit',
  naps: 'naps',
  omannet: 'omannet',
  applepay: 'applepay',
};

export const isAdyenMethod = (method: PaymentMethod): boolean => METHOD_NAMES[method] !== undefined;

/** Returns the body of `POST /sessions`: a page on the provider's side, for one method. */
export function createSessionBody(
  merchantAccount: string,
  request: SessionRequest,
  traits: MethodTraits,
): CreateCheckoutSessionRequest {
  const { amount, method, payer, country, language, customerId } = request;
  const [firstName = payer.name, ...rest] = payer.name.split(' ');
  const body = {
    amount: { currency: amount.currency, value: amount.amount },
    merchantAccount,
    reference: request.paymentId,
    merchantOrderReference: request.orderId,
    returnUrl: request.returnUrl,
    mode: 'hosted',
    channel: 'Web',
    countryCode: country.toUpperCase(),
    shopperLocale: language === 'ar' ? 'ar' : 'en-US',
    allowedPaymentMethods: [METHOD_NAMES[method] as string],
    expiresAt: new Date(request.expiresAt),
    shopperEmail: payer.email,
    shopperName: { firstName, lastName: rest.join(' ') || firstName },
    telephoneNumber: payer.phone,
    // Captured when the order is submitted, so that no amount is captured without an order.
    ...(traits.capture === 'separate' && { additionalData: { manualCapture: 'true' } }),
    // Customers may save a card; its token is stored by the provider.
    ...(customerId !== null &&
      method === 'card' && {
        shopperReference: customerId,
        shopperInteraction: 'Ecommerce',
        recurringProcessingModel: 'CardOnFile',
        storePaymentMethodMode: 'askForConsent',
      }),
  };
  // The library's types are classes with enums; this plain object is sent instead.
  return body as unknown as CreateCheckoutSessionRequest;
}
