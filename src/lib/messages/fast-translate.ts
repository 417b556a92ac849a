import type { TFunction } from 'i18next';
import type { Language } from '#lib/locale/locale.ts';

// i18next weighs a dozen options at every call, and a page calls it three hundred times. Nearly all of its
// messages are plain text, or text with named gaps and perhaps a count: those are looked up once and filled
// here. Whatever else i18next knows to do stays with it.

type Values = Record<string, unknown>;
type TranslateFunction = (key: string, values?: Values) => string;

/** A message's pieces of text with the names of the gaps between them. */
interface Template {
  texts: string[];
  names: string[];
}

// Names that mean something to i18next itself.
const I18NEXT_OPTIONS =
  /^(?:context|ordinal|replace|lngs?|fallbackLng|ns|keyPrefix|return\w+|joinArrays|postProcess|\w*interpolation|\w+Separator|ignoreJSONStructure|defaultValue\w*)$/i;
// References to other messages, formats and unescaped gaps.
const SPECIAL = /\$t\(|\{\{[^}]*[^\w\s}]/;

function parse(message: string): Template | null {
  if (SPECIAL.test(message)) return null;
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

/** The same words as i18next's, sooner. Only messages are kept, never what fills them. */
export function createFastTranslate(slow: TFunction, language: Language): TranslateFunction {
  const say = slow as unknown as TranslateFunction;
  const plurals = new Intl.PluralRules(language);
  const templates = new Map<string, Template | null>();

  function templateOf(key: string): Template | null {
    const known = templates.get(key);
    if (known !== undefined) return known;
    const message: unknown = say(key, { skipInterpolation: true });
    // A key without a message answers itself: it is not kept, so that keys cannot pile up.
    if (typeof message !== 'string' || key.endsWith(message)) return null;
    const template = parse(message);
    templates.set(key, template);
    return template;
  }

  return (key, values = {}) => {
    if (typeof key !== 'string' || typeof values !== 'object' || !isPlain(values)) return say(key, values);
    const { count } = values;
    // None may have words of its own, which only i18next looks for.
    if (count === 0) return say(key, values);
    const form = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
    const template = templateOf(form);
    return (template && interpolate(template, values)) ?? say(key, values);
  };
}
