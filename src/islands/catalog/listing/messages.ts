import { listPluralCategories, type PluralForms } from '#lib/format/plural.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { COLOUR_FAMILIES } from '#lib/search/facets.ts';

const PLAIN = [
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

const OPEN = [
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
export type ListMessages = Record<(typeof PLAIN)[number] | (typeof OPEN)[number], string> & {
  count: PluralForms;
  show: PluralForms;
  colours: Record<string, string>;
  dietary: Record<string, string>;
};

// Messages of other namespaces.
const SHARED: Record<string, string> = {
  close: 'shell:close',
  was: 'product:was',
  again: 'shell:tryAgain',
  save: 'wishlist:save',
};

type Speak = (key: string, values?: object) => string;

/** Server only. */
export function getListMessages(t: Translate, language: Language): ListMessages {
  const speak = t as unknown as Speak;
  const gaps = ['name', 'count', 'page', 'pages', 'query', 'typed', 'from', 'to'];
  const open = Object.fromEntries(gaps.map((gap) => [gap, `{{${gap}}}`]));
  const formsOf = (key: string): PluralForms =>
    Object.fromEntries(
      listPluralCategories(language).map((form) => [form, speak(`listing:${key}_${form}`, open)]),
    );
  const keyed = (prefix: string, keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, speak(prefix + key)]));
  return {
    ...(Object.fromEntries([
      ...PLAIN.map((key) => [key, speak(SHARED[key] ?? `listing:${key}`)]),
      ...OPEN.map((key) => [key, speak(SHARED[key] ?? `listing:${key}`, open)]),
    ]) as ListMessages),
    count: formsOf('count'),
    show: formsOf('show'),
    colours: keyed('listing:colour-', COLOUR_FAMILIES),
    dietary: keyed('product:dietary-', DIETARY),
  };
}
