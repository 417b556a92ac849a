import type { Order } from '#lib/contract/orders/orders.ts';
import { formatDecimalAmount } from '#lib/locale/currency.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { SELLERS, type Seller } from '#lib/locale/sellers.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { formatAddressLines } from '../address-lines.ts';
import { isolateLtr } from '../bidi.ts';
import { format24HourTime, formatDate } from '../date.ts';
import type { InvoiceModel } from '../models/orders/invoice.ts';
import { encodeEInvoice } from './e-invoice-code.ts';
import {
  formatContactLines,
  formatOrderSummary,
  getOrderLocale,
  listDeliveryLines,
  type StoreAddress,
} from './order-summary.ts';

/** Returns the number of an order's invoice; each order has one. */
export function getInvoiceNumber(orderNumber: string): string {
  return `INV-${orderNumber}`;
}

function formatSeller(seller: Seller, { country, language }: Locale, t: Translate): string[] {
  const formatNumber = (key: 'vatNumber' | 'registration', number: string): string => {
    const label = t(`invoice:${key}-${country.code}`, { defaultValue: t(`invoice:${key}`) });
    return t('invoice:registrationLine', { label, number: isolateLtr(number) });
  };
  return [
    seller.name[language],
    `${seller.address[language]}${language === 'ar' ? '، ' : ', '}${country.name[language]}`,
    ...(seller.vatNumber ? [formatNumber('vatNumber', seller.vatNumber)] : []),
    formatNumber('registration', seller.registration),
  ];
}

function encodeQrCode(order: Order, seller: Seller): string | null {
  if (order.country !== 'sa' || !seller.vatNumber || order.submittedAt === null) return null;
  const { total, taxTotal } = order;
  return encodeEInvoice({
    // The Arabic name is the registered one.
    sellerName: seller.name.ar,
    vatNumber: seller.vatNumber,
    issuedAt: `${new Date(order.submittedAt).toISOString().slice(0, 19)}Z`,
    total: formatDecimalAmount(total.amount, total.currency),
    vat: formatDecimalAmount(taxTotal.amount, taxTotal.currency),
  });
}

/**
 * Formats the invoice of a submitted order. Country, VAT and seller depend on the order, the language on the
 * page.
 */
export function formatInvoice(
  order: Order,
  pageLocale: Locale,
  t: Translate,
  store: StoreAddress | null = null,
): InvoiceModel {
  const locale = getOrderLocale(order, pageLocale);
  const { language, direction, country } = locale;
  const seller = SELLERS[country.code];
  const summary = formatOrderSummary(order, locale, t, store);
  const number = getInvoiceNumber(order.orderNumber ?? '');
  const buyer = order.billingInfo ?? order.fulfillmentInfo.fulfillmentContact;
  const time = format24HourTime(order.submittedAt ?? order.createdAt, locale);
  const { delivery, vat } = summary;
  const formatFact = (key: string, value: string): string =>
    t('invoice:registrationLine', { label: t(`invoice:${key}`), number: isolateLtr(value) });
  return {
    language,
    direction,
    title: t(vat ? 'invoice:taxInvoice' : 'invoice:invoice'),
    number,
    facts: [
      formatFact('number', number),
      formatFact('order', order.orderNumber ?? ''),
      formatFact('date', `${summary.placedAt} ${time}`),
      // The customer may have a copy of the invoice from before the cancellation.
      ...(order.cancellations ?? [])
        .slice(-1)
        .map(({ at }) => formatFact('changed', `${formatDate(at, locale)} ${format24HourTime(at, locale)}`)),
    ],
    seller: { title: t('invoice:seller'), lines: formatSeller(seller, locale, t) },
    buyer: {
      title: t('invoice:buyer'),
      lines: buyer
        ? [...formatContactLines(buyer, locale), ...formatAddressLines(buyer.address, locale, t)]
        : [],
    },
    delivery: { title: delivery.title, lines: listDeliveryLines(delivery) },
    payment: { title: t('invoice:payment'), lines: [summary.payment] },
    columns: {
      item: t('invoice:item'),
      quantity: t('invoice:quantity'),
      unitPrice: t('invoice:unitPrice'),
      amount: t('invoice:amount'),
    },
    lines: summary.lines,
    sums: summary.sums,
    total: { label: t('invoice:total'), amount: summary.total },
    taxes: vat
      ? [
          { label: t('invoice:net'), amount: vat.net },
          { label: t('invoice:vat', { rate: vat.rate }), amount: vat.amount },
        ]
      : [],
    note: vat ? t('invoice:pricesWithVat') : null,
    qrCode: encodeQrCode(order, seller),
    pageLabel: t('invoice:page'),
  };
}
