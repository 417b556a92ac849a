import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { getTranslate } from '#lib/messages/translate.ts';

type Tree = { [key: string]: string | Tree };
type TranslateFunction = (key: string, values?: Record<string, unknown>) => string;

const flatten = (tree: Tree, prefix: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );

const readMessages = (language: 'en' | 'ar') =>
  Object.entries(MESSAGE_RESOURCES[language] as unknown as Record<string, Tree>).flatMap(([name, tree]) =>
    flatten(tree, `${name}:`),
  );

const listPlaceholders = (message: string) =>
  [...message.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((placeholder) => placeholder[1] as string);

describe.each(['en', 'ar'] as const)('The fast translate function in %s', (language) => {
  const fastTranslate = getTranslate(language) as unknown as TranslateFunction;
  const i18nextTranslate = i18next.getFixedT(language) as unknown as TranslateFunction;

  it('returns the same as i18next, with and without values', () => {
    const messages = readMessages(language);
    expect(messages.length).toBeGreaterThan(200);
    for (const [key, message] of messages) {
      const placeholders = listPlaceholders(message);
      if (placeholders.length === 0) expect(fastTranslate(key)).toBe(i18nextTranslate(key));
      for (const value of ['', '5', '$& $1', '{{amount}}', '<b>&"', '٣ لترات', 12, 0]) {
        const values = { unused: 'x', ...Object.fromEntries(placeholders.map((name) => [name, value])) };
        expect(fastTranslate(key, values)).toBe(i18nextTranslate(key, values));
        expect(fastTranslate(key, values)).toBe(i18nextTranslate(key, values));
      }
    }
  });

  it('agrees with every plural form', () => {
    for (const count of [0, 1, 2, 3, 10, 11, 26, 99, 100, 102, 1000]) {
      for (const key of ['cart:count', 'product:shadeCount', 'product:stockLow', 'listing:count']) {
        expect(fastTranslate(key, { count })).toBe(i18nextTranslate(key, { count }));
        expect(fastTranslate(key, { count })).toContain(count > 2 ? String(count) : '');
        expect(fastTranslate(key, { count })).toBe(i18nextTranslate(key, { count }));
      }
    }
  });

  it('does not choose a plural for a count given as text', () => {
    const withPlaceholder = { count: '{{count}}' };
    for (const form of ['one', 'other']) {
      expect(fastTranslate(`cart:count_${form}`, withPlaceholder)).toBe(
        i18nextTranslate(`cart:count_${form}`, withPlaceholder),
      );
    }
    expect(fastTranslate('cart:count_other', withPlaceholder)).toContain('{{count}}');
  });

  it('returns the key of a missing message, and looks it up again', () => {
    expect(fastTranslate('product:none')).toBe(i18nextTranslate('product:none'));
    i18next.addResource(language, 'product', 'none', 'Some {{thing}}');
    expect(fastTranslate('product:none', { thing: 'words' })).toBe('Some words');
  });

  it('leaves to i18next what only i18next supports', () => {
    i18next.addResource(language, 'product', 'nested', 'A $t(product:inner) of {{size}}');
    i18next.addResource(language, 'product', 'inner', 'tin');
    i18next.addResource(language, 'product', 'deep', '{{a.b}}');
    i18next.addResource(language, 'product', 'warm_male', 'his');
    expect(fastTranslate('product:nested', { size: '4 l' })).toBe('A tin of 4 l');
    expect(fastTranslate('product:deep', { a: { b: 'found' } })).toBe('found');
    expect(fastTranslate('product:warm', { context: 'male' })).toBe('his');
    expect(fastTranslate('product:absent', { defaultValue: 'else' })).toBe('else');
  });
});
