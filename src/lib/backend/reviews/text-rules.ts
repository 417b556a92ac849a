import type { ReviewRejectionReason } from '#lib/contract/reviews/reviews.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import type { Language } from '#lib/locale/locale.ts';
import { PROFANITY } from './profanity.ts';

/** Returns why a text cannot be shown; null when no rule rejects it. */
export function findTextIssue(text: string): Extract<ReviewRejectionReason, 'contact' | 'profanity'> | null {
  if (hasContactData(text)) return 'contact';
  return hasProfanity(text) ? 'profanity' : null;
}

/** Returns the language that most letters of a text belong to. */
export function detectLanguage(text: string): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin ? 'ar' : 'en';
}

const EMAIL = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u;
const LINK =
  /https?:|www\.|\b[a-z0-9-]{2,}\.(?:com|net|org|info|shop|store|app|io|me|co|ae|sa|kw|bh|qa|om)\b/i;
const SOCIAL_HANDLE = /(?:^|[\s(:])@[\w.]{3,}/;
// Matches a number that begins with `+` or 0, one of nine digits or more, and a local number of eight digits; not a
// range of prices such as `1200-1500`.
const PHONE = /(?:\+|\b0)[\d\s().-]{6,}\d|\b\d(?:[\s.-]?\d){8,}\b|\b[3-9]\d{3} ?\d{4}\b/;

function hasContactData(text: string): boolean {
  const latin = toLatinDigits(text.normalize('NFKC'));
  return EMAIL.test(latin) || LINK.test(latin) || SOCIAL_HANDLE.test(latin) || PHONE.test(latin);
}

const LOOKALIKE_LETTERS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
};

function hasProfanity(text: string): boolean {
  const words = normalizeWords(text).split(/[^\p{L}\d@!$*]+/u);
  return words.some((word) => {
    const normalizedWord = word
      .replace(/!+$|\*/g, '')
      .replace(/[@!$0134]/g, (sign) => LOOKALIKE_LETTERS[sign] ?? sign);
    return (
      PROFANITY.has(normalizedWord) ||
      PROFANITY.has(normalizedWord.replace(/(.)\1+/gu, '$1')) ||
      hasArabicPrefix(normalizedWord)
    );
  });
}

/** Whether a listed word follows an attached Arabic conjunction, preposition, article or vocative. */
function hasArabicPrefix(word: string): boolean {
  const [, stem] = /^(?:[وف]?(?:بال|كال|لل|ال|[بكل])|[وف]|يا)(\p{Script=Arabic}{3,})$/u.exec(word) ?? [];
  return stem !== undefined && PROFANITY.has(stem);
}

/** Removes accents, Arabic vowel signs and letter elongation, and unifies the forms of Arabic letters. */
const normalizeWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200b-\u200f]/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');
