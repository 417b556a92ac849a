import { describe, expect, it } from 'vitest';
import { suggestEmail } from '#lib/format/checkout/email-suggestion.ts';

describe('The email suggestion', () => {
  it.each([
    ['layla@gmail.con', 'layla@gmail.com'],
    ['layla@gmial.com', 'layla@gmail.com'],
    ['layla@gamil.con', 'layla@gmail.com'],
    ['layla@hotmial.com', 'layla@hotmail.com'],
    ['layla@yaho.com', 'layla@yahoo.com'],
    ['layla@GMAIL.CON', 'layla@gmail.com'],
    ['layla@company.con', 'layla@company.com'],
  ])('%s: suggests %s', (typed, suggested) => {
    expect(suggestEmail(typed)).toBe(suggested);
  });

  it.each([
    'layla@gmail.com',
    'layla@ymail.com',
    'layla@company.ae',
    'layla@binaa.example',
    'layla',
    '',
    'a@b',
  ])('%s: suggests nothing', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});
