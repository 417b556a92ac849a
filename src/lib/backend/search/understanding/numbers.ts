const toMap = (entries: readonly [number, string][]): ReadonlyMap<string, number> =>
  new Map(entries.flatMap(([value, names]) => names.split(' ').map((name) => [name, value])));

/**
 * Words for numbers in both languages and English ones in Arabic letters, as `normalizeSearchText` writes
 * them.
 */
export const NUMBER_WORDS = toMap([
  [1, 'one single واحد واحده ون'],
  [2, 'two twin double اثنين اثنان ثنتين تو'],
  [3, 'three ثلاث ثلاثه تلات تلاته ثري'],
  [4, 'four اربع اربعه فور'],
  [5, 'five خمس خمسه'],
  [6, 'six ست سته'],
  [7, 'seven سبع سبعه'],
  [8, 'eight ثمان ثمانيه تمان تمانيه'],
  [9, 'nine تسع تسعه'],
  [10, 'ten عشر عشره'],
  [12, 'twelve'],
  [20, 'twenty عشرين'],
  [50, 'fifty خمسين'],
  [100, 'hundred ميه مايه'],
]);

/** Words for fractions. */
export const FRACTION_WORDS = toMap([
  [0.5, 'half nos noss nuss nusf نص نصف هاف'],
  [0.25, 'quarter ربع كوارتر'],
]);

/** Fractions after a whole number: "two and a half", متر ونص. */
export const ADDED_FRACTIONS = toMap([
  [0.5, 'ونص ونصف'],
  [0.25, 'وربع'],
]);

/** Words for quarters after a number: "three quarter inch", ثلاث ارباع. */
export const isQuarterWord = (word: string | undefined): boolean =>
  word !== undefined && /^(?:quarters?|ارباع|ربع)$/.test(word);

/** Denominators of common fractions; any other slash is a separator: "65/35". */
export const DENOMINATORS: ReadonlySet<number> = new Set([2, 3, 4, 8, 16, 32]);
