const ARABIC = /^[\u0621-\u064a]+$/;
// Prefixes: the article, alone or after و، ف، ب، ع، ك or ل, or a particle alone.
const ARTICLE = /^[وف]?(?:[بع]?هال|[بكع]?ال|لل)(?=...)/;
const PARTICLE = /^[بلكعفو](?=...)/;
// Suffixes of dual, plural and possessive; after ت the ending of a word whose base form ends in ه.
const SUFFIXES = 'ين ان ون ات نا ها هم كم ي ه ك ا ت'.split(' ');
const TA_MARBUTA_SUFFIXES = 'تين تان تنا تها تهم تكم تي ته تك تا'.split(' ');
const MIN_STEM_LENGTH = 3;

/**
 * Returns possible stems of an Arabic word without prefixes and suffixes, most likely first, excluding the
 * word itself.
 */
export function listStems(word: string): string[] {
  if (!ARABIC.test(word)) return [];
  const stems = new Set<string>();
  for (const bare of [word.replace(ARTICLE, ''), word]) {
    stems.add(bare);
    for (const end of TA_MARBUTA_SUFFIXES) {
      if (bare.length >= end.length + MIN_STEM_LENGTH && bare.endsWith(end))
        stems.add(`${bare.slice(0, -end.length)}ه`);
    }
    for (const end of SUFFIXES) {
      if (bare.length >= end.length + MIN_STEM_LENGTH && bare.endsWith(end))
        stems.add(bare.slice(0, -end.length));
    }
  }
  stems.add(word.replace(PARTICLE, ''));
  stems.delete(word);
  return [...stems];
}

/**
 * Returns the consonants of an Arabic word, which singular and plural share and which stay when a vowel is
 * left out. Undefined if there are too few.
 */
export function getConsonantRoot(word: string): string | undefined {
  if (!ARABIC.test(word)) return undefined;
  const bare = word.replace(/^ال(?=...)/, '').replace(/(?<=..)(?:يات|ات|يه|ه|ت)$/, '');
  const consonants = bare.replace(/[اوي]/g, '');
  return consonants.length >= MIN_STEM_LENGTH ? consonants : undefined;
}

const VOWELS = /[اويه]/;
// Letters that sound alike in some dialect, and keyboard rows.
const SOUNDS = ['صسثش', 'ضظد', 'ذزظد', 'تطث', 'قكغج', 'حهخ', 'فب', 'جشي'];
const ROWS = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'يءورلايهوزظ'];

function areNeighbours(a: string, b: string): boolean {
  return ROWS.some((row, at) => {
    const from = row.indexOf(a);
    const beside = [row, ROWS[at - 1], ROWS[at + 1]].map((other) => other?.indexOf(b) ?? -1);
    return from >= 0 && beside.some((to) => to >= 0 && Math.abs(from - to) <= 1);
  });
}

/** Likelihood, up to 1, that `typed` is a typing error for `intended` (one or two edits apart). */
export function getTypoLikelihood(typed: string, intended: string): number {
  const first = typed[0] === intended[0] ? 1 : 0.8;
  if (!ARABIC.test(typed)) return first;
  let at = 0;
  while (at < typed.length && typed[at] === intended[at]) at += 1;
  const [a = '', b = ''] = [typed[at], intended[at]];
  if (typed.length === intended.length) {
    if (a === intended[at + 1] && b === typed[at + 1]) return 1;
    const isLikelyTypo = SOUNDS.some((set) => set.includes(a) && set.includes(b)) || areNeighbours(a, b);
    return isLikelyTypo ? Math.max(first, 0.9) : 0.85 * first;
  }
  const [extra = '', before = ''] =
    typed.length > intended.length ? [a, typed[at - 1]] : [b, intended[at - 1]];
  return VOWELS.test(extra) || extra === before ? Math.max(first, 0.9) : 0.9 * first;
}
