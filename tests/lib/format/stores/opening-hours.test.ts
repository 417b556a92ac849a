import { describe, expect, it } from 'vitest';
import type { Store } from '#lib/contract/stores.ts';
import { formatHours, groupHours } from '#lib/format/stores/opening-hours.ts';
import { getTranslate } from '#lib/messages/translate.ts';

type Week = Store['regularHours'];
type Times = [open: string, close: string] | null;

const hours = (times: Times): Week['monday'] => ({
  isClosed: times === null,
  openTime: times?.[0] ?? null,
  closeTime: times?.[1] ?? null,
});

const createWeek = (usual: Times, other: Partial<Record<keyof Week, Times>> = {}): Week => {
  const of = (day: keyof Week) => hours(other[day] === undefined ? usual : other[day]);
  return {
    sunday: of('sunday'),
    monday: of('monday'),
    tuesday: of('tuesday'),
    wednesday: of('wednesday'),
    thursday: of('thursday'),
    friday: of('friday'),
    saturday: of('saturday'),
  };
};

const DAY: Times = ['09:00', '22:00'];
const LATE: Times = ['14:00', '22:00'];

const formatWeek = (week: Week, language: 'en' | 'ar' = 'en') =>
  formatHours(week, language, getTranslate(language)).map(({ days, times }) => `${days}: ${times}`);

describe('Opening hours', () => {
  it('are one line for a week without a difference', () => {
    expect(formatWeek(createWeek(DAY))).toEqual(['Every day: 09:00 to 22:00']);
    expect(formatWeek(createWeek(DAY), 'ar')).toEqual(['كل يوم: 9 ص – 10 م']);
  });

  it('run from Monday to Sunday, in Arabic from Saturday, with consecutive equal days in one line', () => {
    const week = createWeek(DAY, { friday: LATE });
    expect(formatWeek(week)).toEqual([
      'Monday to Thursday: 09:00 to 22:00',
      'Friday: 14:00 to 22:00',
      'Saturday and Sunday: 09:00 to 22:00',
    ]);
    expect(formatWeek(week, 'ar')).toEqual(['من السبت إلى الخميس: 9 ص – 10 م', 'الجمعة: 2 م – 10 م']);
  });

  it('do not join the end of the week to its beginning', () => {
    expect(groupHours(createWeek(DAY, { wednesday: null })).map(({ length }) => length)).toEqual([2, 1, 4]);
    expect(groupHours(createWeek(DAY, { sunday: LATE, monday: LATE }))).toHaveLength(3);
  });

  it('state when a store is closed, and when it never closes', () => {
    expect(formatWeek(createWeek(DAY, { sunday: null }))).toEqual([
      'Monday to Saturday: 09:00 to 22:00',
      'Sunday: Closed',
    ]);
    expect(formatWeek(createWeek(null))).toEqual(['Every day: Closed']);
    for (const close of ['24:00', '00:00', '23:59']) {
      expect(formatWeek(createWeek(['00:00', close]))).toEqual(['Every day: Open 24 hours']);
    }
  });

  it('extend beyond midnight, and a day without times is closed', () => {
    expect(formatWeek(createWeek(['20:00', '02:00']))).toEqual(['Every day: 20:00 to 02:00']);
    const incompleteDay = { isClosed: false, openTime: '09:00', closeTime: null };
    expect(formatWeek({ ...createWeek(DAY), sunday: incompleteDay }).at(-1)).toBe('Sunday: Closed');
  });
});
