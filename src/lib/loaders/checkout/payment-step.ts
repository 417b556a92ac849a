import type { Order } from '#lib/contract/orders/orders.ts';
import { readPaymentMethods } from '#lib/contract/payment.ts';
import type { PaymentMethodModel, PaymentStepModel } from '#lib/format/models/checkout.ts';
import { formatMoney } from '#lib/format/money.ts';
import { type LoaderResult, type SessionContext, toFailure } from '../context.ts';
import { loadOrderWallet } from '../wallet/order-wallet.ts';
import { loadCheckoutLayout } from './checkout-layout.ts';
import { loadStepFormState } from './step-form-state.ts';

async function loadMethods(order: Order, chosen: string | undefined, context: SessionContext) {
  const { requestSession, locale, t } = context;
  const result = await requestSession.client.call(readPaymentMethods, { params: { id: order.id } });
  if (!result.ok) return toFailure(result.error);
  const { methods } = result.data;
  // The wallet has its own form.
  const others = methods.filter(({ method }) => method !== 'wallet');
  const selected = others.some(({ method }) => method === chosen) ? chosen : others[0]?.method;
  const models = others.map(
    ({ method, fee }): PaymentMethodModel => ({
      value: method,
      label: t(`checkout:pay-${method}`),
      hint: t(`checkout:payHint-${method}`),
      fee: fee.amount > 0 ? t('checkout:payFee', { amount: formatMoney(fee, locale.language) }) : null,
      isChosen: method === selected,
      needsApplePay: method === 'applepay',
    }),
  );
  return { kind: 'ok' as const, models, hasWallet: others.length < methods.length };
}

/** Loads the payment step. */
export async function loadPaymentStep(context: SessionContext): Promise<LoaderResult<PaymentStepModel>> {
  const layoutResult = await loadCheckoutLayout('payment', context);
  if (layoutResult.kind !== 'ok') return layoutResult;
  const { order, layout } = layoutResult;
  const form = await loadStepFormState('checkoutPayment', context, async () => ({
    values: { paymentMethod: order.paymentMethod ?? '' },
    isStored: order.paymentMethod !== null,
  }));
  const methods = await loadMethods(order, form.values.paymentMethod, context);
  if (methods.kind !== 'ok') return methods;
  const wallet = methods.hasWallet ? await loadOrderWallet(context, order.id) : null;
  return { kind: 'ok', model: { ...layout, form, methods: methods.models, wallet } };
}
