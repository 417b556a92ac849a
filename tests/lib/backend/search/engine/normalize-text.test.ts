import { expect, it } from 'vitest';
import { normalizeSearchText } from '#lib/backend/search/engine/text/normalize-search-text.ts';

it.each([
  ['أبيض', 'ابيض'],
  ['فرشاة', 'فرشاه'],
  ['دِهَان', 'دهان'],
  ['دهـــان', 'دهان'],
  ['إيمولشن', 'ايمولشن'],
  ['آلة', 'اله'],
  ['مستشفى', 'مستشفي'],
  ['١٨ فولت', '18 فولت'],
  ['۱۸', '18'],
  ['Café CRÈME', 'cafe creme'],
  ['18\u00A0V  drill—kit', '18 v drill kit'],
  ['ﻻﺯﻡ', 'لازم'],
])('normalizes %s to %s', (typed, normalized) => {
  expect(normalizeSearchText(typed)).toBe(normalized);
  expect(normalizeSearchText(normalizeSearchText(typed))).toBe(normalized);
});

it('treats a decomposed alef as the composed letter', () => {
  expect(normalizeSearchText('أبيض'.normalize('NFD'))).toBe('ابيض');
});
