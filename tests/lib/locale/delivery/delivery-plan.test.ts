import { describe, expect, it } from 'vitest';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import {
  type DeliveryLine,
  getLatestStandardDate,
  planDelivery,
  SLOT_DAYS,
} from '#lib/locale/delivery/delivery-plan.ts';
import type { DeliveryService } from '#lib/locale/delivery/delivery-promises.ts';

const line = (facts: Partial<DeliveryLine> = {}): DeliveryLine => ({
  productCode: 'BN-1',
  isFood: false,
  isTinted: false,
  isLarge: false,
  isAssembly: false,
  isStockedNearby: true,
  ...facts,
});

/** The moment of a local time, such as `2026-11-24 11:59`. */
function at(country: CountryCode, time: string): number {
  const offset = country === 'ae' || country === 'om' ? '+04:00' : '+03:00';
  return Date.parse(`${time.replace(' ', 'T')}:00${offset}`);
}

function plan(
  country: CountryCode,
  time: string,
  lines: DeliveryLine[] = [line()],
  service: DeliveryService = 'express',
) {
  const result = planDelivery(COUNTRIES[country], service, lines, at(country, time));
  if (!result) throw new Error('not served');
  const [first] = result.days;
  return { ...result, first: `${first?.date} ${first?.slots.map(({ slotId }) => slotId).join(' ')}` };
}

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const ALL = '09-12 12-15 15-18 18-21';

describe('Express delivery', () => {
  it.each([
    ['08:00', `${MONDAY} 15-18 18-21`],
    ['09:00', `${MONDAY} 15-18 18-21`],
    ['09:01', `${MONDAY} 18-21`],
    ['11:59', `${MONDAY} 18-21`],
    ['12:00', `${TUESDAY} ${ALL}`],
    ['23:59', `${TUESDAY} ${ALL}`],
    ['00:00', `${MONDAY} ${ALL}`],
  ])('of an order at %s offers first %s', (time, first) => {
    expect(plan('ae', `${MONDAY} ${time}`).first).toBe(first);
  });

  it.each(COUNTRY_CODES)('ends at 12:00 of the clock of %s', (country) => {
    const before = plan(country, `${MONDAY} 11:59`);
    expect(before.first).toBe(`${MONDAY} 18-21`);
    expect(before.arrival).toEqual({ firstDate: MONDAY, lastDate: MONDAY, from: '18:00', to: '21:00' });
    expect(plan(country, `${MONDAY} 12:00`).first).toBe(`${TUESDAY} ${ALL}`);
    expect(before.promise).toEqual({ kind: 'hours', from: 7, to: 10, orderBy: '12:00' });
  });

  it.each([
    ['ae', '2026-11-28 13:00', '2026-11-30'],
    ['ae', '2026-11-29 08:00', '2026-11-30'],
    ['kw', '2026-11-26 12:00', '2026-11-28'],
    ['sa', '2026-11-27 08:00', '2026-11-28'],
    ['bh', '2026-12-15 14:00', '2026-12-19'],
    ['ae', '2026-12-02 08:00', '2026-12-04'],
    ['om', '2027-03-07 13:00', '2027-03-13'],
  ] as const)('in %s at %s waits for the next delivery day, %s', (country, time, date) => {
    expect(plan(country, time).days[0]?.date).toBe(date);
  });

  it('in Ramadan uses the hours of Ramadan', () => {
    expect(plan('qa', '2027-02-10 11:59').first).toBe('2027-02-10 20-23');
    expect(plan('qa', '2027-02-10 06:00').first).toBe('2027-02-10 13-16 20-23');
    expect(plan('qa', '2027-02-10 12:00').first).toBe('2027-02-11 10-13 13-16 20-23');
    expect(plan('qa', '2027-02-10 06:00').arrival).toMatchObject({ from: '13:00', to: '23:00' });
  });
});

describe('Standard delivery', () => {
  it.each([
    ['a standard area', 'standard', {}],
    ['goods that no nearby store has', 'express', { isStockedNearby: false }],
    ['large goods', 'express', { isLarge: true }],
  ] as const)('applies to %s', (_title, service, facts) => {
    const { promise, arrival, days } = plan('ae', `${MONDAY} 08:00`, [line(facts)], service);
    expect(promise).toEqual({ kind: 'days', from: 3, to: 5 });
    expect(arrival).toEqual({ firstDate: '2026-11-26', lastDate: '2026-11-28', from: null, to: null });
    expect(days[0]).toMatchObject({ date: '2026-11-26', slots: { length: 4 } });
  });

  it.each([
    ['ae', '2026-11-26 10:00', '2026-11-30', '2026-12-01'],
    ['kw', '2026-11-24 10:00', '2026-11-28', '2026-11-29'],
    ['ae', '2026-12-01 10:00', '2026-12-07', '2026-12-08'],
    ['kw', '2027-02-24 10:00', '2027-03-01', '2027-03-03'],
    ['sa', '2027-03-08 10:00', '2027-03-15', '2027-03-17'],
    ['sa', '2026-11-23 23:59', '2026-11-26', '2026-11-28'],
    ['sa', '2026-11-24 00:00', '2026-11-28', '2026-11-29'],
  ] as const)('in %s ordered at %s arrives from %s to %s', (country, time, firstDate, lastDate) => {
    expect(plan(country, time, [line()], 'standard').arrival).toMatchObject({ firstDate, lastDate });
    expect(getLatestStandardDate(COUNTRIES[country], at(country, time))).toBe(lastDate);
  });
});

