import type { Contact } from '#lib/contract/checkout/contact.ts';
import type { Money } from '#lib/contract/money.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { STANDARD_DELIVERY } from '#lib/locale/delivery/delivery-promises.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { formatAddressLines } from '../address-lines.ts';
import { isolateAuto, isolateLatin, isolateLtr } from '../bidi.ts';
import { formatDiscounts, formatLine } from '../cart/cart.ts';
import { formatDate, localizeTimeOfDay } from '../date.ts';
import { getDiscountCappedText } from '../format-options.ts';
import type { DiscountModel } from '../models/cart.ts';
import type {
  OrderDeliveryModel,
  OrderSummaryLine,
  OrderSummaryModel,
} from '../models/orders/order-summary.ts';
import type { LinkModel } from '../models/shared.ts';
import { formatMoney } from '../money.ts';
import { formatPhone } from '../phone.ts';
import { getAmountDue } from './order-totals.ts';
import { formatReturnPeriods } from './returns/return-periods.ts';

/** The store of a collection, in the language of the summary. */
export interface StoreAddress {
  name: string;
  address: string;
  /** Path of its page without the locale, for summaries on a page. */
  path?: string;
}

/** Returns the locale of an order's country in a language; dates and phone numbers follow it. */
export function getOrderLocale({ country }: Order, locale: Locale): Locale {
  return parseLocale(`${locale.language}-${country}`) ?? locale;
}

/** Formats the link to a store's page in the shop of the order's country; null without a page. */
export function formatStoreLink(store: StoreAddress | null, orderLocale: Locale): LinkModel | null {
  return store?.path ? { label: store.name, href: getLocalePath(orderLocale, store.path) } : null;
}

/** Formats name, phone numbers and email address. */
export function formatContactLines(
  contact: Contact & { alternateMobile?: string | undefined },
  locale: Locale,
): string[] {
  const phones = [contact.phone, contact.alternateMobile].filter((phone) => phone !== undefined);
  return [
    `${contact.firstName} ${contact.lastName}`,
    phones
      .map((phone) => isolateLtr(formatPhone(phone, locale.country)))
      .join(locale.language === 'ar' ? '، ' : ', '),
    isolateLtr(contact.emailAddress),
  ];
}

/** Formats the payment of an order; with both amounts when the wallet pays a part. */
export function formatOrderPayment(order: Order, language: Locale['language'], t: Translate): string {
  const amountDue = getAmountDue(order);
  if (order.walletAmount.amount === 0) return formatMethod(order, t);
  if (amountDue.amount === 0) return t('invoice:paid.wallet');
  const formatPart = (method: string, amount: Money) =>
    t('invoice:paidPart', { method, amount: isolateAuto(formatMoney(amount, language)) });
  const parts = [
    formatPart(t('invoice:paid.wallet'), order.walletAmount),
    formatPart(formatMethod(order, t), amountDue),
  ];
  return parts.join(language === 'ar' ? '، ' : ', ');
}

function formatMethod(order: Order, t: Translate): string {
  const { paymentSource, last4 } = order.paymentDetails ?? {};
  const method = order.paymentMethod ?? paymentSource ?? 'credit_card';
  const name = t(`invoice:paid.${method}`, { defaultValue: t('invoice:paid.credit_card') });
  if (!last4) return name;
  const isCard = method === 'card' || method === 'credit_card';
  const values = { method: name, last4: isolateLtr(last4) };
  return t(isCard ? 'checkout:paidByCard' : 'checkout:paidByScheme', values);
}

// Add-ons follow the product that they belong to.
function formatLines(items: Order['items'], language: Locale['language'], t: Translate): OrderSummaryLine[] {
  const mainItems = items.filter(({ parentItemId }) => parentItemId === null);
  const sorted = mainItems.flatMap((item) => [
    item,
    ...items.filter((addOn) => addOn.parentItemId === item.id),
  ]);
  return sorted.map((item) => {
    const line = formatLine(item, { language, prefix: '' });
    const { shade, discount } = line;
    return {
      // Emails and invoices have ordinary spaces.
      name: isolateLatin(item.product.content.productName),
      details: [
        ...(shade
          ? [t('invoice:shade', { name: isolateAuto(shade.name), code: isolateLtr(shade.code) })]
          : []),
        ...(discount ? [`${isolateAuto(discount.label)}: ${isolateAuto(discount.amount)}`] : []),
      ],
      quantity: String(line.quantity),
      unitPrice: line.unitPrice,
      amount: line.total,
      isAddOn: item.parentItemId !== null,
    };
  });
}

