import { expect, it } from 'vitest';
import { formatTimeLeft } from '#lib/format/time-left.ts';
import { getTranslate } from '#lib/messages/translate.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-20T10:00:00+04:00');
const formatHours = (hours: number, language: 'en' | 'ar' = 'en') =>
  formatTimeLeft(NOW + hours * HOUR, NOW, getTranslate(language)).text;

it.each([
  [0.5, 'less than an hour', 'أقل من ساعة'],
  [1, '1 hour', 'ساعة واحدة'],
  [2.9, '2 hours', 'ساعتين'],
  [24, '1 day', 'يوم واحد'],
  [25, '1 day and 1 hour', 'يوم واحد وساعة واحدة'],
  [50, '2 days and 2 hours', 'يومين وساعتين'],
  [75.9, '3 days and 3 hours', '3 أيام و3 ساعات'],
  [11 * 24 + 11, '11 days and 11 hours', '11 يومًا و11 ساعة'],
])('%d hours are formatted as %s', (hours, english, arabic) => {
  expect([formatHours(hours), formatHours(hours, 'ar')]).toEqual([english, arabic]);
});

it('the text is valid until the returned time, and differs right after', () => {
  const t = getTranslate('en');
  for (const left of [0.2, 1.4, 30.7, 200.01]) {
    const end = NOW + left * HOUR;
    const { text, validUntil } = formatTimeLeft(end, NOW, t);
    expect(validUntil).toBeGreaterThan(NOW);
    expect(validUntil).toBeLessThanOrEqual(NOW + HOUR);
    expect(formatTimeLeft(end, validUntil, t).text).toBe(text);
    if (validUntil < end) expect(formatTimeLeft(end, validUntil + 1, t).text).not.toBe(text);
  }
});
