import { normalizeText } from '#lib/locale/normalize-text.ts';

// What people call the families of shades, in both languages. A family is known by any of it in its label.
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

/** A word without what makes it many or that one: `blues` and «الأزرق» are `blue` and «أزرق». */
export const stripAffixes = (word: string): string => word.replace(/^ال(?=..)|(?<=...)s$/g, '');

/** The words that a family of that label is called by, folded and bare. */
export function listFamilyNames(label: string): string[] {
  const own = normalizeText(label).split(' ').map(stripAffixes);
  return [...own, ...(FAMILY_NAMES.find((words) => own.some((word) => words.includes(word))) ?? [])];
}
