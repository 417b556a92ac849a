import { ARABIC_WORD } from '../text/arabic-stemming.ts';

// Consonants with the same spelling in the other script share a letter in a key; vowels, h, ع and hamza are
// left out.
const ARABIC_CLASSES: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ط: 't',
  ث: 's',
  ج: 'k',
  خ: 'x',
  د: 'd',
  ض: 'd',
  ذ: 's',
  ر: 'r',
  ز: 's',
  س: 's',
  ش: '$',
  ص: 's',
  ظ: 's',
  غ: 'k',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
};

// A consonant of several classes gives several keys.
const LATIN_CLASSES: Readonly<Record<string, readonly string[]>> = {
  tion: ['$n'],
  sion: ['$n', 'kn'],
  ture: ['t$r', '$r'],
  tch: ['t$', '$'],
  sch: ['$', 'sk'],
  ch: ['$', 't$', 'k'],
  sh: ['$'],
  th: ['s', 't', 'd'],
  dh: ['d', 's'],
  kh: ['x'],
  gh: ['k', ''],
  ph: ['f'],
  ck: ['k'],
  ce: ['s', 'k'],
  ci: ['s', 'k'],
  cy: ['s', 'k'],
  dg: ['k', 'dk'],
  kn: ['n', 'kn'],
  mb: ['m', 'mb'],
  b: ['b'],
  c: ['k'],
  d: ['d'],
  f: ['f'],
  g: ['k'],
  j: ['k'],
  k: ['k'],
  l: ['l'],
  m: ['m'],
  n: ['n'],
  p: ['b'],
  q: ['k'],
  r: ['r'],
  s: ['s'],
  t: ['t'],
  v: ['f'],
  x: ['ks', 'x'],
  z: ['s'],
  '2': ['', 'k'],
  '5': ['x'],
  '6': ['t'],
  '8': ['k'],
  '9': ['s'],
};
const LATIN_PARTS = new RegExp(
  Object.keys(LATIN_CLASSES)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);
const MAX_KEYS = 12;

/** Matches a word of Latin letters, also with digits for Arabic letters: `m5ada`. */
export const LATIN_WORD = /^(?=.*[a-z])[a-z2356789]+$/;

const mergeDoubled = (key: string): string => key.replace(/(.)\1+/g, '$1');

function listLatinKeys(word: string): string[] {
  let keys = [''];
  for (const [part] of word.matchAll(LATIN_PARTS)) {
    const classes = LATIN_CLASSES[part] ?? [];
    keys = classes.flatMap((sound) => keys.map((key) => key + sound)).slice(0, MAX_KEYS);
  }
  return keys;
}

/** Returns the possible consonant keys of a word in either script; words with a common key may be the same. */
export function listSoundKeys(word: string): string[] {
  const isArabic = ARABIC_WORD.test(word);
  if (!isArabic && !LATIN_WORD.test(word)) return [];
  // Plural and feminine endings are omitted in the other script, or written differently.
  const bare = isArabic ? word.replace(/(?<=..)(?:ات|[سز])$/, '') : word.replace(/(?<=..)(?:at|et|s)$/, '');
  const list = (text: string): string[] =>
    isArabic ? [[...text].map((letter) => ARABIC_CLASSES[letter] ?? '').join('')] : listLatinKeys(text);
  return [...new Set([word, bare].flatMap(list).map(mergeDoubled))].filter(Boolean);
}
