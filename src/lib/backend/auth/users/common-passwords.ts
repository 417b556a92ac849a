import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { AppError } from '../../gateway/app-error.ts';

// Passwords made of the shop's name are guessed first.
const SHOP_WORDS = /binaa|بناء/gu;
// Minimum number of letters besides the shop's name.
const MIN_OTHER_LETTERS = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

// 49,000 entries: loaded when the first password is chosen.
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

const normalize = (password: string) => toLatinDigits(password.normalize('NFKC')).toLowerCase().trim();

function isMadeOfShopWords(password: string): boolean {
  const remainder = password.replace(SHOP_WORDS, '');
  return remainder !== password && remainder.replace(/[^\p{L}]/gu, '').length < MIN_OTHER_LETTERS;
}

/** Throws PASSWORD_COMMON for a new password that attackers try first. */
export async function assertUncommonPassword(password: string): Promise<void> {
  const normalized = normalize(password);
  commonPasswords ??= loadCommonPasswords().catch((error: unknown) => {
    commonPasswords = undefined;
    throw error;
  });
  if (isMadeOfShopWords(normalized) || (await commonPasswords).has(normalized))
    throw new AppError('PASSWORD_COMMON');
}
