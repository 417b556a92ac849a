import { expect, it } from 'vitest';
import { addOptionsToName, removeOptionsFromName } from '#lib/format/catalog/variant-name.ts';

const listOptions = (...values: string[]) => values.map((value) => ({ values: [value] }));

it.each([
  ['Torqan drill, 2 × 2.0 Ah', ['2 × 2.0 Ah'], 'Torqan drill'],
  ['دهان داخلي، 4 لتر – ليوان هيفن', ['4 لتر'], 'دهان داخلي – ليوان هيفن'],
  ['بنطال عمل، كاكي، 36 – حرفة', ['كاكي', '36'], 'بنطال عمل – حرفة'],
  ['Paint – Acme, white', ['white'], 'Paint – Acme'],
  ['سلم – صندوقة', ['6 درجات'], 'سلم – صندوقة'],
  ['6 درجات', ['6 درجات'], '6 درجات'],
])('the group of %s with the options %j is %s', (name, options, group) => {
  expect(removeOptionsFromName(name, listOptions(...options))).toBe(group);
});

it.each([
  ['Work tee, Arnb', [{ values: ['Sand'] }, { values: ['M'] }], ', ', 'Work tee, Arnb, Sand, M'],
  ['دهان داخلي – ليوان', [{ values: ['4 لتر'] }], '، ', 'دهان داخلي، 4 لتر – ليوان'],
])('adds options to %s', (name, options, comma, whole) => {
  expect(addOptionsToName(name, options, comma)).toBe(whole);
  expect(removeOptionsFromName(whole, options)).toBe(name);
});
