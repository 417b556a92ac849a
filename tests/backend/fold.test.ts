import { expect, it } from 'vitest';
import { fold, foldWords, indexWords } from '#lib/backend/search/engine/fold.ts';

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
])('folds %s into %s', (typed, folded) => {
  expect(fold(typed)).toBe(folded);
  expect(fold(fold(typed))).toBe(folded);
});

it('takes a decomposed alef for the same letter', () => {
  expect(fold('أبيض'.normalize('NFD'))).toBe('ابيض');
});

it('takes at most eight different words and none of signs alone', () => {
  expect(foldWords('a b c d e f g h i j')).toHaveLength(8);
  expect(foldWords('drill Drill  DRILL')).toEqual(['drill']);
  expect(foldWords('%_ \\ !')).toEqual([]);
});

it.each([
  ['brushes', 'Angled brush 50 mm'],
  ['paints', 'Wall paint'],
  ['18v drill', 'Torqan 18 V brushless combi drill'],
  ['bn10101', 'BN-10101'],
  ['دهانات', 'ليوان دهان داخلي'],
  ['الفرش', 'فرشاة زاوية'],
  ['٤ لتر', 'دهان، 4 لتر'],
  ['glass', 'Glass scraper'],
])('%s finds %s', (typed, text) => {
  const words = indexWords([text]);
  for (const word of foldWords(typed)) expect(words).toContain(word);
});

it('leaves short words alone', () => {
  expect(foldWords('gas bus الة')).toEqual(['gas', 'bus', 'اله']);
});
