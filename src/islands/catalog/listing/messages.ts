import { listPluralCategories, type PluralForms } from '#lib/format/plural.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { COLOUR_FAMILIES } from '#lib/search/facets.ts';

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
  'close',
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
  'emptyShelfText',
  'emptyQueryText',
  'topSearches',
  'failed',
  'again',
  'noneCalled',
  'was',
] as const;

const TEMPLATE_KEYS = [
  'save',
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

/** Messages of the list; those of `TEMPLATE_KEYS` keep their placeholders. */
export type ListMessages = Record<(typeof MESSAGE_KEYS)[number] | (typeof TEMPLATE_KEYS)[number], string> & {
  count: PluralForms;
  show: PluralForms;
  colours: Record<string, string>;
  dietary: Record<string, string>;
};

// Messages of other namespaces.
const SHARED_KEYS: Record<string, string> = {
  close: 'shell:close',
  was: 'product:was',
  again: 'shell:tryAgain',
  save: 'wishlist:save',
};

type UntypedTranslate = (key: string, values?: object) => string;

/** Server only. */
export function getListMessages(t: Translate, language: Language): ListMessages {
  const translate = t as unknown as UntypedTranslate;
  const placeholderNames = ['name', 'count', 'page', 'pages', 'query', 'typed', 'from', 'to'];
  const placeholders = Object.fromEntries(placeholderNames.map((name) => [name, `{{${name}}}`]));
  const getPluralForms = (key: string): PluralForms =>
    Object.fromEntries(
      listPluralCategories(language).map((form) => [form, translate(`listing:${key}_${form}`, placeholders)]),
    );
  const getMessagesByKey = (prefix: string, keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, translate(prefix + key)]));
  return {
    ...(Object.fromEntries([
      ...MESSAGE_KEYS.map((key) => [key, translate(SHARED_KEYS[key] ?? `listing:${key}`)]),
      ...TEMPLATE_KEYS.map((key) => [key, translate(SHARED_KEYS[key] ?? `listing:${key}`, placeholders)]),
    ]) as ListMessages),
    count: getPluralForms('count'),
    show: getPluralForms('show'),
    colours: getMessagesByKey('listing:colour-', COLOUR_FAMILIES),
    dietary: getMessagesByKey('product:dietary-', DIETARY),
  };
}
