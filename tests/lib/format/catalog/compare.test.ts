import { describe, expect, it } from 'vitest';
import { compareFacts } from '#lib/format/catalog/compare.ts';
import type { ComparedFact } from '#lib/format/models/catalog/compare.ts';

/** Facts written as `Group/key=value`; the label is the key in capitals. */
const facts = (...texts: string[]): ComparedFact[] =>
  texts.map((text) => {
    const [, group = '', key = '', value = ''] = /^(.*)\/(.*)=(.*)$/.exec(text) ?? [];
    return { group, key, label: key.toUpperCase(), value };
  });

const rowsOf = (groups: ReturnType<typeof compareFacts>) =>
  groups.flatMap(({ title, rows }) =>
    rows.map(({ label, values, isDifferent }) => [title, label, values, isDifferent]),
  );

describe('A comparison', () => {
  it('has one row a fact, marks what differs, and leaves what is not stated empty', () => {
    const groups = compareFacts([
      facts('Specs/voltage=18 V', 'Specs/torque=60 Nm', 'Service/warranty=2 years'),
      facts('Specs/voltage=18 V', 'Specs/torque=45 Nm'),
    ]);
    expect(rowsOf(groups)).toEqual([
      ['Specs', 'VOLTAGE', ['18 V', '18 V'], false],
      ['Specs', 'TORQUE', ['60 Nm', '45 Nm'], true],
      ['Service', 'WARRANTY', ['2 years', null], true],
    ]);
    expect(groups.map(({ title, isDifferent }) => [title, isDifferent])).toEqual([
      ['Specs', true],
      ['Service', true],
    ]);
  });

  it('sees no difference in spaces, letter case and direction marks', () => {
    const [group] = compareFacts([facts('S/a=18V Li-Ion'), facts('S/a=\u206618 v li-ion\u2069')]);
    expect(group).toMatchObject({ isDifferent: false, rows: [{ isDifferent: false }] });
  });

  it('keeps one order for all products: a further fact follows its predecessor', () => {
    const groups = compareFacts([
      facts('S/a=1', 'S/c=1'),
      facts('S/a=1', 'S/b=1', 'S/c=1', 'T/z=1'),
      facts('S/first=1', 'S/c=1', 'S/d=1'),
    ]);
    expect(rowsOf(groups).map(([, label]) => label)).toEqual(['FIRST', 'A', 'B', 'C', 'D', 'Z']);
  });

  it('has one group of a title, even when a later product adds to it', () => {
    const groups = compareFacts([facts('S/a=1', 'T/b=1'), facts('T/b=1', 'S/c=1')]);
    expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
      ['S', 2],
      ['T', 1],
    ]);
  });

  it('of products of different kinds has only the facts that all of them have', () => {
    const lists = [
      facts('O/brand=Torqan', 'S/voltage=18 V', 'S/weight=2 kg'),
      facts('O/brand=Liwan', 'S/coverage=12 m²', 'S/weight=6 kg'),
      facts('O/brand=Binaa', 'S/weight=1 kg'),
    ];
    expect(rowsOf(compareFacts(lists, { commonOnly: true }))).toEqual([
      ['O', 'BRAND', ['Torqan', 'Liwan', 'Binaa'], true],
      ['S', 'WEIGHT', ['2 kg', '6 kg', '1 kg'], true],
    ]);
    expect(compareFacts([facts('S/a=1'), facts('S/b=1')], { commonOnly: true })).toEqual([]);
  });
});
