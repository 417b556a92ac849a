import { describe, expect, it } from 'vitest';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import {
  addWorkingDays,
  findTimeSlot,
  getDeliveryDay,
  isDeliveryDay,
  isPublicHoliday,
  listTimeSlots,
  REST_DAYS,
} from '#lib/locale/delivery/calendar.ts';
import { PUBLIC_HOLIDAYS, RAMADANS } from '#lib/locale/delivery/holidays.ts';
import { addDays, formatTimeOfDay, getIsoWeekday, getLocalDateTime } from '#lib/locale/local-date.ts';

const listIds = (country: CountryCode, date: string) => listTimeSlots(country, date).map((it) => it.slotId);

describe('Local days', () => {
  it('are those of the country, also around midnight', () => {
    const lateEvening = Date.parse('2026-11-24T20:30:00Z');
    expect(getLocalDateTime('Asia/Dubai', lateEvening)).toEqual({ date: '2026-11-25', minute: 30 });
    expect(getLocalDateTime('Asia/Kuwait', lateEvening)).toEqual({
      date: '2026-11-24',
      minute: 23 * 60 + 30,
    });
  });

  it('continue over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
    expect([getIsoWeekday('2026-11-23'), getIsoWeekday('2026-11-29')]).toEqual([1, 7]);
    expect(formatTimeOfDay(9 * 60 + 5)).toBe('09:05');
  });
});

describe('The delivery calendar', () => {
  it.each([
    ['ae', '2026-11-29', '2026-11-27'],
    ['kw', '2026-11-27', '2026-11-29'],
    ['sa', '2026-11-27', '2026-11-29'],
    ['bh', '2026-11-27', '2026-11-29'],
    ['qa', '2026-11-27', '2026-11-29'],
    ['om', '2026-11-27', '2026-11-29'],
  ] as const)('of %s rests on %s and not on %s', (country, restDay, other) => {
    expect(isDeliveryDay(country, restDay)).toBe(false);
    expect(listTimeSlots(country, restDay)).toEqual([]);
    expect(isDeliveryDay(country, other)).toBe(true);
    expect(getDeliveryDay(country, restDay)).toBe(addDays(restDay, 1));
  });

  it.each([
    ['ae', '2026-12-02', '2026-12-04'],
    ['kw', '2027-02-25', '2027-02-24'],
    ['sa', '2027-09-23', '2027-09-22'],
    ['bh', '2026-12-16', '2026-12-15'],
    ['qa', '2027-02-09', '2027-02-10'],
    ['om', '2027-01-11', '2027-01-12'],
  ] as const)('of %s has a holiday on %s and none on %s', (country, holiday, other) => {
    expect(isPublicHoliday(country, holiday)).toBe(true);
    expect(listTimeSlots(country, holiday)).toEqual([]);
    expect(isPublicHoliday(country, other)).toBe(false);
  });

  it('has both Eids in every country', () => {
    for (const code of COUNTRY_CODES) {
      for (const date of ['2027-03-09', '2027-03-11', '2027-05-16', '2027-05-18']) {
        expect(isPublicHoliday(code, date), `${code} ${date}`).toBe(true);
      }
    }
  });

  it('lists valid periods in their order, which do not overlap', () => {
    for (const periods of [...Object.values(PUBLIC_HOLIDAYS), RAMADANS]) {
      const dates = periods.flatMap(({ first, last }) => [first, last]);
      expect(dates).toEqual(dates.toSorted());
      for (const date of dates) expect(addDays(date, 0)).toBe(date);
      for (const [index, { first }] of periods.entries()) {
        expect(first > (periods[index - 1]?.last ?? '')).toBe(true);
      }
    }
  });

  it('has slots of its own in Ramadan, around sunset', () => {
    expect(listIds('ae', '2027-02-06')).toEqual(['09-12', '12-15', '15-18', '18-21']);
    expect(listIds('ae', '2027-02-08')).toEqual(['10-13', '13-16', '20-23']);
    expect(listIds('sa', '2027-03-08')).toEqual(['10-13', '13-16', '20-23']);
    expect(listIds('sa', '2027-03-13')).toEqual(['09-12', '12-15', '15-18', '18-21']);
    expect(findTimeSlot('sa', '2027-03-08', '09-12')).toBeUndefined();
    expect(findTimeSlot('sa', '2027-03-08', '20-23')).toMatchObject({ from: '20:00', to: '23:00' });
  });

  it('delivers food in one slot of each day', () => {
    for (const date of ['2026-11-25', '2027-02-15']) {
      expect(listTimeSlots('om', date).filter(({ isForFood }) => isForFood)).toHaveLength(1);
    }
  });

  it('does not count public holidays as working days', () => {
    expect(addWorkingDays('ae', '2026-12-01', 3)).toBe('2026-12-06');
    expect(addWorkingDays('kw', '2026-12-01', 3)).toBe('2026-12-04');
    expect(addWorkingDays('kw', '2026-12-01', 0)).toBe('2026-12-01');
  });

  it('rests on a day of the weekend of each country', () => {
    for (const code of COUNTRY_CODES) expect(COUNTRIES[code].weekend).toContain(REST_DAYS[code]);
  });
});
