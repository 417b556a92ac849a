import { MOST_PIECES } from '#lib/format/codes.ts';
import { groupDigits } from '#lib/format/number.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/index.ts';
import { type ErrorWords, errorSubset, type PluralWords, pluralSubset } from '../../ui/words.ts';

const BULK = ['bulkLabel', 'bulkText', 'bulkSubmit', 'bulkEmpty', 'bulkUnreadable'] as const;
const SHARE = [
  'shareText',
  'shareMake',
  'shareLabel',
  'shareCopy',
  'shareCopied',
  'shareSend',
  'shareReady',
] as const;

/** Words of adding by codes; `bulkLine` with `{{line}}` and `{{why}}` left open, `bulkSome` with its numbers. */
export type BulkWords = Record<(typeof BULK)[number] | 'bulkLine' | 'bulkSome' | 'bulkTooMany', string> & {
  done: PluralWords;
  /** Of what came in part. */
  part: PluralWords;
  bad: PluralWords;
  errors: ErrorWords;
};

/** Words of sharing a cart. */
export type ShareWords = Record<(typeof SHARE)[number], string> & { errors: ErrorWords };

/** On the server: the words that adding by codes carries. */
export function bulkWords(t: Translate, language: Language): BulkWords {
  return {
    ...(Object.fromEntries(BULK.map((key) => [key, t(`cart:${key}`)])) as Record<
      (typeof BULK)[number],
      string
    >),
    bulkLine: t('cart:bulkLine', { line: '{{line}}', why: '{{why}}' }),
    bulkSome: t('cart:bulkSome', { added: '{{added}}', asked: '{{asked}}' }),
    bulkTooMany: t('cart:bulkTooMany', { most: groupDigits(MOST_PIECES) }),
    done: pluralSubset(t, 'cart:bulkDone', language),
    part: pluralSubset(t, 'cart:bulkPart', language),
    bad: pluralSubset(t, 'cart:bulkBad', language),
    errors: errorSubset(t),
  };
}

/** On the server: the words that sharing a cart carries. */
export function shareWords(t: Translate): ShareWords {
  const plain = SHARE.map((key) => [key, t(`cart:${key}`)]);
  return { ...(Object.fromEntries(plain) as ShareWords), errors: errorSubset(t) };
}
