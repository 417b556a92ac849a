import { describe, expect, it } from 'vitest';
import { renderExportHtml } from '#lib/format/account/export-html.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';

const EXPORT = {
  createdAt: Date.parse('2026-11-23T08:30:00Z'),
  sections: [
    {
      name: 'profile',
      records: [
        {
          name: '<script>alert(1)</script>',
          gender: 'female',
          birthday: '1990-02-28',
          isMobileConfirmed: true,
          mobile: null,
          memberSince: '2026-11-23T21:00:00.000Z',
        },
      ],
    },
    {
      name: 'orders',
      records: [
        {
          status: 'OutForDelivery',
          country: 'kw',
          total: { amount: 12_345, currency: 'KWD' },
          lines: [{ product: 'Drill & bits', quantity: 2 }],
        },
      ],
    },
    { name: 'returns', records: [{ returnStatus: 'PickupScheduled', pickupDate: '2026-11-25' }] },
    { name: 'cases', records: [{ caseStatus: 'answered', messages: [{ writtenBy: 'shop' }] }] },
    { name: 'consents', records: [] },
    { name: 'newSubject', records: [{ newField: 'new value' }] },
  ],
};

describe('The page of exported data', () => {
  it('is written in English, with the dates and amounts of the country', () => {
    const html = renderExportHtml(EXPORT, getLocale('en', 'kw'), getTranslate('en'));
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain('<h2>Orders</h2>');
    expect(html).toContain('<th scope="row">Date of birth</th><td><bdi>28/02/1990</bdi></td>');
    expect(html).toContain('<bdi>24/11/2026 00:00</bdi>');
    for (const text of [
      'Female',
      'Out for delivery',
      'Kuwait',
      '12.345',
      'Drill &#38; bits',
      'Yes',
      'Pickup arranged',
      'Answered',
      '25/11/2026',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('<p>Nothing</p>');
  });

  it('is written in Arabic, from right to left, with Latin digits', () => {
    const html = renderExportHtml(EXPORT, getLocale('ar', 'kw'), getTranslate('ar'));
    expect(html).toContain('dir="rtl"');
    for (const text of ['بياناتك', 'الطلبات', 'أنثى', '28/02/1990', '12.345']) expect(html).toContain(text);
    expect(html).not.toMatch(/[٠-٩]|OutForDelivery|isMobileConfirmed|PickupScheduled|answered|writtenBy/);
  });

  it('holds no markup of the customer, and loads nothing', () => {
    const html = renderExportHtml(EXPORT, getLocale('en', 'ae'), getTranslate('en'));
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(html).not.toMatch(/<script|src=|https?:|<link|null|undefined/);
  });

  it('names a subject or a field without a text as it is', () => {
    const html = renderExportHtml(EXPORT, getLocale('ar', 'ae'), getTranslate('ar'));
    expect(html).toContain('<h2>newSubject</h2>');
    expect(html).toContain('<th scope="row">newField</th><td><bdi>new value</bdi></td>');
  });
});
