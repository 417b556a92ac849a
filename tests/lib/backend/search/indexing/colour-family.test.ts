import { describe, expect, it } from 'vitest';
import { getColourFamily } from '#lib/backend/search/indexing/colour-family.ts';

describe('The colour family', () => {
  it.each([
    ['#ffffff', 'white'],
    ['#f7f5ef', 'white'],
    ['#000000', 'black'],
    ['#1c1c1e', 'black'],
    ['#808285', 'grey'],
    ['#c9cbcc', 'grey'],
    ['#e5d3b3', 'beige'],
    ['#6b4423', 'brown'],
    ['#ffd400', 'yellow'],
    ['#ff7f11', 'orange'],
    ['#d32f2f', 'red'],
    ['#f06292', 'pink'],
    ['#8e44ad', 'purple'],
    ['#1565c0', 'blue'],
    ['#a0c4e0', 'blue'],
    ['#0d1f3c', 'blue'],
    ['#388e3c', 'green'],
    ['#556b2f', 'green'],
  ])('of %s is %s', (hex, family) => {
    expect(getColourFamily(hex)).toBe(family);
    expect(getColourFamily(hex.toUpperCase())).toBe(family);
  });

  it.each(['', 'red', '#fff', '#12345g', '#1234567'])('of %j is undefined', (text) => {
    expect(getColourFamily(text)).toBeUndefined();
  });
});
