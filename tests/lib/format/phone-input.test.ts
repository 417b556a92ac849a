import { expect, it } from 'vitest';
import { formatPhoneData, normalizePhoneInput } from '#lib/format/phone-input.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';

it.each([
  ['ae', '٠٥٠ ١٢٣ ٤٥٦٧', '501234567'],
  ['ae', '+971 50 123 4567', '501234567'],
  ['ae', '50123456789', '501234567'],
  ['kw', '96550012345', '50012345'],
  ['sa', '0512345678', '512345678'],
] as const)('trims a number of %s: %s becomes %s', (country, typed, trimmed) => {
  expect(normalizePhoneInput(typed, formatPhoneData(COUNTRIES[country]), true)).toBe(trimmed);
});

it('keeps a dial code until the number is complete', () => {
  const data = formatPhoneData(COUNTRIES.ae);
  expect(normalizePhoneInput('+97150', data, false)).toBe('+97150');
  expect(normalizePhoneInput('0501234567891', data, false)).toBe('501234567');
});
