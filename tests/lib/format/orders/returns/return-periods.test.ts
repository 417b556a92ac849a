import { expect, it } from 'vitest';
import { formatReturnPeriods } from '#lib/format/orders/returns/return-periods.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createSampleOrder, PLACED_AT } from '../../../../support/orders/sample-order.ts';

const removeIsolates = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

const format = (language: 'en' | 'ar', deliveryDay: number | null) =>
  formatReturnPeriods(
    createSampleOrder({ language }).items,
    { placedAt: PLACED_AT, deliveryDay },
    getLocale(language, 'ae'),
    getTranslate(language),
  ).map(removeIsolates);

it('return periods name dates by the day of delivery, the longest first, and leave services out', () => {
  expect(format('en', Date.parse('2026-11-25T12:00:00Z'))).toEqual([
    'Until 25/12/2026, 30 days after receipt: Wood screws M6 × 40 mm.',
    'Until 09/12/2026, 14 days after receipt: Cordless drill 18 V.',
    'Cannot be returned: Velvet emulsion, 4 L.',
  ]);
});

it('return periods promise a date at the earliest while the day of delivery is unknown', () => {
  expect(format('en', null)[0]).toBe(
    'Within 30 days after receipt, so until 23/12/2026 or later: Wood screws M6 × 40 mm.',
  );
  expect(format('ar', null)[1]).toBe(
    'خلال 14 يومًا من الاستلام، أي حتى 07/12/2026 على الأقل: مثقاب لاسلكي 18 فولت.',
  );
});
