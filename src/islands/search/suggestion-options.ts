import { formatCount, interpolate } from '../ui/messages.ts';
import type { SearchBoxMessages } from './messages.ts';
import type { SearchBoxContext } from './search-box-context.ts';
import { getSearchHref, type SuggestedProduct, type SuggestionResults } from './suggestions.ts';

/** An option of the list: a link, or an action on recent searches. */
export interface SuggestionOption {
  /** Unique, and stable when the list around it changes. */
  key: string;
  label: string;
  /** Set for options that are links. */
  href?: string;
  /** Added to the recent searches when selected. */
  term?: string;
  /** Text beside the label. */
  note?: string;
  product?: SuggestedProduct;
  /** Colour of a shade. */
  hex?: string;
  /** Set for options that are actions. */
  action?: 'remove' | 'clear';
}

export interface SuggestionGroup {
  name:
    | 'pages'
    | 'shades'
    | 'recent'
    | 'related'
    | 'suggestions'
    | 'categories'
    | 'brands'
    | 'top'
    | 'products'
    | 'all';
  /** Null for a group without a heading. */
  title: string | null;
  options: SuggestionOption[];
}

interface SuggestionData {
  /** Trimmed text of the input. */
  typed: string;
  recent: readonly string[];
  trends: readonly string[];
  /** Related searches of the page's query. */
  related: readonly string[];
  /** Results for the input's text, or for an earlier text while a request is pending. */
  results: SuggestionResults | null;
}

/** Returns the groups of the list, in arrow-key order. */
export function buildSuggestionGroups(
  data: SuggestionData,
  messages: SearchBoxMessages,
  context: SearchBoxContext,
): SuggestionGroup[] {
  const { typed, results } = data;
  const buildTermGroup = (name: 'top' | 'related', list: readonly string[]): SuggestionGroup => ({
    name,
    title: messages[name],
    options: list.map((term) => ({
      key: `${name} ${term}`,
      label: term,
      href: getSearchHref(context, term),
      term,
    })),
  });
  const groups: SuggestionGroup[] = typed
    ? [
        buildPageGroup(results),
        buildShadeGroup(results, messages),
        buildTermGroup('related', data.related),
        ...buildSuggestedGroups(results, messages),
        buildProductGroup(results, messages),
        buildAllResultsGroup(data, messages, context),
        buildTermGroup('top', hasNoResults(data) ? data.trends : []),
      ]
    : [
        buildRecentGroup(data.recent, messages, context),
        buildTermGroup(
          'top',
          data.trends.filter((term) => !data.recent.includes(term)),
        ),
      ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Whether the search has returned no results for the current text. */
export function hasNoResults({ typed, results }: Pick<SuggestionData, 'typed' | 'results'>): boolean {
  return (
    results !== null &&
    results.query === typed &&
    results.total + results.suggestions.length + (results.pages?.length ?? 0) === 0
  );
}

/** Text for the live region. */
export function getResultStatus(
  results: SuggestionResults,
  messages: SearchBoxMessages,
  { language }: SearchBoxContext,
): string {
  const { pages = [], shades = [], suggestions, products } = results;
  const count = pages.length + shades.length + suggestions.length + products.length;
  const found =
    count > 0 ? formatCount(messages.found, count, language) : getNoResultsText(results.query, messages);
  return results.answer ? `${results.answer} ${found}` : found;
}

const MAX_QUOTED_LENGTH = 60;

/** Inserts the query into a message, shortened to 60 characters. */
function insertQuery(template: string, typed: string): string {
  const characters = Array.from(typed);
  const query =
    characters.length > MAX_QUOTED_LENGTH
      ? `${characters.slice(0, MAX_QUOTED_LENGTH).join('').trimEnd()}…`
      : typed;
  return interpolate(template, { query });
}

export const getNoResultsText = (typed: string, messages: SearchBoxMessages): string =>
  insertQuery(messages.none, typed);

function buildRecentGroup(
  list: readonly string[],
  messages: SearchBoxMessages,
  context: SearchBoxContext,
): SuggestionGroup {
  const rows = list.flatMap((term): SuggestionOption[] => [
    { key: `recent ${term}`, label: term, href: getSearchHref(context, term), term },
    { key: `remove ${term}`, label: insertQuery(messages.remove, term), action: 'remove', term },
  ]);
  const last: SuggestionOption[] =
    rows.length > 0 ? [{ key: 'clear', label: messages.clearRecent, action: 'clear' }] : [];
  return { name: 'recent', title: messages.recent, options: [...rows, ...last] };
}

function buildSuggestedGroups(
  results: SuggestionResults | null,
  messages: SearchBoxMessages,
): SuggestionGroup[] {
  return (['suggestions', 'categories', 'brands'] as const).map((name) => ({
    name,
    title: messages[name],
    options: (results?.suggestions ?? [])
      .filter(({ kind }) => kind === name)
      .map(({ label, href, term }) => ({
        key: `${name} ${href}`,
        label,
        href,
        // Categories and brands are not searches, so they are not remembered.
        ...(name === 'suggestions' && { term }),
      })),
  }));
}

/** Pages of the shop that answer the query. */
function buildPageGroup(results: SuggestionResults | null): SuggestionGroup {
  const options = (results?.pages ?? []).map((page) => ({ key: `page ${page.href}`, ...page }));
  return { name: 'pages', title: null, options };
}

/** Shades of paint that the query names. */
function buildShadeGroup(results: SuggestionResults | null, messages: SearchBoxMessages): SuggestionGroup {
  const options = (results?.shades ?? []).map((shade) => ({ key: `shade ${shade.href}`, ...shade }));
  return { name: 'shades', title: messages.shades, options };
}

function buildProductGroup(results: SuggestionResults | null, messages: SearchBoxMessages): SuggestionGroup {
  return {
    name: 'products',
    title: messages.products,
    options: (results?.products ?? []).map((product) => ({
      key: product.href,
      label: product.name,
      href: product.href,
      product,
    })),
  };
}

function buildAllResultsGroup(
  data: SuggestionData,
  messages: SearchBoxMessages,
  context: SearchBoxContext,
): SuggestionGroup {
  const { typed, results } = data;
  const isTotalCurrent = results?.query === typed && results.total > 0;
  const option: SuggestionOption = {
    key: 'all',
    label: insertQuery(messages.all, typed),
    href: getSearchHref(context, typed),
    term: typed,
    ...(isTotalCurrent && { note: formatCount(messages.count, results.total, context.language) }),
  };
  return { name: 'all', title: null, options: hasNoResults(data) ? [] : [option] };
}
