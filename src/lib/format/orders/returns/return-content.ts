import type { Money } from '#lib/contract/money.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import type { Return, ReturnDraft, ReturnItem } from '#lib/contract/orders/returns.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { formatAddressLines } from '../../address-lines.ts';
import { isolateAuto, isolateLatin, isolateLtr } from '../../bidi.ts';
import { localizeTimeOfDay } from '../../date.ts';
import type { ReturnContentModel, ReturnItemModel } from '../../models/orders/returns.ts';
import { formatMoney } from '../../money.ts';
import { formatContactLines, type StoreAddress } from '../order-summary.ts';

/** Labels of reasons by their codes. */
export type ReasonLabels = ReadonlyMap<string, string>;

/** Texts and data that are needed to format a return. */
export interface ReturnTexts {
  store: StoreAddress | null;
  reasons: ReasonLabels;
  /** Last four digits of the card used for payment; null when unknown. */
  last4: string | null;
}

/** Formats a day of a country's calendar, `2026-11-25`, as DD/MM/YYYY. */
export function formatLocalDate(date: string): string {
  return isolateLtr(date.split('-').reverse().join('/'));
}

/** Returns the labels of return reasons by code. */
export function toReasonLabels(reasons: readonly { code: string; label: string }[]): ReasonLabels {
  return new Map(reasons.map(({ code, label }) => [code, label]));
}

function formatItem(item: ReturnItem, reasons: ReasonLabels, { language }: Locale): ReturnItemModel {
  const { name, quantity, reason, note, amount, parentItemId } = item;
  return {
    name: isolateLatin(name),
    quantity: String(quantity),
    reason: reasons.get(reason) ?? reason,
    note,
    amount: formatMoney(amount, language),
    isAddOn: parentItemId !== null,
  };
}

/** Returns the locale of a pickup's country in the page's language. */
function getCountryLocale(country: string, locale: Locale): Locale {
  return parseLocale(`${locale.language}-${country}`) ?? locale;
}

/** Formats the store that a return is brought to, or address and time of its pickup. */
export function formatReturnMethod(
  { pickup }: Pick<Return, 'pickup'>,
  store: StoreAddress | null,
  locale: Locale,
  t: Translate,
): ReturnContentModel['method'] {
  if (!pickup) {
    return { title: t('returns:bringTo'), lines: store ? [store.name, store.address].map(isolateAuto) : [] };
  }
  const { contact, slot } = pickup;
  const { address } = contact;
  const slotText = t('returns:slotText', {
    day: formatLocalDate(slot.date),
    from: localizeTimeOfDay(slot.from, locale.language),
    to: localizeTimeOfDay(slot.to, locale.language),
  });
  return {
    title: t('returns:pickupFrom'),
    lines: [
      ...formatContactLines(contact, getCountryLocale(address.countryCode, locale)).slice(0, 2),
      ...formatAddressLines(address, locale, t),
      slotText,
    ],
  };
}

type Amounts = ReturnDraft['amounts'];

function formatSums(amounts: Amounts, isPickup: boolean, locale: Locale, t: Translate) {
  const format = (money: Money) => formatMoney(money, locale.language);
  const formatCharge = (money: Money) =>
    money.amount === 0 ? t('returns:free') : `\u2066−\u2069${isolateAuto(format(money))}`;
  return [
    { label: t('returns:goods'), amount: format(amounts.products) },
    ...(amounts.delivery.amount > 0
      ? [{ label: t('returns:delivery'), amount: format(amounts.delivery) }]
      : []),
    ...(isPickup ? [{ label: t('returns:charge'), amount: formatCharge(amounts.pickupCharge) }] : []),
    { label: t('returns:fee'), amount: formatCharge(amounts.processingFee) },
  ];
}

/** Formats the destinations of the refund, without parts whose destination the customer still has to choose. */
export function formatRefundDestinations(
  amounts: Amounts,
  { last4, target, accountEnd }: { last4: string | null; target: Return['refundTarget']; accountEnd: string },
  { language }: Locale,
  t: Translate,
): string[] {
  const format = (money: Money) => isolateAuto(formatMoney(money, language));
  const { toPayment, toWallet, toChoose, refund } = amounts;
  const wallet = toWallet.amount + (target === 'wallet' ? toChoose.amount : 0);
  const amount = format(toPayment);
  return [
    ...(toPayment.amount > 0
      ? [
          last4
            ? t('returns:toCard', { amount, last4: isolateLtr(last4) })
            : t('returns:toPayment', { amount }),
        ]
      : []),
    ...(wallet > 0 ? [t('returns:toWallet', { amount: format({ ...toWallet, amount: wallet }) })] : []),
    ...(target === 'bank' && toChoose.amount > 0
      ? [t('returns:toBank', { amount: format(toChoose), end: isolateLtr(accountEnd) })]
      : []),
    ...(refund.amount === 0 ? [t('returns:toNowhere')] : []),
  ];
}

/** Formats the content of a return, or of its draft. */
export function formatReturnContent(
  content: Pick<Return, 'items' | 'pickup' | 'amounts'> &
    Partial<Pick<Return, 'refundTarget' | 'bankAccountEnd'>>,
  { store, reasons, last4 }: ReturnTexts,
  locale: Locale,
  t: Translate,
): ReturnContentModel {
  const { items, amounts, pickup, refundTarget = null, bankAccountEnd } = content;
  const destinations = { last4, target: refundTarget, accountEnd: bankAccountEnd ?? '' };
  return {
    items: items.map((item) => formatItem(item, reasons, locale)),
    method: formatReturnMethod(content, store, locale, t),
    sums: formatSums(amounts, pickup !== null, locale, t),
    refund: { label: t('returns:refund'), amount: formatMoney(amounts.refund, locale.language) },
    refundDestinations: formatRefundDestinations(amounts, destinations, locale, t),
  };
}

/** Returns the last four digits of the card used for an order; null when unknown. */
export function getCardLast4({ paymentDetails }: Pick<Order, 'paymentDetails'>): string | null {
  return paymentDetails?.last4 ?? null;
}
