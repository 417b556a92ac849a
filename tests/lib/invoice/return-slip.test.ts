import { describe, expect, it } from 'vitest';
import type { ReturnModel } from '#lib/format/models/orders/returns.ts';
import { formatReturnSlip } from '#lib/format/orders/returns/return-slip.ts';
import { encodeCode128 } from '#lib/invoice/code128.ts';
import { renderReturnSlip } from '#lib/invoice/render-return-slip.server.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { readPdfText } from './pdf-text.ts';

describe('A barcode', () => {
  it('has the bars of the standard, with its check character', () => {
    // 104 + 48 × 1 + 42 × 2 + 42 × 3 + 17 × 4 + 18 × 5 + 19 × 6 + 35 × 7 is 55 above a multiple of 103.
    const widths = encodeCode128('PJJ123C');
    expect(widths).toHaveLength(9 * 6 + 7);
    expect(widths.slice(0, 6).join('')).toBe('211214');
    expect(widths.slice(48).join('')).toBe('3113212331112');
  });

  it('has characters of the code alone', () => {
    expect(() => encodeCode128('رقم')).toThrow(RangeError);
  });
});

describe.each(['en', 'ar'] as const)('The return slip in %s', (language) => {
  it('names the return, its items and where they go', async () => {
    const locale = getLocale(language, 'ae');
    const model: ReturnModel = {
      id: 'r',
      returnNumber: 'AE26-000123-7-R1',
      orderNumber: 'AE26-000123-7',
      created: 'Requested',
      status: '',
      explanation: '',
      bankNote: null,
      steps: [],
      photos: [],
      isCancellable: true,
      hasSlip: true,
      isSlipNextStep: true,
      items: [
        { name: 'Drill', quantity: '2', reason: 'Too many', note: null, amount: '', isAddOn: false },
        { name: 'Warranty', quantity: '2', reason: 'Too many', note: null, amount: '', isAddOn: true },
      ],
      method: { title: 'Bring it to', lines: ['Binaa Al Quoz'] },
      sums: [],
      refund: { label: '', amount: '' },
      refundDestinations: [],
    };
    const slip = formatReturnSlip(model, locale, getTranslate(language));
    expect(slip.lines.map(({ reason }) => reason)).toEqual(['Too many', '']);
    const [text = ''] = readPdfText(await renderReturnSlip(slip, false));
    for (const part of ['AE26-000123-7-R1', 'Drill', 'Binaa']) expect(text).toContain(part);
  });
});
