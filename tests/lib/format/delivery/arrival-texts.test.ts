import { describe, expect, it } from 'vitest';
import type { ArrivalsByService } from '#lib/contract/delivery.ts';
import {
  formatAreaArrival,
  formatAreaList,
  formatArrivalTemplates,
  formatArrivalTo,
} from '#lib/format/delivery/arrival-texts.ts';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { findServiceArea, SERVICE_REGIONS } from '#lib/locale/delivery/areas.ts';
import { getArrivalsExpiry } from '#lib/locale/delivery/delivery-plan.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';

const MONDAY = Date.parse('2026-11-23T10:00:00+04:00');
const day = (firstDate: string, lastDate = firstDate) => ({ firstDate, lastDate, from: null, to: null });
const english = { locale: getLocale('en', 'ae'), t: getTranslate('en') };
const arabic = { locale: getLocale('ar', 'ae'), t: getTranslate('ar') };
const arrivals: ArrivalsByService = {
  express: day('2026-11-24'),
  standard: day('2026-11-26', '2026-11-28'),
  expressRegions: ['DU'],
};

describe('When products arrive', () => {
  it.each([
    [day('2026-11-23'), 'To Al Barsha: today if you order by 12:00'],
    [day('2026-11-24'), 'To Al Barsha: tomorrow'],
    [day('2026-11-25'), 'To Al Barsha: Wednesday 25/11/2026'],
    [day('2026-11-26', '2026-11-28'), 'To Al Barsha: in 3 to 5 days'],
  ])('%j is %s', (arrival, text) => {
    expect(formatArrivalTo('Al Barsha', arrival, english, MONDAY)).toBe(text);
  });

  it.each([
    ['AE-DU-BARSHA', 'To Al Barsha: tomorrow', 'إلى البرشاء: غدًا'],
    ['AE-DU-OTHER', 'To Dubai: tomorrow', 'إلى دبي: غدًا'],
    ['AE-DU-HATTA', 'To Hatta: in 3 to 5 days', 'إلى حتا: خلال 3 إلى 5 أيام'],
    ['AE-SH-MAJAZ', 'To Al Majaz: in 3 to 5 days', 'إلى المجاز: خلال 3 إلى 5 أيام'],
    [
      'AE-AZ-DELMA',
      'Not delivered to Delma Island: collect or buy in a store',
      'لا نوصّل إلى جزيرة دلما: الاستلام من المتجر فقط',
    ],
  ])('in %s follows its service and the regions with stock', (code, inEnglish, inArabic) => {
    const area = findServiceArea('ae', code);
    if (!area) throw new Error(code);
    expect(formatAreaArrival(area, arrivals, english, MONDAY)).toBe(inEnglish);
    expect(formatAreaArrival(area, arrivals, arabic, MONDAY)).toBe(inArabic);
  });

  it('is a template for each service on shared pages', () => {
    expect(formatArrivalTemplates(arrivals, english, MONDAY)).toEqual({
      templates: 'To %: tomorrow|To %: in 3 to 5 days|Not delivered to %: collect or buy in a store',
      expressRegions: 'DU',
    });
  });
});

it('The list of areas names each area of a country once, with its service', () => {
  for (const country of COUNTRY_CODES) {
    for (const language of ['en', 'ar'] as const) {
      const entries = formatAreaList(country, language).split('|');
      const areas = SERVICE_REGIONS[country].flatMap((region) => region.areas);
      expect(entries.map((entry) => entry.split(':')[0])).toEqual(areas.map(({ code }) => code));
      for (const entry of entries) expect(entry).toMatch(/^[A-Z0-9-]+:[012][^|:%$]+$/);
    }
  }
});

it.each([
  ['2026-11-23T00:00:00+04:00', '2026-11-23T12:00:00+04:00'],
  ['2026-11-23T11:59:59+04:00', '2026-11-23T12:00:00+04:00'],
  ['2026-11-23T12:00:00+04:00', '2026-11-24T00:00:00+04:00'],
  ['2026-11-23T23:59:30+04:00', '2026-11-24T00:00:00+04:00'],
])('Texts of %s are true until %s', (now, expiry) => {
  expect(getArrivalsExpiry(english.locale.country, Date.parse(now))).toBe(Date.parse(expiry));
});