describe('Lead times', () => {
  it('add a day for tinted paint', () => {
    const tinted = [line({ isTinted: true })];
    const express = plan('ae', `${MONDAY} 08:00`, tinted);
    expect([express.first, express.promise]).toEqual([`${TUESDAY} ${ALL}`, { kind: 'days', from: 1, to: 2 }]);
    expect(plan('ae', `${MONDAY} 12:00`, tinted).days[0]?.date).toBe('2026-11-25');
    const standard = plan('ae', `${MONDAY} 08:00`, tinted, 'standard');
    expect([standard.days[0]?.date, standard.promise]).toEqual([
      '2026-11-27',
      { kind: 'days', from: 4, to: 6 },
    ]);
    expect(plan('kw', '2026-11-26 08:00', tinted).days[0]?.date).toBe('2026-11-28');
  });

  it('schedule an assembly for the next day at the earliest, in slots that end by 18:00', () => {
    const assembled = [line(), line({ productCode: 'SV-1', isAssembly: true })];
    const { days, promise } = plan('ae', `${MONDAY} 08:00`, assembled);
    expect(promise).toEqual({ kind: 'days', from: 1, to: 1 });
    expect(days[0]?.date).toBe(TUESDAY);
    for (const { slots } of days) {
      expect(slots.map(({ slotId }) => slotId)).toEqual(['09-12', '12-15', '15-18']);
    }
    expect(plan('ae', '2027-02-09 08:00', assembled).first).toBe('2027-02-10 10-13 13-16');
    expect(plan('ae', `${MONDAY} 08:00`, assembled, 'standard').promise).toMatchObject({ from: 3, to: 5 });
  });

  it('deliver food from tomorrow on, between 12 and 15 only', () => {
    const food = [line({ isFood: true, isStockedNearby: false })];
    const { days, promise, arrival } = plan('om', `${MONDAY} 23:30`, food, 'standard');
    expect(promise).toEqual({ kind: 'tomorrow', from: '12:00', to: '15:00' });
    expect(arrival).toEqual({ firstDate: TUESDAY, lastDate: TUESDAY, from: '12:00', to: '15:00' });
    for (const { slots } of days) expect(slots.map(({ slotId }) => slotId)).toEqual(['12-15']);
    expect(plan('om', '2026-11-26 10:00', food).days[0]?.date).toBe('2026-11-28');
    expect(plan('om', '2027-02-09 10:00', food).first).toBe('2027-02-10 13-16');
    expect(plan('om', '2027-02-09 10:00', food).promise).toMatchObject({ from: '13:00', to: '16:00' });
  });
});

describe('A mixed cart', () => {
  it('arrives with its last product, and states why', () => {
    const { promise, arrival, leadTimes, days } = plan('ae', `${MONDAY} 08:00`, [
      line({ productCode: 'BN-DRILL' }),
      line({ productCode: 'BN-PAINT', isTinted: true }),
      line({ productCode: 'BN-PAINT', isTinted: true }),
      line({ productCode: 'BN-SOFA', isLarge: true }),
      line({ productCode: 'SV-ASSEMBLY', isAssembly: true }),
      line({ productCode: 'BN-DATES', isFood: true }),
    ]);
    expect(promise).toEqual({ kind: 'days', from: 3, to: 5 });
    expect(arrival).toEqual({ firstDate: '2026-11-26', lastDate: '2026-11-28', from: null, to: null });
    expect(leadTimes).toEqual([
      { cause: 'tinted', productCodes: ['BN-PAINT'] },
      { cause: 'assembly', productCodes: ['SV-ASSEMBLY'] },
      { cause: 'large', productCodes: ['BN-SOFA'] },
      { cause: 'food', productCodes: ['BN-DATES'] },
    ]);
    expect(days.map(({ slots }) => slots.map(({ slotId }) => slotId).join())).toEqual(
      days.map(() => '12-15'),
    );
  });

  it.each([
    ['food and express goods', [line(), line({ isFood: true })], { kind: 'tomorrow' }, TUESDAY],
    ['food and tinted paint', [line({ isFood: true }), line({ isTinted: true })], { to: 2 }, TUESDAY],
    [
      'tinted paint and standard goods',
      [line({ isTinted: true }), line({ isLarge: true })],
      { to: 5 },
      '2026-11-26',
    ],
  ])('of %s has the latest promise', (_title, lines, promise, date) => {
    const result = plan('ae', `${MONDAY} 08:00`, lines as DeliveryLine[]);
    expect(result.promise).toMatchObject(promise);
    expect(result.days[0]?.date).toBe(date);
  });

  it('is not delayed by large goods where everything takes as long', () => {
    expect(plan('ae', `${MONDAY} 08:00`, [line({ isLarge: true })], 'standard').leadTimes).toEqual([]);
  });
});

describe('Offered days', () => {
  it('end after 14 days, today included', () => {
    const { days } = plan('sa', `${MONDAY} 08:00`);
    expect(days[0]?.date).toBe(MONDAY);
    expect(days.at(-1)?.date).toBe('2026-12-06');
    expect(days.map(({ date }) => date)).not.toContain('2026-11-27');
    expect(days).toHaveLength(SLOT_DAYS - 2);
  });

  it('are none in an area that is not served', () => {
    expect(planDelivery(COUNTRIES.om, 'not-served', [line()], at('om', `${MONDAY} 08:00`))).toBeNull();
  });
});
