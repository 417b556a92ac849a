/** Messages of one namespace, or the content of one file, as JSON. */
export type MessageFile = { [key: string]: unknown };

const ARABIC = ['zero', 'one', 'two', 'few', 'many', 'other'];
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** All texts by their complete key: `cart.lines_few`, `steps.0.title`. */
export function flattenTexts(words: unknown, prefix = ''): Map<string, unknown> {
  if (typeof words !== 'object' || words === null) return new Map([[prefix, words]]);
  const all = new Map<string, unknown>();
  for (const [key, value] of Object.entries(words)) {
    for (const [name, text] of flattenTexts(value, prefix ? `${prefix}.${key}` : key)) all.set(name, text);
  }
  return all;
}

const listPlaceholders = (text: unknown) =>
  [...new Set(String(text).match(/\{\{\s*-?\s*[\w.]+/g) ?? [])].sort().join();

/**
 * A plural form may leave out its number where the language expresses it in a word ("two pieces" is one word
 * in Arabic).
 */
const hasSamePlaceholders = (english: unknown, arabic: unknown, counted: boolean) => {
  const strip = (placeholders: string) =>
    counted ? placeholders.replace(/\{\{\s*count(?!\w),?/, '') : placeholders;
  return strip(listPlaceholders(english)) === strip(listPlaceholders(arabic));
};

function checkPlurals(en: Map<string, unknown>, ar: Map<string, unknown>): string[] {
  const stems = new Set(
    [...en.keys(), ...ar.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
  );
  return [...stems].flatMap((stem) => [
    ...['one', 'other']
      .filter((form) => !en.has(`${stem}_${form}`))
      .map((form) => `en lacks ${stem}_${form}`),
    ...ARABIC.filter((form) => !ar.has(`${stem}_${form}`)).map((form) => `ar lacks ${stem}_${form}`),
  ]);
}

/** Returns the differences between two languages. */
export function compareMessages(english: MessageFile, arabic: MessageFile): string[] {
  const [en, ar] = [flattenTexts(english), flattenTexts(arabic)];
  const issues = checkPlurals(en, ar);
  for (const [name, words, other] of [['en', en, ar] as const, ['ar', ar, en] as const]) {
    const otherLanguage = name === 'en' ? 'ar' : 'en';
    for (const [key, text] of words) {
      if (typeof text === 'string' && text.trim() === '') issues.push(`${name} has an empty text for ${key}`);
      if (!PLURAL.test(key) && !other.has(key)) issues.push(`${otherLanguage} lacks ${key}`);
    }
  }
  for (const [key, text] of ar) {
    const counted = PLURAL.test(key);
    const model = en.get(key) ?? (counted ? en.get(key.replace(PLURAL, '_other')) : undefined);
    if (model !== undefined && !hasSamePlaceholders(model, text, counted))
      issues.push(`${key} has other {{placeholders}} in ar`);
  }
  return issues;
}

/**
 * Returns the keys that one language of a content file lacks, and the empty texts. Lists may differ in
 * length, but not be empty in one language only.
 */
export function compareContent(english: unknown, arabic: unknown): string[] {
  const shape = (words: unknown) =>
    new Set([...flattenTexts(words).keys()].map((key) => key.replace(/\.\d+$/, '')));
  const [en, ar] = [shape(english), shape(arabic)];
  const empty = (name: string, words: unknown) =>
    [...flattenTexts(words)]
      .filter(([, text]) => text === '')
      .map(([key]) => `${name} has an empty text for ${key}`);
  return [
    ...[...en].filter((key) => !ar.has(key)).map((key) => `ar lacks ${key}`),
    ...[...ar].filter((key) => !en.has(key)).map((key) => `en lacks ${key}`),
    ...empty('en', english),
    ...empty('ar', arabic),
  ];
}
