import type { Order } from '#lib/contract/orders/orders.ts';
import { listStores } from '#lib/contract/stores.ts';
import { formatAddressLines, formatBillingLines } from '#lib/format/address-lines.ts';
import { formatDeliveryDay, formatSlotTimes } from '#lib/format/delivery/delivery-texts.ts';
import type { ReviewSectionModel, ReviewStepModel } from '#lib/format/models/checkout.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatContactLines } from '#lib/format/orders/order-summary.ts';
import { getAmountDue } from '#lib/format/orders/order-totals.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext } from '../context.ts';
import { getStepPath, loadCheckoutLayout } from './checkout-layout.ts';
import { getOrderContact } from './draft-order.ts';

function listContactLines(order: Order, { locale }: SessionContext): string[] {
  const contact = getOrderContact(order);
  return contact ? formatContactLines(contact, locale) : [];
}

async function loadStoreLines(code: string, { requestSession, locale }: SessionContext): Promise<string[]> {
  const result = await requestSession.client.call(listStores, { query: { code } });
  const store = result.ok ? result.data.stores[0] : undefined;
  if (!store) return [code];
  const { address1, cityOrTown } = store.address;
  return [store.locationName, [address1, cityOrTown].join(locale.language === 'ar' ? '، ' : ', ')];
}

/** Returns name and number of a recipient who is not the order's contact, such as that of a saved address. */
function listRecipientLines(order: Order, { locale }: SessionContext): string[] {
  const recipient = order.fulfillmentInfo.fulfillmentContact;
  const contact = getOrderContact(order);
  if (!recipient || !contact) return [];
  const [name = '', phone = ''] = formatContactLines(recipient, locale);
  const [contactName, contactPhone] = formatContactLines(contact, locale);
  return name === contactName && phone === contactPhone ? [] : [name, phone];
}

async function listDeliveryLines(order: Order, context: SessionContext): Promise<string[]> {
  const { locale, t } = context;
  const { fulfillmentContact, collectionStore, slot } = order.fulfillmentInfo;
  const note = order.deliveryNote
    ? [t('checkout:noteLine', { note: `\u2068${order.deliveryNote}\u2069` })]
    : [];
  if (order.fulfillmentMethod === 'Pickup')
    return [...(await loadStoreLines(collectionStore ?? '', context)), ...note];
  const time = slot && [
    [formatDeliveryDay(slot.date, locale, t, Date.now()), formatSlotTimes(slot, locale.language, t)].join(
      locale.language === 'ar' ? '، ' : ', ',
    ),
  ];
  const lines = formatAddressLines(fulfillmentContact?.address, locale, t);
  return [...(time ?? []), ...listRecipientLines(order, context), ...lines, ...note];
}

function listBillingLines(order: Order, { locale, t }: SessionContext): string[] {
  if (!order.billingInfo?.address) return [t('checkout:billingNone')];
  return formatBillingLines(order, locale, t);
}

/** Returns the payment method; both methods with their amounts when the wallet pays a part. */
function listPaymentLines(order: Order, { locale, t }: SessionContext): string[] {
  const { walletAmount } = order;
  const amountDue = getAmountDue(order);
  const method = t(`checkout:pay-${order.paymentMethod ?? 'card'}`);
  if (walletAmount.amount === 0) return [method];
  const formatPart = (name: string, amount: Order['total']) =>
    t('invoice:paidPart', { method: name, amount: formatMoney(amount, locale.language) });
  const walletLine = formatPart(t('checkout:pay-wallet'), walletAmount);
  return amountDue.amount > 0 ? [walletLine, formatPart(method, amountDue)] : [walletLine];
}

async function listSections(order: Order, context: SessionContext): Promise<ReviewSectionModel[]> {
  const { locale, t } = context;
  const link = createLinkBuilder(locale);
  const change = (step: 'contact' | 'delivery' | 'payment', title: string, lines: string[]) => ({
    title,
    lines,
    changeHref: link(getStepPath(step)),
    changeLabel: t('checkout:change', { section: title }),
  });
  const deliveryTitle = t(
    order.fulfillmentMethod === 'Pickup' ? 'checkout:methodCollect' : 'checkout:methodHome',
  );
  return [
    change('contact', t('checkout:contact'), listContactLines(order, context)),
    change('delivery', deliveryTitle, await listDeliveryLines(order, context)),
    change('delivery', t('checkout:billing'), listBillingLines(order, context)),
    change('payment', t('checkout:payment'), listPaymentLines(order, context)),
  ];
}

/** Loads the review step. */
export async function loadReviewStep(context: SessionContext): Promise<LoaderResult<ReviewStepModel>> {
  const { locale, t } = context;
  const layoutResult = await loadCheckoutLayout('review', context);
  if (layoutResult.kind !== 'ok') return layoutResult;
  const { order, layout } = layoutResult;
  const amountDue = getAmountDue(order);
  const method = amountDue.amount > 0 ? (order.paymentMethod ?? 'card') : 'wallet';
  const hasNoPaymentPage = method === 'cash' || method === 'wallet';
  const amount = formatMoney(hasNoPaymentPage ? order.total : amountDue, locale.language);
  return {
    kind: 'ok',
    model: {
      ...layout,
      sections: await listSections(order, context),
      expectedTotal: amountDue.amount,
      payLabel: t(hasNoPaymentPage ? 'checkout:placeOrder' : 'checkout:pay', { amount }),
      payNote: t(`checkout:payNote-${method}`),
    },
  };
}
