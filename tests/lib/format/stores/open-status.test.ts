import { describe, expect, it } from 'vitest';
import { type Store, WEEKDAYS } from '#lib/contract/stores.ts';
import { formatKm, getDistanceKm } from '#lib/format/stores/distance.ts';
import { formatOpenStatus, getOpenStatus, getStatusExpiry } from '#lib/format/stores/open-status.ts';
import { getTranslate } from '#lib/messages/translate.ts';

type Times = [open: string, close: string] | null;
type Week = Store['regularHours'];

function week(usual: Times, other: Partial<Record<(typeof WEEKDAYS)[number], Times>> = {}): Week {
  const days = WEEKDAYS.map((day) => {
    const times = day in other ? (other[day] ?? null) : usual;
    return [day, { isClosed: !times, openTime: times?.[0] ?? null, closeTime: times?.[1] ?? null }];
  });
  return Object.fromEntries(days);
}

// 20 November 2026 is a Friday; Dubai is four hours ahead of UTC, Riyadh three.
const dubai = (clock: string, day = 20): number => Date.parse(`2026-11-${day}T${clock}:00+04:00`);
const at = (hours: Week, now: number, zone = 'Asia/Dubai') =>
  getOpenStatus({ regularHours: hours }, now, zone);
const USUAL = week(['09:00', '22:00'], { friday: ['14:00', '22:00'] });

describe('Whether a store is open', () => {
  it('follows the hours of the day, including the first minute and excluding the last', () => {
    expect(at(USUAL, dubai('21:59', 19))).toMatchObject({ kind: 'open', closes: '22:00' });
    expect(at(USUAL, dubai('22:00', 19))).toMatchObject({ kind: 'closed', opens: '14:00', inDays: 1 });
    expect(at(USUAL, dubai('14:00'))).toMatchObject({ kind: 'open', closes: '22:00' });
  });

  it("is no before the afternoon of a Friday, in the country's local time", () => {
    expect(at(USUAL, dubai('13:59'))).toMatchObject({
      kind: 'closed',
      opens: '14:00',
      day: 'friday',
      inDays: 0,
    });
    expect(at(USUAL, dubai('14:30'), 'Asia/Riyadh')).toMatchObject({ kind: 'closed', inDays: 0 });
  });

  it('is open after midnight where the hours extend into the next day', () => {
    const lateWeek = week(['16:00', '02:00'], { friday: null });
    expect(at(lateWeek, dubai('23:00', 19))).toMatchObject({ kind: 'open', closes: '02:00' });
    expect(at(lateWeek, dubai('01:59'))).toMatchObject({ kind: 'open', closes: '02:00' });
    expect(at(lateWeek, dubai('02:00'))).toMatchObject({ kind: 'closed', opens: '16:00', day: 'saturday' });
    expect(at(lateWeek, dubai('01:00', 21))).toMatchObject({ kind: 'closed', opens: '16:00', inDays: 0 });
  });

  it('is open without a closing time around the clock, except on the day before a closed one', () => {
    expect(at(week(['00:00', '24:00']), dubai('23:59'))).toMatchObject({ kind: 'open', closes: null });
    const closedSaturday = week(['00:00', '24:00'], { saturday: null });
    expect(at(closedSaturday, dubai('23:59'))).toMatchObject({ kind: 'open', closes: '24:00' });
  });

  it('is never open where every day is closed, and opens a week later where only today is open', () => {
    expect(at(week(null), dubai('12:00'))).toMatchObject({ kind: 'alwaysClosed' });
    const fridayOnly = week(null, { friday: ['09:00', '10:00'] });
    expect(at(fridayOnly, dubai('11:00'))).toMatchObject({ kind: 'closed', day: 'friday', inDays: 7 });
  });

  it('has a text', () => {
    const formatOpening = (hours: Week, now: number, language: 'en' | 'ar' = 'en') =>
      formatOpenStatus(at(hours, now), language, getTranslate(language));
    expect(formatOpening(USUAL, dubai('15:00'))).toBe('Open now, closes at 22:00');
    expect(formatOpening(USUAL, dubai('15:00'), 'ar')).toBe('مفتوح الآن، ويغلق الساعة 10 م');
    expect(formatOpening(USUAL, dubai('10:00'))).toBe('Closed now, opens at 14:00');
    expect(formatOpening(USUAL, dubai('23:00'))).toBe('Closed now, opens tomorrow at 09:00');
    expect(formatOpening(week(['09:00', '22:00'], { saturday: null }), dubai('23:00'))).toBe(
      'Closed now, opens on Sunday at 09:00',
    );
    expect(formatOpening(week(null), dubai('12:00'))).toBe('Closed until further notice');
  });
});

