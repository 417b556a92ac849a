import { normalizeText } from '#lib/locale/normalize-text.ts';

// Names of shade families in both languages. A family matches when any of them is in its label.
const FAMILY_NAMES = [
  'white أبيض بيضاء بياض ivory cream عاجي كريمي',
  'neutral محايد محايدة beige بيج',
  'yellow أصفر صفراء صفار',
  'orange برتقالي برتقالية',
  'red أحمر حمراء',
  'pink وردي وردية زهري rose',
  'purple بنفسجي بنفسجية violet lilac موف أرجواني',
  'blue أزرق زرقاء navy كحلي',
  'green أخضر خضراء',
  'brown بني بنية',
  'grey رمادي رمادية gray رصاصي',
].map((words) => normalizeText(words).split(' '));

/** Words for shades, which may stand beside any family: `blue shades` and «درجات الأزرق» name the blues. */
export const SHADE_WORDS = normalizeText('shade colour color درجة درجات لون الوان').split(' ');

/** Removes the English plural and the Arabic article: `blues` and «الأزرق» become `blue` and «أزرق». */
export const stripAffixes = (word: string): string => word.replace(/^ال(?=..)|(?<=...)s$/g, '');

/** Returns the normalised names of the family with this label, without affixes, and `SHADE_WORDS`. */
export function listFamilyNames(label: string): string[] {
  const labelWords = normalizeText(label).split(' ').map(stripAffixes);
  return [
    ...labelWords,
    ...SHADE_WORDS,
    ...(FAMILY_NAMES.find((words) => labelWords.some((word) => words.includes(word))) ?? []),
  ];
}
