import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/index.ts';
import { type PluralWords, pluralSubset } from '../../ui/words.ts';

const PLAIN = [
  'list',
  'recent',
  'clearRecent',
  'cleared',
  'top',
  'related',
  'suggestions',
  'categories',
  'brands',
  'products',
  'clear',
  'noneText',
  'failed',
  'voice',
  'listening',
  'stop',
  'voiceRefused',
  'voiceFailed',
] as const;

const OPEN = ['remove', 'removed', 'all', 'none'] as const;

/** Words of the box; those of `OPEN` keep `{{query}}`. */
export type BoxWords = Record<(typeof PLAIN)[number] | (typeof OPEN)[number], string> & {
  /** In the empty box. */
  placeholder: string;
  label: string;
  found: PluralWords;
  count: PluralWords;
};

/** On the server: the words that the box carries. */
export function boxWords(t: Translate, language: Language, placeholder: string): BoxWords {
  const plain = PLAIN.map((key) => [key, t(`search:${key}`)]);
  const open = OPEN.map((key) => [key, t(`search:${key}`, { query: '{{query}}' })]);
  return {
    ...(Object.fromEntries([...plain, ...open]) as BoxWords),
    placeholder: placeholder || t('shell:searchPlaceholder'),
    label: t('shell:searchLabel'),
    found: pluralSubset(t, 'search:found', language),
    count: pluralSubset(t, 'listing:count', language),
  };
}
