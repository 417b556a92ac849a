/** Matches a word of Arabic letters only. */
export const ARABIC_WORD = /^[\u0621-\u064a]+$/;
// Prefixes: the article, alone or after و، ف، ب، ع، ك or ل, or a particle alone.
const ARTICLE = /^[وف]?(?:[بع]?هال|[بكع]?ال|لل)(?=...)/;
const PARTICLE = /^[بلكعفو](?=...)/;
// Suffixes of dual, plural and possessive; after ت the ending of a word whose base form ends in ه.
const SUFFIXES = 'ين ان ون ات نا ها هم كم ي ه ك ا ت'.split(' ');
const TA_MARBUTA_SUFFIXES = 'تين تان تنا تها تهم تكم تي ته تك تا'.split(' ');
const MIN_STEM_LENGTH = 3;

/** Returns a word without the article, also after و or in لل. */
export const removeArticle = (word: string): string => word.replace(/^و?(?:ال|لل)(?=...)/, '');

/**
 * Returns possible stems of an Arabic word without prefixes and suffixes, most likely first, excluding the
 * word itself.
 */
export function listStems(word: string): string[] {
  if (!ARABIC_WORD.test(word)) return [];
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
  if (!ARABIC_WORD.test(word)) return undefined;
  const bare = word.replace(/^ال(?=...)/, '').replace(/(?<=..)(?:يات|ات|يه|ه|ت)$/, '');
  const consonants = bare.replace(/[اوي]/g, '');
  return consonants.length >= MIN_STEM_LENGTH ? consonants : undefined;
}
