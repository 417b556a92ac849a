import { describe, expect, it } from 'vitest';
import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import { isPublicHoliday, REST_DAYS } from '#lib/locale/delivery/calendar.ts';
import { type DeliveryLine, planDelivery } from '#lib/locale/delivery/delivery-plan.ts';
import { addDays, getIsoWeekday, getLocalDateTime, parseTimeOfDay } from '#lib/locale/local-date.ts';
import { createRandom } from '../../../support/random.ts';

const RUNS = 3000;
const FROM = Date.parse('2026-11-23T00:00:00Z');
const DAYS = 400;

function createLines(random: () => number): DeliveryLine[] {
  return Array.from({ length: 1 + Math.floor(random() * 4) }, (_, index) => ({
    productCode: `BN-${index}`,
    isFood: random() < 0.2,
    isTinted: random() < 0.3,
    isLarge: random() < 0.2,
    isAssembly: random() < 0.2,
    isStockedNearby: random() < 0.7,
  }));
}

describe('Slots of random orders', () => {
  const random = createRandom(20_261_123);
  const cases = Array.from({ length: RUNS }, () => {
    const country = COUNTRIES[COUNTRY_CODES[Math.floor(random() * 6)] as 'ae'];
    const service = random() < 0.7 ? ('express' as const) : ('standard' as const);
    const now = FROM + Math.floor(random() * DAYS * 24 * 60) * 60_000;
    const lines = createLines(random);
    const plan = planDelivery(country, service, lines, now);
    if (!plan) throw new Error('not served');
    return { country, service, now, lines, plan, clock: getLocalDateTime(country.timeZone, now) };
  });

  it('are never in the past, nor earlier than the promise', () => {
    for (const { plan, clock } of cases) {
      for (const { date, slots } of plan.days) {
        expect(date >= clock.date && date <= addDays(clock.date, 13)).toBe(true);
        for (const { from, to } of slots) {
          if (date > clock.date) continue;
          expect(parseTimeOfDay(from)).toBeGreaterThan(clock.minute);
          expect(parseTimeOfDay(to)).toBeGreaterThanOrEqual(clock.minute + 7 * 60);
        }
      }
    }
  });

  it('are never on a rest day or a public holiday', () => {
    for (const { country, plan } of cases) {
      for (const date of [plan.arrival.firstDate, plan.arrival.lastDate, ...plan.days.map((it) => it.date)]) {
        expect(getIsoWeekday(date)).not.toBe(REST_DAYS[country.code]);
        expect(isPublicHoliday(country.code, date)).toBe(false);
      }
    }
  });

  it('begin on the first day of arrival, and every day has one', () => {
    for (const { plan, clock } of cases) {
      const { firstDate, lastDate } = plan.arrival;
      expect(firstDate <= lastDate).toBe(true);
      expect(plan.days.every(({ slots }) => slots.length > 0)).toBe(true);
      if (firstDate <= addDays(clock.date, 13)) expect(plan.days[0]?.date).toBe(firstDate);
    }
  });

  it('come no earlier with one more line', () => {
    for (const { country, service, now, lines, plan } of cases) {
      for (const line of lines) {
        const singlePlan = planDelivery(country, service, [line], now);
        expect((singlePlan?.arrival.firstDate ?? '') <= plan.arrival.firstDate).toBe(true);
        expect((singlePlan?.arrival.lastDate ?? '') <= plan.arrival.lastDate).toBe(true);
      }
    }
  });

  it('are on the same day only for express orders before the cut-off', () => {
    const sameDay = cases.filter(({ plan, clock }) => plan.arrival.firstDate === clock.date);
    expect(sameDay.length).toBeGreaterThan(20);
    for (const { clock, service, lines } of sameDay) {
      expect(clock.minute).toBeLessThan(12 * 60);
      expect(service).toBe('express');
      expect(lines.every((it) => it.isStockedNearby && !it.isFood && !it.isTinted && !it.isLarge)).toBe(true);
    }
  });
});
