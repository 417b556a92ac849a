// Arabic names of English letters; tokens are normalised.
const NAMES: Readonly<Record<string, string>> = {
  a: 'اي ايه',
  b: 'بي',
  c: 'سي',
  d: 'دي',
  e: 'اي',
  f: 'اف',
  g: 'جي',
  h: 'اتش ايتش',
  i: 'اي',
  j: 'جي جيه',
  k: 'كي كيه',
  l: 'ال',
  m: 'ام',
  n: 'ان',
  o: 'او',
  p: 'بي',
  q: 'كيو',
  r: 'ار',
  s: 'اس',
  t: 'تي',
  u: 'يو',
  v: 'في',
  w: 'دبليو',
  x: 'اكس',
  y: 'واي',
  z: 'زد',
};
const LETTERS_BY_NAME = Map.groupBy(
  Object.entries(NAMES).flatMap(([letter, names]) => names.split(' ').map((name) => ({ letter, name }))),
  ({ name }) => name,
);
const MAX_LETTERS = 5;

/** Returns the longest abbreviation spelled by the words that is a word of the catalog: pvc for بي في سي. */
export function findAbbreviation(
  words: readonly string[],
  isNameOrSynonym: (word: string) => boolean,
): string | undefined {
  let spellings = [''];
  const found: string[] = [];
  for (const word of words.slice(0, MAX_LETTERS)) {
    const letters = LETTERS_BY_NAME.get(word);
    if (!letters) break;
    spellings = spellings.flatMap((before) => letters.map(({ letter }) => before + letter));
    const abbreviation = spellings.find((spelling) => spelling.length > 1 && isNameOrSynonym(spelling));
    if (abbreviation) found.push(abbreviation);
  }
  return found.at(-1);
}
