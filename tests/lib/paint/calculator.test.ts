import { describe, expect, it } from 'vitest';
import {
  estimatePaint,
  parseCoverage,
  parseLocalNumber,
  parseRoomInput,
} from '#lib/paint/paint-calculator.ts';

const measure = (fields: Record<string, string>, coverage = 12) =>
  estimatePaint(parseRoomInput(new URLSearchParams(fields)), coverage, 2);

describe('The area of a room', () => {
  it('is its four walls without doors and windows, times the coats', () => {
    // 2 × (4 + 5) × 2.8 = 50.4; less 1.89 and 2 × 1.8 = 44.91; two coats at 12 m² a litre.
    expect(measure({ length: '4', width: '5', height: '2.8', doors: '1', windows: '2' })).toEqual({
      kind: 'estimate',
      area: 44.91,
      coats: 2,
      volume: 7485,
    });
  });

  it('can be given directly; an absorbent surface needs more paint', () => {
    expect(measure({ area: '30' })).toMatchObject({ area: 30, volume: 5000 });
    expect(measure({ area: '30', surface: 'plaster' })).toMatchObject({ volume: 6000 });
    expect(measure({ area: '30', surface: 'rough', coats: '1' })).toMatchObject({ coats: 1, volume: 3500 });
    expect(measure({ area: '30', surface: 'marble' })).toMatchObject({ volume: 5000 });
  });

  it('is undefined until something is typed', () => {
    expect(measure({})).toEqual({ kind: 'empty' });
    expect(measure({ coats: '2', surface: 'rough', area: '  ' })).toEqual({ kind: 'empty' });
  });

  it.each([
    [{ area: '0' }, { area: 'positive' }],
    [{ area: '-4' }, { area: 'positive' }],
    [{ area: 'big' }, { area: 'number' }],
    [{ area: '1e3' }, { area: 'number' }],
    [{ area: '999999999999' }, { area: 'tooLarge' }],
    [{ length: '4' }, { width: 'missing', height: 'missing' }],
    [
      { length: '4', width: '400', height: '0' },
      { width: 'tooLarge', height: 'positive' },
    ],
    [
      { area: '20', doors: '1.5', windows: '-1' },
      { doors: 'notInteger', windows: 'positive' },
    ],
    [{ area: '20', coats: '0' }, { coats: 'positive' }],
    [{ area: '20', coats: '9' }, { coats: 'tooLarge' }],
    [{ area: '5', windows: '3' }, { windows: 'openings' }],
    [{ area: '1', doors: '1' }, { doors: 'openings' }],
  ])('is invalid for %j', (fields, errors) => {
    expect(measure(fields)).toEqual({ kind: 'invalid', errors });
  });
});

it.each([
  ['٤٫٥', 4.5],
  ['٤،٥', 4.5],
  ['4,5', 4.5],
  [' 4.5 ', 4.5],
  ['.5', 0.5],
  ['۱۲', 12],
  ['\u200f٤', 4],
])('%j is a number', (text, value) => {
  expect(parseLocalNumber(text)).toBe(value);
});

it.each(['', '.', '4.5.1', '1,000.5', 'Infinity', '0x10', '4 5'])('%j is not a number', (text) => {
  expect(parseLocalNumber(text)).toBeNaN();
});

it.each([
  ['13 m²/L', 13],
  ['2.5 m²/L', 2.5],
  ['13 م² لكل لتر', 13],
  ['4 m² per litre', 4],
  ['10–12 m²/L', 10],
  ['0.8 m²', null],
  ['10 m² at 5 mm', null],
  ['0 m²/L', null],
  ['', null],
])('coverage %j is %j', (text, value) => {
  expect(parseCoverage(text)).toBe(value);
});
