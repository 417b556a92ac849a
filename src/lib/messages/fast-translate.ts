import type { TFunction } from 'i18next';
import type { Language } from '#lib/locale/locale.ts';

// i18next evaluates a dozen options at every call, and a page makes about three hundred calls. Nearly all
// messages are plain text, or text with named placeholders and perhaps a count: those are looked up once and
// filled in here. Everything else is left to i18next.

type Values = Record<string, unknown>;
type TranslateFunction = (key: string, values?: Values) => string;

/** The text parts of a message with the names of the placeholders between them. */
interface Template {
  texts: string[];
  names: string[];
}

// Names of i18next options.
const I18NEXT_OPTIONS =
  /^(?:context|ordinal|replace|lngs?|fallbackLng|ns|keyPrefix|return\w+|joinArrays|postProcess|\w*interpolation|\w+Separator|ignoreJSONStructure|defaultValue\w*)$/i;
// References to other messages, formats and unescaped placeholders.
const UNSUPPORTED_SYNTAX = /\$t\(|\{\{[^}]*[^\w\s}]/;

function parse(message: string): Template | null {
  if (UNSUPPORTED_SYNTAX.test(message)) return null;
  const parts = message.split(/\{\{\s*(\w+)\s*\}\}/);
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    names: parts.filter((_, index) => index % 2 === 1),
  };
}

function interpolate({ texts, names }: Template, values: Values): string | undefined {
  let text = texts[0] as string;
  for (const [index, name] of names.entries()) {
    const value = values[name];
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    text += value + (texts[index + 1] as string);
  }
  return text;
}

const isPlain = (values: Values) => Object.keys(values).every((name) => !I18NEXT_OPTIONS.test(name));

/** Creates a faster equivalent of i18next's `t`. Only templates are cached, never the values. */
export function createFastTranslate(i18nextTranslate: TFunction, language: Language): TranslateFunction {
  const translate = i18nextTranslate as unknown as TranslateFunction;
  const plurals = new Intl.PluralRules(language);
  const templates = new Map<string, Template | null>();

  function getTemplate(key: string): Template | null {
    const cached = templates.get(key);
    if (cached !== undefined) return cached;
    const message: unknown = translate(key, { skipInterpolation: true });
    // A key without a message returns itself and is not cached, so that the cache cannot grow without limit.
    if (typeof message !== 'string' || key.endsWith(message)) return null;
    const template = parse(message);
    templates.set(key, template);
    return template;
  }

  return (key, values = {}) => {
    if (typeof key !== 'string' || typeof values !== 'object' || !isPlain(values))
      return translate(key, values);
    const { count } = values;
    // Zero may have a form of its own (`_zero`), which only i18next looks up.
    if (count === 0) return translate(key, values);
    const form = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
    const template = getTemplate(form);
    return (template && interpolate(template, values)) ?? translate(key, values);
  };
}
