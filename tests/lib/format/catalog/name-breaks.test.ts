import { expect, it } from 'vitest';
import { isolateLatin } from '#lib/format/bidi.ts';
import { preventNameBreaks } from '#lib/format/catalog/name-breaks.ts';

const shown = (name: string) => preventNameBreaks(name).replaceAll('\ufeff', '').replaceAll('\u00a0', '~');

it.each([
  ['دهان مطفي، 4 لتر – ليوان', 'دهان مطفي، 4~لتر~–~ليوان'],
  ['سجادة 160 × 230 سم – بيتنا', 'سجادة 160~×~230~سم –~بيتنا'],
  ['طقم مفاتيح، 8 في 1', 'طقم مفاتيح، 8~في 1'],
  ['حزام أسود', 'حزام أسود'],
  ['Matte paint, 4 l', 'Matte paint, 4~l'],
  ['Drill 18 V, 2 batteries', 'Drill 18~V, 2 batteries'],
])('%s becomes %s', (name, expected) => {
  expect(shown(name)).toBe(expected);
});

it('a unit stays with a number that is isolated', () => {
  expect(shown(isolateLatin('برغي M6 × 40 مم'))).toBe('برغي \u2066M6~×~40\u2069~مم');
});
