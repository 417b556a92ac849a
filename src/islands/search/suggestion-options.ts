import { formatCount, interpolate } from '../ui/messages.ts';
import type { SearchBoxMessages } from './messages.ts';
import type { SearchBoxContext } from './search-box-context.ts';
import { getSearchHref, type SuggestedProduct, type SuggestionResults } from './suggestions.ts';

/** An option of the list: a link, or an action on recent searches. */
export interface SuggestionOption {
  /** Unique, and stable when the list around it changes. */
  key: string;
  label: string;
  /** Set for links. */
  href?: string;
  /** Added to the recent searches when selected. */
  term?: string;
  /** Text beside the label. */
  note?: string;
  product?: SuggestedProduct;
  /** Set for actions. */
  action?: 'remove' | 'clear';
}

export interface SuggestionGroup {
  name: 'recent' | 'related' | 'suggestions' | 'categories' | 'brands' | 'top' | 'products' | 'all';
  /** Null for a group without a heading. */
  title: string | null;
  options: SuggestionOption[];
}

interface Shown {
  /** Trimmed text of the input. */
  typed: string;
  recent: readonly string[];
  trends: readonly string[];
  /** Related searches of the page's query. */
  related: readonly string[];
  /** Results for the input's text, or for an earlier text while a request is pending. */
  finds: SuggestionResults | null;
}

/** Returns the groups of the list, in arrow-key order. */
export function buildSuggestionGroups(
  shown: Shown,
  words: SearchBoxMessages,
  place: SearchBoxContext,
): SuggestionGroup[] {
  const { typed, finds } = shown;
  const terms = (name: 'top' | 'related', list: readonly string[]): SuggestionGroup => ({
    name,
    title: words[name],
    options: list.map((term) => ({
      key: `${name} ${term}`,
      label: term,
      href: getSearchHref(place, term),
      term,
    })),
  });
  const groups: SuggestionGroup[] = typed
    ? [
        terms('related', shown.related),
        ...suggested(finds, words),
        products(finds, words),
        all(shown, words, place),
        terms('top', hasNoResults(shown) ? shown.trends : []),
      ]
    : [
        recent(shown.recent, words, place),
        terms(
          'top',
          shown.trends.filter((term) => !shown.recent.includes(term)),
        ),
      ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Whether the search has returned no results for the current text. */
export function hasNoResults({ typed, finds }: Pick<Shown, 'typed' | 'finds'>): boolean {
  return finds !== null && finds.query === typed && finds.total === 0 && finds.suggestions.length === 0;
}

/** Text for the live region. */
export function getResultStatus(
  finds: SuggestionResults,
  words: SearchBoxMessages,
  { language }: SearchBoxContext,
): string {
  const count = finds.suggestions.length + finds.products.length;
  return count > 0 ? formatCount(words.found, count, language) : getNoResultsText(finds.query, words);
}

const LONG = 60;

/** Inserts the query into a message, shortened to 60 characters. */
function quote(sentence: string, typed: string): string {
  const letters = Array.from(typed);
  const query = letters.length > LONG ? `${letters.slice(0, LONG).join('').trimEnd()}…` : typed;
  return interpolate(sentence, { query });
}

export const getNoResultsText = (typed: string, words: SearchBoxMessages): string => quote(words.none, typed);

function recent(list: readonly string[], words: SearchBoxMessages, place: SearchBoxContext): SuggestionGroup {
  const rows = list.flatMap((term): SuggestionOption[] => [
    { key: `recent ${term}`, label: term, href: getSearchHref(place, term), term },
    { key: `remove ${term}`, label: quote(words.remove, term), action: 'remove', term },
  ]);
  const last: SuggestionOption[] =
    rows.length > 0 ? [{ key: 'clear', label: words.clearRecent, action: 'clear' }] : [];
  return { name: 'recent', title: words.recent, options: [...rows, ...last] };
}

function suggested(finds: SuggestionResults | null, words: SearchBoxMessages): SuggestionGroup[] {
  return (['suggestions', 'categories', 'brands'] as const).map((name) => ({
    name,
    title: words[name],
    options: (finds?.suggestions ?? [])
      .filter(({ kind }) => kind === name)
      .map(({ label, href, term }) => ({
        ...{ key: `${name} ${href}`, label, href },
        // Categories and brands are not searches, so they are not remembered.
        ...(name === 'suggestions' && { term }),
      })),
  }));
}

function products(finds: SuggestionResults | null, words: SearchBoxMessages): SuggestionGroup {
  return {
    name: 'products',
    title: words.products,
    options: (finds?.products ?? []).map((product) => ({
      key: product.href,
      label: product.name,
      href: product.href,
      product,
    })),
  };
}

function all(shown: Shown, words: SearchBoxMessages, place: SearchBoxContext): SuggestionGroup {
  const { typed, finds } = shown;
  const isCounted = finds?.query === typed && finds.total > 0;
  const option: SuggestionOption = {
    key: 'all',
    label: quote(words.all, typed),
    href: getSearchHref(place, typed),
    term: typed,
    ...(isCounted && { note: formatCount(words.count, finds.total, place.language) }),
  };
  return { name: 'all', title: null, options: hasNoResults(shown) ? [] : [option] };
}
