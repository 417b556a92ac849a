import { interpolate } from './interpolate.ts';

/** A message's forms by what the language's grammar calls a count, with `{{count}}` and other gaps left open. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

type Language = 'en' | 'ar';

// Making rules costs more than asking them.
const rules: Partial<Record<Language, Intl.PluralRules>> = {};

function rulesOf(language: Language): Intl.PluralRules {
  rules[language] ??= new Intl.PluralRules(language);
  return rules[language];
}

/** The forms that a language has: two in English, six in Arabic. */
export function listPluralCategories(language: Language): Intl.LDMLPluralRule[] {
  return rulesOf(language).resolvedOptions().pluralCategories;
}

/** The form of a count, filled with it and what else there is to fill; `values` may say the count in its own way. */
export function formatPlural(
  forms: PluralForms,
  language: Language,
  count: number,
  values: Record<string, string | number> = {},
): string {
  const form = forms[rulesOf(language).select(count)] ?? forms.other ?? '';
  return interpolate(form, { count, ...values });
}
