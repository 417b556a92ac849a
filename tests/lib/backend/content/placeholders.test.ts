import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders, getPlaceholderValues } from '#lib/backend/content/placeholders.ts';
import { DELIVERY_FEES } from '#lib/backend/delivery/fees.ts';
import { LOCAL_SCHEME_COUNTRIES } from '#lib/backend/payment/local-schemes.ts';
import { formatRoundMoney } from '#lib/format/money.ts';
import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';

const LANGUAGES = ['en', 'ar'] as const;
const PLACEHOLDER = /\{([a-zA-Z-]+)\}/g;

const readPage = (language: string, name: string) =>
  readFileSync(`src/content/${language}/pages/${name}.md`, 'utf8');

/** All files with content of a language, as text. */
const readAll = (language: string): string[] =>
  readdirSync(`src/content/${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|json)$/.test(file))
    .map((file) => readFileSync(path.join(`src/content/${language}`, file), 'utf8'));

describe.each(LANGUAGES)('Content placeholders in %s', (language) => {
  const pages = ['help-support', 'terms-conditions'] as const;

  it('all have a value', () => {
    const knownPlaceholders = Object.keys(getPlaceholderValues({ country: COUNTRIES.ae, language }));
    const used = readAll(language).flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !knownPlaceholders.includes(name as string))).toEqual([]);
  });

  it.each(COUNTRY_CODES)('are all replaced in the pages for %s, by its VAT rates', (code) => {
    const country = COUNTRIES[code];
    for (const page of pages) {
      const text = fillPlaceholders(readPage(language, page), { country, language });
      expect(text).not.toMatch(PLACEHOLDER);
      for (const { vat } of Object.values(COUNTRIES)) {
        if (vat.rate > 0) expect(text).toContain(`${vat.rate / 100}%`);
      }
    }
  });

  it.each(COUNTRY_CODES)('are replaced by the amount of free delivery in %s', (code) => {
    const country = COUNTRIES[code];
    const amount = formatRoundMoney(
      { amount: DELIVERY_FEES[code].freeFrom, currency: country.currency },
      language,
    );
    for (const name of ['header', 'checkout-banner', 'icons']) {
      const content: unknown = JSON.parse(readFileSync(`src/content/${language}/${name}.json`, 'utf8'));
      expect(JSON.stringify(fillPlaceholders(content, { country, language })), name).toContain(amount);
    }
  });

  it('are replaced by the rest day of the country', () => {
    const getRestDay = (code: 'ae' | 'sa') =>
      getPlaceholderValues({ country: COUNTRIES[code], language }).restDay;
    expect([getRestDay('ae'), getRestDay('sa')]).toEqual(
      language === 'en' ? ['Sunday', 'Friday'] : ['الأحد', 'الجمعة'],
    );
  });

  it('leave the names of local schemes and of countries without VAT to the texts', () => {
    for (const page of pages) {
      const text = readPage(language, page);
      for (const [scheme, code] of Object.entries(LOCAL_SCHEME_COUNTRIES)) {
        const name = MESSAGE_RESOURCES[language].checkout[`pay-${scheme}` as 'pay-mada'];
        expect(text, `${page} ${code}`).toContain(name);
      }
    }
    const withoutVat = COUNTRY_CODES.filter((code) => COUNTRIES[code].vat.rate === 0);
    expect(withoutVat).toEqual(['kw', 'qa']);
  });

  it('are used in the pages in place of numbers that the shop calculates with', () => {
    for (const page of pages) {
      expect(readPage(language, page)).not.toMatch(
        /\b3 (to|إلى) 5\b|\b7 (to|إلى) 10\b|\b15 (minutes|دقيقة)\b(?! early)/,
      );
    }
  });
});

describe('Content placeholders', () => {
  it('are filled in nested content, and unknown ones stay', () => {
    const market = { country: COUNTRIES.kw, language: 'en' } as const;
    expect(
      fillPlaceholders({ list: [{ text: 'x {standardFrom} {nothing}' }], on: true, none: null }, market),
    ).toEqual({
      list: [{ text: 'x 3 {nothing}' }],
      on: true,
      none: null,
    });
  });
});
