import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { getPluralMessages, type PluralMessages } from '../ui/messages.ts';

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

/** Messages of the search box; those of `TEMPLATE_KEYS` keep `{{query}}`. */
export type SearchBoxMessages = Record<(typeof PLAIN)[number] | (typeof OPEN)[number], string> & {
  /** Placeholder of the input. */
  placeholder: string;
  label: string;
  found: PluralMessages;
  count: PluralMessages;
};

/** Server only. */
export function getSearchBoxMessages(
  t: Translate,
  language: Language,
  placeholder: string,
): SearchBoxMessages {
  const plain = PLAIN.map((key) => [key, t(`search:${key}`)]);
  const open = OPEN.map((key) => [key, t(`search:${key}`, { query: '{{query}}' })]);
  return {
    ...(Object.fromEntries([...plain, ...open]) as SearchBoxMessages),
    placeholder: placeholder || t('shell:searchPlaceholder'),
    label: t('shell:searchLabel'),
    found: getPluralMessages(t, 'search:found', language),
    count: getPluralMessages(t, 'listing:count', language),
  };
}
