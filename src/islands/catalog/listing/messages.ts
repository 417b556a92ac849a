import { type CardMessages, getCardMessages } from '#layouts/blocks/catalog/ProductCard.tsx';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { COLOUR_FAMILIES } from '#lib/search/facets.ts';
import { getPluralMessages, type PluralMessages } from '../../ui/messages.ts';
import { getMessagesByKey } from '../../ui/messages-by-key.ts';

const MESSAGE_KEYS = [
  'filters',
  'sort',
  'sort-relevance',
  'sort-popular',
  'sort-price_asc',
  'sort-price_desc',
  'sort-newest',
  'perPage',
  'apply',
  'clear',
  'chosen',
  'priceFrom',
  'priceTo',
  'priceLowest',
  'priceHighest',
  'priceGo',
  'any',
  'all',
  'pages',
  'previous',
  'next',
  'emptyTitle',
  'emptyText',
  'emptyCategoryText',
  'emptyQueryText',
  'topSearches',
  'failed',
  'noMatchingOption',
] as const;

const TEMPLATE_KEYS = [
  'remove',
  'searchIn',
  'more',
  'ratingUp',
  'page',
  'pageNumber',
  'emptyQueryTitle',
  'corrected',
  'priceBetween',
  'priceOver',
  'priceUnder',
] as const;

const DIETARY = ['gluten-free', 'vegetarian', 'vegan'] as const;

const PLACEHOLDER_NAMES = ['name', 'count', 'page', 'pages', 'query', 'typed', 'from', 'to'];

/** Messages of the list; those of cards and of `TEMPLATE_KEYS` keep their placeholders. */
export type ListMessages = Record<(typeof MESSAGE_KEYS)[number] | (typeof TEMPLATE_KEYS)[number], string> &
  CardMessages & {
    close: string;
    compare: string;
    again: string;
    count: PluralMessages;
    show: PluralMessages;
    colours: Record<string, string>;
    dietary: Record<string, string>;
  };

/** Server only. */
export function getListMessages(t: Translate, language: Language): ListMessages {
  return {
    ...getMessagesByKey(t, 'listing:', MESSAGE_KEYS),
    ...getMessagesByKey(t, 'listing:', TEMPLATE_KEYS, PLACEHOLDER_NAMES),
    close: t('shell:close'),
    compare: t('compare:link'),
    again: t('shell:tryAgain'),
    ...getCardMessages(t),
    count: getPluralMessages(t, 'listing:count', language),
    show: getPluralMessages(t, 'listing:show', language),
    colours: getMessagesByKey(t, 'listing:colour-', COLOUR_FAMILIES),
    dietary: getMessagesByKey(t, 'product:dietary-', DIETARY),
  };
}
