import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { AppError } from '../../gateway/app-error.ts';

// Attackers try passwords that consist of the shop's name first.
const SHOP_WORDS = /binaa|بناء/gu;
// Minimum number of letters besides the shop's name.
const MIN_OTHER_LETTERS = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

// Loaded when the first password is set, because the list has 49,000 entries.
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

const normalize = (password: string) => toLatinDigits(password.normalize('NFKC')).toLowerCase().trim();

function consistsOfShopName(password: string): boolean {
  const otherLetters = password.replace(SHOP_WORDS, '');
  return otherLetters !== password && otherLetters.replace(/[^\p{L}]/gu, '').length < MIN_OTHER_LETTERS;
}

/** Throws PASSWORD_COMMON for a new password that attackers try first. */
export async function assertUncommonPassword(password: string): Promise<void> {
  const normalized = normalize(password);
  commonPasswords ??= loadCommonPasswords().catch((error: unknown) => {
    commonPasswords = undefined;
    throw error;
  });
  if (consistsOfShopName(normalized) || (await commonPasswords).has(normalized))
    throw new AppError('PASSWORD_COMMON');
}
