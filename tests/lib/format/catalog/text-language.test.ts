import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getTextLanguage } from '#lib/format/catalog/text-language.ts';

const ENGLISH = { lang: 'en', dir: 'ltr' };
const ARABIC = { lang: 'ar', dir: 'rtl' };

describe('The language of a text', () => {
  it.each([
    ['Hammer drill, 700 W', ENGLISH],
    ['Bosch', ENGLISH],
    ['مثقاب مطرقة Bosch Professional GSB 18V', undefined],
    ['مثقاب', undefined],
    ['IP65', undefined],
    ['M8 × 40', undefined],
    ['', undefined],
  ])('on an Arabic page, %j', (text, expected) => {
    expect(getTextLanguage(text, 'ar')).toEqual(expected);
  });

  it.each([
    ['مثقاب مطرقة', ARABIC],
    ['مثقاب مطرقة ٧٠٠ واط GSB', ARABIC],
    ['Hammer drill', undefined],
    ['Arabic coffee pot (دلة)', undefined],
    ['Results for “\u2068مفتاح كهرباء أسود\u2069”', undefined],
    ['12.5', undefined],
  ])('on an English page, %j', (text, expected) => {
    expect(getTextLanguage(text, 'en')).toEqual(expected);
  });
});

it('is applied wherever a page rendered on the server prints a name of the catalog', () => {
  const folder = 'src/layouts';
  const unmarked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.astro'))
    .flatMap((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      const found =
        source.match(/>\s*\{(?:line|item|product|crumb|brand|category)\.(?:name|label)\}\s*</g) ?? [];
      return found.map((text) => `${name}: ${text}`);
    });
  expect(unmarked, 'use CatalogText').toEqual([]);
});
