import { describe, expect, it } from 'vitest';
import { formatOrderDetails } from '#lib/format/orders/order-details.ts';
import { getLocale, type Language } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createSampleOrder } from '../../../support/orders/sample-order.ts';

const NO_LINKS = { invoiceHref: null, cancelHref: null, buyAgainLocale: null };
const STORE = { name: 'Binaa Al Quoz', address: 'Sheikh Zayed Road', path: '/store-locator/al-quoz' };

function format(language: Language, store: typeof STORE | null) {
  const order = {
    ...createSampleOrder({ language }),
    status: 'ReadyForCollection' as const,
    fulfillmentMethod: 'Pickup' as const,
    history: [
      {
        status: 'ReadyForCollection' as const,
        at: Date.parse('2026-11-21T09:00+04:00'),
        cause: 'store' as const,
      },
    ],
  };
  return formatOrderDetails(order, store, NO_LINKS, getLocale(language, 'ae'), getTranslate(language));
}

const strip = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

describe('An order that is ready to collect', () => {
  it('shows in which store it can be collected, until when, and links to the page of the store', () => {
    const { explanation, sections } = format('en', STORE);
    expect(strip(explanation)).toBe(
      'It is kept for you at Binaa Al Quoz until 28/11/2026. Bring the order number.',
    );
    expect(sections[0]).toMatchObject({
      link: { label: 'Binaa Al Quoz', href: '/en-ae/store-locator/al-quoz' },
      lines: ['Sheikh Zayed Road'],
    });
    expect(strip(format('ar', STORE).explanation)).toBe(
      'ينتظرك في Binaa Al Quoz حتى 28/11/2026. أحضر رقم الطلب.',
    );
  });

  it('gives only the deadline when the store is unknown', () => {
    const { explanation, sections } = format('en', null);
    expect(explanation).toContain('7 days');
    expect(sections.every(({ link }) => link === null)).toBe(true);
  });
});
