import { countWords, fill } from '../../ui/words.ts';
import { type Finds, type FoundProduct, listHref } from './finds.ts';
import type { BoxPlace } from './place.ts';
import type { BoxWords } from './words.ts';

/** One thing to choose: a link, or something that is done to what is remembered. */
export interface Option {
  /** Tells it from the others, also when the list around it changes. */
  key: string;
  label: string;
  /** Of a link. */
  href?: string;
  /** What is remembered when it is taken. */
  term?: string;
  /** Beside the label. */
  note?: string;
  product?: FoundProduct;
  /** Of what is no link. */
  does?: 'remove' | 'clear';
}

export interface Group {
  name: 'recent' | 'related' | 'suggestions' | 'categories' | 'brands' | 'top' | 'products' | 'all';
  /** Null for a group that needs none. */
  title: string | null;
  options: Option[];
}

interface Shown {
  /** What stands in the box, without blanks around. */
  typed: string;
  recent: readonly string[];
  trends: readonly string[];
  /** Of the words that the page is about. */
  related: readonly string[];
  /** Of the words that stand in the box, or of the last ones before them. */
  finds: Finds | null;
}

/** What the list holds, in the order in which the arrow keys go through it. */
export function makeGroups(shown: Shown, words: BoxWords, place: BoxPlace): Group[] {
  const { typed, finds } = shown;
  const terms = (name: 'top' | 'related', list: readonly string[]): Group => ({
    name,
    title: words[name],
    options: list.map((term) => ({
      key: `${name} ${term}`,
      label: term,
      href: listHref(place, term),
      term,
    })),
  });
  const groups: Group[] = typed
    ? [
        terms('related', shown.related),
        ...suggested(finds, words),
        products(finds, words),
        all(shown, words, place),
        terms('top', isNothing(shown) ? shown.trends : []),
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
export function isNothing({ typed, finds }: Pick<Shown, 'typed' | 'finds'>): boolean {
  return finds !== null && finds.words === typed && finds.total === 0 && finds.suggestions.length === 0;
}

/** What is read out of what was found. */
export function sayFound(finds: Finds, words: BoxWords, { language }: BoxPlace): string {
  const count = finds.suggestions.length + finds.products.length;
  return count > 0 ? countWords(words.found, count, language) : sayNone(finds.words, words);
}

const LONG = 60;

/** A sentence with words that were typed, the beginning of which is enough to know them by. */
function quote(sentence: string, typed: string): string {
  const letters = Array.from(typed);
  const query = letters.length > LONG ? `${letters.slice(0, LONG).join('').trimEnd()}…` : typed;
  return fill(sentence, { query });
}

/** That nothing has the words. */
export const sayNone = (typed: string, words: BoxWords): string => quote(words.none, typed);

function recent(list: readonly string[], words: BoxWords, place: BoxPlace): Group {
  const rows = list.flatMap((term): Option[] => [
    { key: `recent ${term}`, label: term, href: listHref(place, term), term },
    { key: `remove ${term}`, label: quote(words.remove, term), does: 'remove', term },
  ]);
  const last: Option[] = rows.length > 0 ? [{ key: 'clear', label: words.clearRecent, does: 'clear' }] : [];
  return { name: 'recent', title: words.recent, options: [...rows, ...last] };
}

function suggested(finds: Finds | null, words: BoxWords): Group[] {
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

function products(finds: Finds | null, words: BoxWords): Group {
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

function all(shown: Shown, words: BoxWords, place: BoxPlace): Group {
  const { typed, finds } = shown;
  const isCounted = finds?.words === typed && finds.total > 0;
  const option: Option = {
    key: 'all',
    label: quote(words.all, typed),
    href: listHref(place, typed),
    term: typed,
    ...(isCounted && { note: countWords(words.count, finds.total, place.language) }),
  };
  return { name: 'all', title: null, options: isNothing(shown) ? [] : [option] };
}
