import { ARABIC_WORD, removeArticle } from './arabic-stemming.ts';

const MIN_STEM = 3;

// Broken plurals whose consonants or first letter differ from the singular's.
const SINGULARS: Readonly<Record<string, string>> = {
  ابواب: 'باب',
  بيبان: 'باب',
  شبابيك: 'شباك',
  افران: 'فرن',
  اسره: 'سرير',
  سراير: 'سرير',
  اجهزه: 'جهاز',
  الواح: 'لوح',
  اقفاص: 'قفص',
  العاب: 'لعبه',
  اقلام: 'قلم',
  اكياس: 'كيس',
  اشجار: 'شجره',
  اسلاك: 'سلك',
  اغطيه: 'غطا',
  اقفال: 'قفل',
  اطقم: 'طقم',
  احواض: 'حوض',
  احذيه: 'حذا',
  اعمده: 'عمود',
  كيابل: 'كيبل',
  شنط: 'شنطه',
  علب: 'علبه',
  غرف: 'غرفه',
  خيم: 'خيمه',
  جزم: 'جزمه',
  لمب: 'لمبه',
};

const ARABIC_PREFIX = /^و?[بك](?=ال..)/;
// Endings of plurals, of the feminine and, after ت, of possessives.
const ARABIC_SUFFIX = /(?:ات|ين|ت(?:ي|نا|ها|هم|ه|ك|كم)|ه)$/;
const MIN_ARABIC_STEM = 4;

function removeEndings(word: string): string {
  const bare = removeArticle(word.replace(ARABIC_PREFIX, ''));
  const noun = SINGULARS[bare] ?? bare;
  const short = noun.replace(ARABIC_SUFFIX, '');
  if (short.length >= MIN_ARABIC_STEM || short === noun) return short;
  // لوحات is the plural of لوحه.
  return short.length === MIN_STEM && noun.endsWith('ات') ? `${short}ه` : noun;
}

/** Returns the common part of the singular and plural of a normalised Arabic noun; other words are unchanged. */
export function stemNoun(word: string): string {
  if (!ARABIC_WORD.test(word)) return word;
  const stem = removeEndings(word);
  // A broken plural has the consonants of the singular: مفتاح، مفاتيح. Its first and last letters are the same.
  const consonants = stem.slice(0, 1) + stem.slice(1, -1).replace(/[اوي]/g, '') + stem.slice(-1);
  return consonants.length >= MIN_STEM ? consonants : stem;
}