function formatSums(order: Order, language: Locale['language'], t: Translate): DiscountModel[] {
  const { shippingTotal, paymentFee } = order;
  const isPickup = order.fulfillmentMethod === 'Pickup';
  const format = (money: Money): string => formatMoney(money, language);
  return [
    { label: t('cart:subtotal'), amount: format(order.subtotal) },
    ...formatDiscounts(order.discounts, language, getDiscountCappedText(t)),
    {
      label: t(isPickup ? 'invoice:collection' : 'cart:delivery'),
      amount: shippingTotal.amount > 0 ? format(shippingTotal) : t('cart:free'),
    },
    ...(paymentFee.amount > 0 ? [{ label: t('invoice:paymentFee'), amount: format(paymentFee) }] : []),
  ];
}

function formatDelivery(
  order: Order,
  store: StoreAddress | null,
  locale: Locale,
  t: Translate,
): OrderDeliveryModel {
  const { fulfillmentContact, collectionContact, slot } = order.fulfillmentInfo;
  const isPickup = order.fulfillmentMethod === 'Pickup';
  const contact = isPickup ? collectionContact : fulfillmentContact;
  const destination = isPickup
    ? store && [store.name, store.address]
    : formatAddressLines(fulfillmentContact?.address, locale, t);
  const slotText =
    slot &&
    t('invoice:slot', {
      date: isolateLtr(slot.date.split('-').reverse().join('/')),
      from: localizeTimeOfDay(slot.from, locale.language),
      to: localizeTimeOfDay(slot.to, locale.language),
    });
  return {
    isCollection: isPickup,
    title: t(isPickup ? 'invoice:collectionFrom' : 'invoice:deliveryTo'),
    recipient: contact ? formatContactLines(contact, locale).slice(0, 2) : [],
    destination: destination ?? [],
    timeText: slotText ?? (isPickup ? null : t('checkout:deliveryStandard', STANDARD_DELIVERY)),
    note: order.deliveryNote ? t('invoice:note', { note: isolateAuto(order.deliveryNote) }) : null,
  };
}

/**
 * Lists destination and time of the delivery, and the note; with the recipient, before an address or after a
 * store, where no other text names them.
 */
export function listDeliveryLines(delivery: OrderDeliveryModel, hasRecipient = true): string[] {
  const { isCollection, destination, timeText, note } = delivery;
  const recipient = hasRecipient ? delivery.recipient : [];
  const lines = isCollection ? [...destination, ...recipient] : [...recipient, ...destination];
  return [...lines, timeText, note].filter((line) => line !== null);
}

/** Formats an order for its customer, in plain text. */
export function formatOrderSummary(
  order: Order,
  locale: Locale,
  t: Translate,
  store: StoreAddress | null = null,
): OrderSummaryModel {
  const { language } = locale;
  const orderLocale = getOrderLocale(order, locale);
  const placedAt = order.submittedAt ?? order.createdAt;
  const { total, taxTotal, taxRate } = order;
  const delivery = formatDelivery(order, store, orderLocale, t);
  const { slot } = order.fulfillmentInfo;
  const deliveryDay = slot ? Date.parse(`${slot.date}T12:00:00Z`) : null;
  return {
    placedAt: formatDate(placedAt, orderLocale),
    lines: formatLines(order.items, language, t),
    sums: formatSums(order, language, t),
    total: formatMoney(total, language),
    vat:
      taxRate > 0
        ? {
            rate: formatRate(taxRate),
            net: formatMoney({ ...total, amount: total.amount - taxTotal.amount }, language),
            amount: formatMoney(taxTotal, language),
          }
        : null,
    delivery,
    payment: formatOrderPayment(order, language, t),
    returns: formatReturnPeriods(order.items, { placedAt, deliveryDay }, orderLocale, t),
  };
}

/** Formats a rate in basis points as percent: 500 is `5%`. */
function formatRate(basisPoints: number): string {
  return isolateLtr(`${basisPoints / 100}%`);
}
