import { describe, expect, it } from 'vitest';
import { localizeTimeOfDay } from '#lib/format/date.ts';
import {
  formatArrival,
  formatCollection,
  formatCountryPromise,
  formatDeliveryDay,
  formatLeadTimeCause,
  formatNotServed,
  formatNotServedList,
  formatPromise,
  formatRestDays,
  formatShortDay,
  formatSlotTimes,
  formatStandardDelivery,
} from '#lib/format/delivery/delivery-texts.ts';
import {
  type DeliveryPromise,
  EXPRESS_DELIVERY,
  FOOD_DELIVERY,
  LEAD_TIME_CAUSES,
  STANDARD_DELIVERY,
} from '#lib/locale/delivery/delivery-promises.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';

const [EN, AR] = [getLocale('en', 'ae'), getLocale('ar', 'ae')];
const [t, tAr] = [getTranslate('en'), getTranslate('ar')];
const NOW = Date.parse('2026-11-23T08:00:00+04:00');
const days = (from: number, to: number): DeliveryPromise => ({ kind: 'days', from, to });

describe('A delivery promise', () => {
  it.each([
    [EXPRESS_DELIVERY, 'in 7 to 10 hours', 'خلال 7 إلى 10 ساعات'],
    [STANDARD_DELIVERY, 'in 3 to 5 days', 'خلال 3 إلى 5 أيام'],
    [days(1, 2), 'in 1 to 2 days', 'خلال يوم إلى يومين'],
    [days(1, 1), 'in 1 day', 'خلال يوم واحد'],
    [FOOD_DELIVERY, 'tomorrow, 12:00 to 15:00', 'غدًا، من 12 ظهرًا إلى 3 م'],
    [null, 'not delivered here: collect or buy in a store', 'لا نوصّل إلى هنا: الاستلام من المتجر فقط'],
  ])('is a short text', (promise, en, ar) => {
    expect(formatPromise(promise, 'en', t)).toBe(en);
    expect(formatPromise(promise, 'ar', tAr)).toBe(ar);
  });

  it.each([
    [
      [EXPRESS_DELIVERY, EXPRESS_DELIVERY],
      'In 7 to 10 hours if you order by 12:00, or the next day if you order later.',
    ],
    [
      [STANDARD_DELIVERY, EXPRESS_DELIVERY],
      'In 7 to 10 hours to B if you order by 12:00, or the next day if you order later. Other delivery areas in 3 to 5 days.',
    ],
    [[STANDARD_DELIVERY, STANDARD_DELIVERY], 'In 3 to 5 days.'],
    [[days(1, 2), days(4, 6)], 'In 1 to 2 days to A. Other delivery areas in 4 to 6 days.'],
    [[FOOD_DELIVERY, FOOD_DELIVERY], 'Tomorrow, between 12:00 and 15:00.'],
  ])('of a country names the fastest regions', (promises, text) => {
    const regions = promises.map((promise, index) => ({ name: 'AB'[index] as string, promise }));
    expect(formatCountryPromise(regions, EN, t)).toBe(text);
  });
});

describe('An arrival', () => {
  const at = (
    firstDate: string,
    from: string | null = null,
    to: string | null = null,
    lastDate = firstDate,
  ) => ({
    firstDate,
    lastDate,
    from,
    to,
  });

  it.each([
    [at('2026-11-23', '15:00', '21:00'), 'today between 15:00 and 21:00', 'اليوم بين 3 م و9 م'],
    [at('2026-11-24', '12:00', '15:00'), 'tomorrow between 12:00 and 15:00', 'غدًا بين 12 ظهرًا و3 م'],
    [
      at('2026-11-25', '09:00', '21:00'),
      'on Wednesday 25/11/2026 between 09:00 and 21:00',
      'يوم الأربعاء 25/11/2026 بين 9 ص و9 م',
    ],
    [
      at('2026-11-26', null, null, '2026-11-28'),
      'from Thursday 26/11/2026 to Saturday 28/11/2026',
      'بين يوم الخميس 26/11/2026 ويوم السبت 28/11/2026',
    ],
    [at('2026-11-26'), 'Thursday 26/11/2026', 'الخميس 26/11/2026'],
  ])('is a text in both languages', (arrival, en, ar) => {
    expect(formatArrival(arrival, EN, t, NOW)).toBe(en);
    expect(formatArrival(arrival, AR, tAr, NOW)).toBe(ar);
  });

  it('counts days by the clock of the country', () => {
    const lateInDubai = Date.parse('2026-11-23T20:30:00Z');
    expect(formatDeliveryDay('2026-11-24', EN, t, lateInDubai)).toBe('Today');
    expect(formatDeliveryDay('2026-11-24', getLocale('en', 'kw'), t, lateInDubai)).toBe('Tomorrow');
    expect(formatDeliveryDay('2026-11-26', AR, tAr, lateInDubai)).toBe('الخميس 26/11/2026');
    expect(formatShortDay('2026-11-26', EN, t)).toBe('Thu 26/11/2026');
    expect(formatSlotTimes({ from: '12:00', to: '15:00' }, 'en', t)).toBe('12:00 to 15:00');
  });

  it.each([
    ['00:00', '12 منتصف الليل'],
    ['00:30', '12:30 ص'],
    ['09:00', '9 ص'],
    ['12:00', '12 ظهرًا'],
    ['12:05', '12:05 م'],
    ['22:00', '10 م'],
    ['24:00', '12 منتصف الليل'],
  ])('writes %s in Arabic with twelve hours', (time, text) => {
    expect(localizeTimeOfDay(time, 'ar')).toBe(text);
    expect(localizeTimeOfDay(time, 'en')).toBe(time);
  });
});

describe('Texts of delivery', () => {
  it('state where and when nothing is delivered', () => {
    expect(formatNotServed('Masirah', t)).toBe('not delivered to Masirah: collect or buy in a store');
    expect(formatNotServedList(['A', 'B'], 'en', t)).toBe(
      'We do not deliver to A and B: collect or buy in a store.',
    );
    expect(formatRestDays(EN.country, t)).toBe('Nothing is delivered on Sundays or public holidays.');
    expect(formatRestDays(getLocale('ar', 'sa').country, tAr)).toBe('لا نوصّل أيام الجمعة والعطل الرسمية.');
  });

  it('state when an order can be collected', () => {
    const format = (readyDate: string) => formatCollection({ readyDate, readyFrom: '12:30' }, EN, t, NOW);
    expect(format('2026-11-23')).toBe('Ready to collect today from 12:30');
    expect(format('2026-11-24')).toBe('Ready to collect tomorrow from 12:30');
    expect(format('2026-11-26')).toBe('Ready to collect on Thursday 26/11/2026 from 12:30');
    expect(formatCollection(null, EN, t, NOW)).toBe('Cannot be collected here');
  });

  it('are complete in both languages, in Latin digits', () => {
    for (const translate of [t, tAr]) {
      const texts = [
        ...LEAD_TIME_CAUSES.map((cause) => formatLeadTimeCause(cause, translate)),
        formatStandardDelivery('cart', translate),
        formatStandardDelivery('next', translate),
      ];
      for (const text of texts) expect(text).not.toMatch(/\{\{|delivery:|[٠-٩۰-۹]/);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