describe('The last hour of a store', () => {
  const read = (clock: string, language: 'en' | 'ar' = 'en') =>
    formatOpenStatus(at(USUAL, dubai(clock)), language, getTranslate(language));

  it('is counted in minutes', () => {
    expect(read('20:59')).toBe('Open now, closes at 22:00');
    expect(read('21:20')).toBe('Open now, closes in 40 minutes');
    expect(read('21:59')).toBe('Open now, closes in 1 minute');
    expect(read('21:20', 'ar')).toBe('مفتوح الآن، ويغلق بعد 40 دقيقة');
    expect(read('21:55', 'ar')).toBe('مفتوح الآن، ويغلق بعد 5 دقائق');
    expect(read('21:58', 'ar')).toBe('مفتوح الآن، ويغلق بعد دقيقتين');
  });

  it('is counted after midnight too', () => {
    const lateWeek = week(['16:00', '01:00']);
    expect(at(lateWeek, dubai('00:20'))).toMatchObject({ kind: 'open', closes: '01:00', minutesLeft: 40 });
    expect(at(lateWeek, dubai('23:00'))).toMatchObject({
      kind: 'open',
      minutesLeft: 120,
      minutesUntilChange: 60,
    });
  });
});

describe('Ramadan', () => {
  const store = {
    regularHours: USUAL,
    ramadanHours: week(['10:00', '01:00'], { friday: ['14:00', '01:00'] }),
  };
  const read = (time: string) => getOpenStatus(store, Date.parse(`${time}:00+04:00`), 'Asia/Dubai');

  it('has hours of its own, from its first day to the night after its last', () => {
    expect(read('2027-02-07T23:00')).toMatchObject({ kind: 'closed', opens: '10:00', inDays: 1 });
    expect(read('2027-02-08T09:30')).toMatchObject({ kind: 'closed', opens: '10:00', inDays: 0 });
    expect(read('2027-02-08T23:30')).toMatchObject({ kind: 'open', closes: '01:00', minutesLeft: 90 });
    expect(read('2027-03-09T00:30')).toMatchObject({ kind: 'open', closes: '01:00', minutesLeft: 30 });
    expect(read('2027-03-09T01:00')).toMatchObject({ kind: 'closed', opens: '09:00', inDays: 0 });
  });

  it('changes nothing for a store without hours for it', () => {
    const moment = Date.parse('2027-02-09T09:30:00+04:00');
    expect(at(USUAL, moment)).toMatchObject({ kind: 'open', closes: '22:00' });
  });
});

describe('A text about the status', () => {
  it('is the same at every moment before it expires', () => {
    const t = getTranslate('en');
    const lateWeek = week(['16:00', '02:00'], { friday: null, monday: ['00:00', '24:00'] });
    for (const hours of [USUAL, lateWeek]) {
      for (let now = dubai('00:00', 19); now < dubai('00:00', 23); ) {
        const status = at(hours, now);
        const expiry = getStatusExpiry([status], now);
        expect(expiry).toBeGreaterThan(now);
        const texts = [expiry - 60_000, expiry].map((time) => formatOpenStatus(at(hours, time), 'en', t));
        expect(texts[0]).toBe(formatOpenStatus(status, 'en', t));
        now = expiry;
      }
    }
  });

  it('expires with the first of several', () => {
    const statuses = [at(USUAL, dubai('20:30')), at(week(['09:00', '21:45']), dubai('20:30'))];
    expect(getStatusExpiry(statuses, dubai('20:30') + 12_345)).toBe(dubai('20:45'));
  });
});

describe('A distance', () => {
  it('is that on the ground, rounded for display', () => {
    const [quoz, sharjah] = [
      { lat: 25.1157, lng: 55.1979 },
      { lat: 25.319, lng: 55.416 },
    ];
    expect(formatKm(getDistanceKm(quoz, sharjah))).toBe('32');
    expect([0, 0.04, 0.84, 9.94, 10.6, 1204.4].map(formatKm)).toEqual([
      '0.1',
      '0.1',
      '0.8',
      '9.9',
      '11',
      '1204',
    ]);
  });
});
