import { expect, it } from 'vitest';
import { normalizeText } from '#lib/locale/normalize-text.ts';

it.each([
  ['أبيض', 'ابيض'],
  ['ٱلبيت', 'البيت'],
  ['فرشاة', 'فرشاه'],
  ['دِهَان', 'دهان'],
  ['دهـــان', 'دهان'],
  ['مستشفى', 'مستشفي'],
  ['شاطئ', 'شاطي'],
  ['لؤلؤ', 'لولو'],
  ['١٨ ۱۸', '18 18'],
  ['Café CRÈME', 'cafe creme'],
  ['BN-6065', 'bn 6065'],
])('normalizes %s to %s', (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
  expect(normalizeText(normalized)).toBe(normalized);
});

it('replaces further spellings on request', () => {
  expect(normalizeText('پمپ', { replaceSpellings: (text) => text.replaceAll('پ', 'ب') })).toBe('بمب');
});
