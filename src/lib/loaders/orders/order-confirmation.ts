import type { Address } from '#lib/contract/checkout/address.ts';
import { orderConfirmationPage } from '#lib/contract/content/settings.ts';
import { type Order, readOrder } from '#lib/contract/orders/orders.ts';
import { formatDiscounts, formatLine } from '#lib/format/cart/cart.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatStandardDelivery } from '#lib/format/delivery/delivery-texts.ts';
import { getDiscountCappedText } from '#lib/format/format-options.ts';
import type { ConfirmationModel } from '#lib/format/models/checkout.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatPhone } from '#lib/format/phone.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { parseLocale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { createLinkBuilder, type LoaderResult, toFailure } from '../context.ts';

function formatAddressLines(address: Address | null | undefined, locale: Locale, t: Translate): string[] {
  if (!address) return [];
  const addressLocale = parseLocale(`${locale.language}-${address.countryCode}`) ?? locale;
  const area = addressLocale.country.areas.find(({ code }) => code === address.emirate);
  const block = address.block && t('checkout:blockLine', { value: address.block });
  // A bare number is ambiguous; `Villa 12` is complete.
  const isNumber = /^\d+$/.test(address.buildingNo);
  const building = isNumber ? t('checkout:buildingLine', { value: address.buildingNo }) : address.buildingNo;
  const flat = address.flatNo && t('checkout:flatLine', { value: address.flatNo });
  const comma = locale.language === 'ar' ? '، ' : ', ';
  // Isolates each part, so that a Latin street name does not reorder an Arabic line.
  const join = (parts: (string | undefined)[], by = comma): string =>
    parts
      .filter(Boolean)
      .map((part) => `\u2068${part}\u2069`)
      .join(by);
  return [
    join([building, flat]),
    join([address.deliveryAddress, block]),
    join([address.area, area?.[locale.language]]),
    join([addressLocale.country.name[locale.language], address.postalOrZipCode], ' '),
    address.shortAddress ?? '',
  ].filter((line) => line !== '');
}

function formatBillingLines({ billingInfo, fulfillmentInfo }: Order, locale: Locale, t: Translate): string[] {
  if (!billingInfo) return [];
  const isSame = JSON.stringify(billingInfo) === JSON.stringify(fulfillmentInfo.fulfillmentContact);
  if (isSame) return [t('checkout:billingSame')];
  const { firstName, lastName, address } = billingInfo;
  return [`${firstName} ${lastName}`, ...formatAddressLines(address, locale, t)];
}

type ConfirmationContent = Pick<ConfirmationModel, 'title' | 'nextTitle' | 'next' | 'keep' | 'links'>;

/** Loads the editor's texts; the shop's own when the call fails, as the order is already placed. */
async function loadContent(
  { client }: RequestSession,
  locale: Locale,
  t: Translate,
): Promise<ConfirmationContent> {
  const result = await client.call(orderConfirmationPage, {});
  const link = createLinkBuilder(locale);
  if (result.ok) {
    const links = result.data.links.map(({ label, href }) => ({ label, href: link(href) }));
    return { ...result.data, links };
  }
  return {
    title: t('shell:confirmationTitle'),
    nextTitle: t('shell:confirmationNext'),
    next: [t('checkout:next-prepare'), formatStandardDelivery('next', t), t('checkout:next-help')],
    keep: t('shell:confirmationKeep'),
    links: [{ label: t('shell:continueShopping'), href: link('/') }],
  };
}

/** Loads the confirmation page of the visitor's own order. */
export async function loadOrderConfirmation(
  requestSession: RequestSession,
  orderNumber: string,
  locale: Locale,
  t: Translate,
): Promise<LoaderResult<ConfirmationModel>> {
  if (!requestSession.session) return { kind: 'not-found' };
  const [result, content] = await Promise.all([
    requestSession.client.call(readOrder, { params: { id: orderNumber }, query: {} }),
    loadContent(requestSession, locale, t),
  ]);
  if (!result.ok) return toFailure(result.error);
  const order = result.data;
  if (order.orderNumber !== orderNumber || order.submittedAt === null) return { kind: 'not-found' };
  const formatAmount = (value: Order['total']): string => formatMoney(value, locale.language);
  const contact = order.fulfillmentInfo.fulfillmentContact;
  // Dates and phone numbers follow the order's country, not the page's.
  const orderLocale = parseLocale(`${locale.language}-${order.country}`) ?? locale;
  const formatOptions = { language: locale.language, prefix: getLocalePath(locale, '/') };
  return {
    kind: 'ok',
    model: {
      orderNumber,
      email: contact?.emailAddress ?? '',
      placedAt: formatDate(order.submittedAt, orderLocale),
      lines: order.items.map((line) => formatLine(line, formatOptions)),
      purchasedProducts: order.items.map(({ product, quantity, unitPrice }) => ({
        code: product.productCode,
        quantity,
        price: unitPrice.extendedAmount,
        listPrice: unitPrice.listAmount,
      })),
      totals: {
        subtotal: formatAmount(order.subtotal),
        discounts: formatDiscounts(order.discounts, locale.language, getDiscountCappedText(t)),
        delivery: order.shippingTotal.amount > 0 ? formatAmount(order.shippingTotal) : t('cart:free'),
        total: formatAmount(order.total),
        vatText: order.taxRate > 0 ? t('cart:vat', { amount: formatAmount(order.taxTotal) }) : null,
      },
      address: formatAddressLines(contact?.address, locale, t),
      billing: formatBillingLines(order, locale, t),
      contact: contact
        ? [
            `${contact.firstName} ${contact.lastName}`,
            formatPhone(contact.phone, orderLocale.country),
            contact.emailAddress,
          ]
        : [],
      payment: t('checkout:paidByCard', { last4: order.paymentDetails?.last4 ?? '' }),
      ...content,
    },
  };
}
