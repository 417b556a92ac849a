import { describe, expect, it } from 'vitest';
import { formatMoney } from '#lib/format/money.ts';
import { formatInvoice } from '#lib/format/orders/invoice.ts';
import { renderInvoice } from '#lib/invoice/render-invoice.server.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { getLocale, type Language } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createSampleOrder } from '../../support/orders/sample-order.ts';
import { readPdfText } from './pdf-text.ts';

async function renderPages(country: CountryCode, language: Language, lines = 3): Promise<string[]> {
  const order = createSampleOrder({ country, language, lines });
  const model = formatInvoice(order, getLocale(language, country), getTranslate(language));
  return readPdfText(await renderInvoice(model, false));
}

describe('The PDF of an invoice', () => {
  it('contains every text in English', async () => {
    const [page = '', ...others] = await renderPages('ae', 'en');
    expect(others).toEqual([]);
    for (const text of ['Tax invoice', 'INV-AE26-000123-7', 'Huda Al Ali', 'Morning sky', 'Page 1 of 1']) {
      expect(page).toContain(text);
    }
    expect(page).toContain(`Total|${formatMoney(createSampleOrder().total, 'en')}`);
  });

  it('contains Arabic words from right to left and codes from left to right', async () => {
    const [page = ''] = await renderPages('sa', 'ar');
    // Glyphs are in drawing order, so Arabic is reversed; the letters of a ligature stay together.
    const reversed = [...'فاتورة'].reverse().join('');
    expect(page).toContain(reversed);
    expect(page).toContain('INV-SA26-000123-7');
    expect(page).toContain('+966 51 234 5678');
    expect(page).toContain('BL-01');
    expect(page).not.toMatch(/[\u2066-\u2069]/);
  });

  it('has as many numbered pages as its lines need, and its total on the last', async () => {
    const pages = await renderPages('kw', 'en', 60);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page.includes('Subtotal')).toBe(index === pages.length - 1);
    }
    expect(pages.join('|').split('Unit price').length - 1).toBeGreaterThanOrEqual(pages.length - 1);
    const names = pages.join('|').match(/Cordless drill|Velvet emulsion|Wood screws/g);
    expect(names).toHaveLength(60);
  });

  it('is compressed and small', async () => {
    const model = formatInvoice(createSampleOrder(), getLocale('ar', 'ae'), getTranslate('ar'));
    const pdf = await renderInvoice(model);
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(60_000);
  });
});
