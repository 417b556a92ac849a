import { describe, expect, it } from 'vitest';
import { encodeEInvoice } from '#lib/format/orders/e-invoice-code.ts';
import { formatInvoice } from '#lib/format/orders/invoice.ts';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import { CURRENCY_EXPONENTS } from '#lib/locale/currency.ts';
import { getLocale, LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { SELLERS } from '#lib/locale/sellers.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createSampleOrder } from '../../../support/orders/sample-order.ts';

const format = (country: CountryCode, language: Language) =>
  formatInvoice(
    createSampleOrder({ country, language }),
    getLocale(language, country),
    getTranslate(language),
  );

/** Parses a printed amount into minor units. */
function parseAmount(text: string, country: CountryCode): number {
  const [, minus, digits = ''] = /(−?)[^\d−]*([\d,]+\.\d+)/.exec(text) ?? [];
  const [, decimals = ''] = digits.split('.');
  expect([text, decimals.length]).toEqual([text, CURRENCY_EXPONENTS[COUNTRIES[country].currency]]);
  return (minus ? -1 : 1) * Number(digits.replace(/[,.]/g, ''));
}

const all = COUNTRY_CODES.flatMap((country) => LANGUAGES.map((language) => ({ country, language })));

describe.each(all)('The invoice in $language-$country', ({ country, language }) => {
  const order = createSampleOrder({ country, language });
  const invoice = format(country, language);
  const parse = (text: string) => parseAmount(text, country);

  it('has sums that equal those of the order', () => {
    const [subtotal, discount, delivery] = invoice.sums.map(({ amount }) => parse(amount));
    const lines = invoice.lines.reduce((sum, { amount }) => sum + parse(amount), 0);
    expect(lines).toBe(order.subtotal.amount);
    expect([subtotal, discount, delivery]).toEqual([
      order.subtotal.amount,
      -order.discountTotal.amount,
      order.shippingTotal.amount,
    ]);
    expect(parse(invoice.total.amount)).toBe(order.total.amount);
    expect((subtotal ?? 0) + (discount ?? 0) + (delivery ?? 0)).toBe(order.total.amount);
    for (const { unitPrice, quantity, amount } of invoice.lines) {
      expect(parse(unitPrice) * Number(quantity)).toBe(parse(amount));
    }
  });

  it('shows VAT where there is VAT, and no VAT number elsewhere', () => {
    const { vatNumber } = SELLERS[country];
    const text = JSON.stringify(invoice);
    expect(vatNumber !== null).toBe(COUNTRIES[country].vat.rate > 0);
    if (vatNumber === null) {
      expect(invoice.taxes).toEqual([]);
      expect(invoice.title).toBe(language === 'ar' ? 'فاتورة' : 'Invoice');
      expect(text).not.toMatch(/VAT|TRN|ضريب/);
      return;
    }
    expect(invoice.title).toBe(language === 'ar' ? 'فاتورة ضريبية' : 'Tax invoice');
    expect(text).toContain(vatNumber);
    const [net, tax] = invoice.taxes.map(({ amount }) => parse(amount));
    expect(tax).toBe(order.taxTotal.amount);
    expect((net ?? 0) + (tax ?? 0)).toBe(order.total.amount);
    expect(invoice.taxes[1]?.label).toContain(`${COUNTRIES[country].vat.rate / 100}%`);
  });

  it('has no missing message and only Latin digits', () => {
    expect(JSON.stringify(invoice)).not.toMatch(/undefined|NaN|invoice:|checkout:|cart:|[٠-٩]/);
    expect(invoice.pageLabel).toMatch(/{{page}}.*{{pages}}/);
  });
});

describe('An invoice', () => {
  it('has numbers, date, parties, shade, add-on and payment', () => {
    const invoice = format('ae', 'en');
    expect(invoice.number).toBe('INV-AE26-000123-7');
    expect(invoice.facts.join()).toMatch(/INV-AE26-000123-7.*AE26-000123-7.*23\/11\/2026 12:05/);
    expect(invoice.seller.lines.join()).toContain(SELLERS.ae.registration);
    expect(invoice.buyer.lines).toEqual(
      expect.arrayContaining(['Huda Al Ali', '\u2066+971 50 123 4567\u2069', '\u2066huda@example.com\u2069']),
    );
    expect(invoice.delivery.lines.join()).toMatch(/Street 12.*Standard delivery, 3 to 5 days/);
    expect(invoice.lines.map(({ name, isAddOn }) => [name, isAddOn])).toEqual([
      ['Cordless drill 18 V', false],
      ['Assembly service', true],
      ['Velvet emulsion, 4 L', false],
      ['Wood screws M6 × 40 mm', false],
    ]);
    expect(invoice.lines[2]?.details.join()).toMatch(/Shade: .*Morning sky.*BL-01.*Welcome discount.*5\.00/);
    expect(invoice.payment.lines.join()).toMatch(/Card ending in .*4242/);
  });

  it('shows collection, time slot, note and fee where an order has them', () => {
    const order = createSampleOrder();
    const money = { amount: 1000, currency: 'AED' } as const;
    const collected = {
      ...order,
      fulfillmentMethod: 'Pickup' as const,
      fulfillmentInfo: {
        ...order.fulfillmentInfo,
        collectionContact: { ...recipientOf(order), firstName: 'Omar' },
        slot: { date: '2026-11-25', slotId: '09-12', from: '09:00', to: '12:00' },
      },
      deliveryNote: 'Ring twice',
      paymentFee: money,
      paymentMethod: 'cash' as const,
      paymentDetails: null,
    };
    const store = { name: 'Binaa Al Quoz', address: 'Street 8' };
    const { delivery, sums, payment } = formatInvoice(
      collected,
      getLocale('en', 'ae'),
      getTranslate('en'),
      store,
    );
    expect(delivery.title).toBe('Collection from');
    expect(delivery.lines.slice(0, 3)).toEqual(['Binaa Al Quoz', 'Street 8', 'Omar Al Ali']);
    expect(delivery.lines.join()).toMatch(/Omar Al Ali.*25\/11\/2026.*09:00.*12:00.*Note: .*Ring twice/);
    expect(delivery.lines.join()).not.toContain('Street 12');
    expect(sums.map(({ label }) => label)).toContain('Cash on delivery fee');
    expect(payment.lines).toEqual(['In cash, on delivery']);
  });

  it('carries the QR code of an e-invoice in Saudi Arabia only', () => {
    expect(format('ae', 'en').qrCode).toBeNull();
    const bytes = Buffer.from(format('sa', 'en').qrCode ?? '', 'base64');
    const fields: string[] = [];
    for (let at = 0; at < bytes.length; ) {
      const [tag = 0, length = 0] = bytes.subarray(at, at + 2);
      fields.push(`${tag} ${bytes.subarray(at + 2, at + 2 + length).toString('utf8')}`);
      at += 2 + length;
    }
    const { total, taxTotal } = createSampleOrder({ country: 'sa' });
    expect(fields).toEqual([
      `1 ${SELLERS.sa.name.ar}`,
      `2 ${SELLERS.sa.vatNumber}`,
      '3 2026-11-23T08:05:00Z',
      `4 ${(total.amount / 100).toFixed(2)}`,
      `5 ${(taxTotal.amount / 100).toFixed(2)}`,
    ]);
  });
});

it('an e-invoice code counts bytes, not characters', () => {
  const fields = { sellerName: 'بناء', vatNumber: '3', issuedAt: 'T', total: '1', vat: '0' };
  expect([...Buffer.from(encodeEInvoice(fields), 'base64')].slice(0, 2)).toEqual([1, 8]);
});

function recipientOf({ fulfillmentInfo }: ReturnType<typeof createSampleOrder>) {
  const { address: _, ...contact } = fulfillmentInfo.fulfillmentContact as NonNullable<
    typeof fulfillmentInfo.fulfillmentContact
  >;
  return contact;
}
