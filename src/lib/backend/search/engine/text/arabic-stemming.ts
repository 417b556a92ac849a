const ARABIC = /^[\u0621-\u064a]+$/;
// What is written at a word's beginning: the article, alone or behind with, and, for, on, this; or one of them alone.
const ARTICLE = /^[وف]?(?:[بع]?هال|[بكع]?ال|لل)(?=...)/;
const PARTICLE = /^[بلكعفو](?=...)/;
// Two of a thing, many of it, somebody's own; behind ت stands what ends in ه alone.
const ENDS = 'ين ان ون ات نا ها هم كم ي ه ك ا ت'.split(' ');
const ENDS_OF_H = 'تين تان تنا تها تهم تكم تي ته تك تا'.split(' ');
const LEAST = 3;

/** What an Arabic word may be without what is written at its ends, the likeliest first; never the word itself. */
export function listStems(word: string): string[] {
  if (!ARABIC.test(word)) return [];
  const stems = new Set<string>();
  for (const bare of [word.replace(ARTICLE, ''), word]) {
    stems.add(bare);
    for (const end of ENDS_OF_H) {
      if (bare.length >= end.length + LEAST && bare.endsWith(end))
        stems.add(`${bare.slice(0, -end.length)}ه`);
    }
    for (const end of ENDS) {
      if (bare.length >= end.length + LEAST && bare.endsWith(end)) stems.add(bare.slice(0, -end.length));
    }
  }
  stems.add(word.replace(PARTICLE, ''));
  stems.delete(word);
  return [...stems];
}

/**
 * The consonants of an Arabic word: one of a thing and many of it have them in common, and they stay when a vowel is
 * left out. Nothing when they are too few to tell.
 */
export function getConsonantRoot(word: string): string | undefined {
  if (!ARABIC.test(word)) return undefined;
  const bare = word.replace(/^ال(?=...)/, '').replace(/(?<=..)(?:يات|ات|يه|ه|ت)$/, '');
  const bones = bare.replace(/[اوي]/g, '');
  return bones.length >= LEAST ? bones : undefined;
}

const VOWELS = /[اويه]/;
// Letters that sound alike somewhere, and rows of the keyboard.
const SOUNDS = ['صسثش', 'ضظد', 'ذزظد', 'تطث', 'قكغج', 'حهخ', 'فب', 'جشي'];
const ROWS = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'يءورلايهوزظ'];

function areNeighbours(a: string, b: string): boolean {
  return ROWS.some((row, at) => {
    const from = row.indexOf(a);
    const beside = [row, ROWS[at - 1], ROWS[at + 1]].map((other) => other?.indexOf(b) ?? -1);
    return from >= 0 && beside.some((to) => to >= 0 && Math.abs(from - to) <= 1);
  });
}

/** How likely it is, up to 1, that somebody who meant one word typed another that is an edit or two away. */
export function getTypoLikelihood(typed: string, meant: string): number {
  const first = typed[0] === meant[0] ? 1 : 0.8;
  if (!ARABIC.test(typed)) return first;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [a = '', b = ''] = [typed[at], meant[at]];
  if (typed.length === meant.length) {
    if (a === meant[at + 1] && b === typed[at + 1]) return 1;
    const isSlip = SOUNDS.some((set) => set.includes(a) && set.includes(b)) || areNeighbours(a, b);
    return isSlip ? Math.max(first, 0.9) : 0.85 * first;
  }
  const [extra = '', before = ''] = typed.length > meant.length ? [a, typed[at - 1]] : [b, meant[at - 1]];
  return VOWELS.test(extra) || extra === before ? Math.max(first, 0.9) : 0.9 * first;
}
