import { formatCount, interpolate } from '../ui/messages.ts';
import type { SearchBoxMessages } from './messages.ts';
import type { SearchBoxContext } from './search-box-context.ts';
import { getSearchHref, type SuggestedProduct, type SuggestionResults } from './suggestions.ts';

/** One thing to choose: a link, or something that is done to what is remembered. */
export interface SuggestionOption {
  /** Tells it from the others, also when the list around it changes. */
  key: string;
  label: string;
  /** Of a link. */
  href?: string;
  /** What is remembered when it is taken. */
  term?: string;
  /** Beside the label. */
  note?: string;
  product?: SuggestedProduct;
  /** Of what is no link. */
  action?: 'remove' | 'clear';
}

export interface SuggestionGroup {
  name: 'recent' | 'related' | 'suggestions' | 'categories' | 'brands' | 'top' | 'products' | 'all';
  /** Null for a group that needs none. */
  title: string | null;
  options: SuggestionOption[];
}

interface Shown {
  /** What stands in the box, without blanks around. */
  typed: string;
  recent: readonly string[];
  trends: readonly string[];
  /** Of the words that the page is about. */
  related: readonly string[];
  /** Of the words that stand in the box, or of the last ones before them. */
  finds: SuggestionResults | null;
}

/** What the list holds, in the order in which the arrow keys go through it. */
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

/** Whether it is known that nothing has these words. */
export function hasNoResults({ typed, finds }: Pick<Shown, 'typed' | 'finds'>): boolean {
  return finds !== null && finds.query === typed && finds.total === 0 && finds.suggestions.length === 0;
}

/** What is read out of what was found. */
export function getResultStatus(
  finds: SuggestionResults,
  words: SearchBoxMessages,
  { language }: SearchBoxContext,
): string {
  const count = finds.suggestions.length + finds.products.length;
  return count > 0 ? formatCount(words.found, count, language) : getNoResultsText(finds.query, words);
}

const LONG = 60;

/** A sentence with words that were typed, the beginning of which is enough to know them by. */
function quote(sentence: string, typed: string): string {
  const letters = Array.from(typed);
  const query = letters.length > LONG ? `${letters.slice(0, LONG).join('').trimEnd()}…` : typed;
  return interpolate(sentence, { query });
}

/** That nothing has the words. */
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
        // Who opens a list of the shop's own has searched for nothing.
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
