import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { getPluralMessages, type PluralMessages } from '../ui/messages.ts';

const MESSAGE_KEYS = [
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
  'shades',
  'clear',
  'noneText',
  'failed',
  'voice',
  'listening',
  'stop',
  'voiceDenied',
  'voiceFailed',
] as const;

const TEMPLATE_KEYS = ['remove', 'removed', 'all', 'none'] as const;

/** Messages of the search box; those of `TEMPLATE_KEYS` keep `{{query}}`. */
export type SearchBoxMessages = Record<
  (typeof MESSAGE_KEYS)[number] | (typeof TEMPLATE_KEYS)[number],
  string
> & {
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
  const messageEntries = MESSAGE_KEYS.map((key) => [key, t(`search:${key}`)]);
  const templateEntries = TEMPLATE_KEYS.map((key) => [key, t(`search:${key}`, { query: '{{query}}' })]);
  return {
    ...(Object.fromEntries([...messageEntries, ...templateEntries]) as SearchBoxMessages),
    placeholder: placeholder || t('shell:searchPlaceholder'),
    label: t('shell:searchLabel'),
    found: getPluralMessages(t, 'search:found', language),
    count: getPluralMessages(t, 'listing:count', language),
  };
}
