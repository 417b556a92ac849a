import { interpolate } from './interpolate.ts';

/** Plural forms of a message by plural category, with `{{count}}` and other placeholders. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

type Language = 'en' | 'ar';

// Creating `Intl.PluralRules` is more expensive than using them.
const rules: Partial<Record<Language, Intl.PluralRules>> = {};

function getPluralRules(language: Language): Intl.PluralRules {
  rules[language] ??= new Intl.PluralRules(language);
  return rules[language];
}

/** Returns the plural categories of a language: two in English, six in Arabic. */
export function listPluralCategories(language: Language): Intl.LDMLPluralRule[] {
  return getPluralRules(language).resolvedOptions().pluralCategories;
}

/**
 * Formats the plural form of a count; `values` may replace `{{count}}`, for example by a formatted number.
 */
export function formatPlural(
  forms: PluralForms,
  language: Language,
  count: number,
  values: Record<string, string | number> = {},
): string {
  const form = forms[getPluralRules(language).select(count)] ?? forms.other ?? '';
  return interpolate(form, { count, ...values });
}
