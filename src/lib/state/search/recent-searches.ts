import { persistentAtom } from '../persisted/plain-storage.ts';

const MAX_RECENT = 5;
const MAX_TERM_LENGTH = 256;

const trimTerm = (term: string): string =>
  term
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TERM_LENGTH);

/** Returns a form in which spellings of the same query are equal: no diacritics, no case. */
function normalizeTerm(term: string): string {
  return trimTerm(term)
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase();
}

/** Returns the distinct terms, at most five; ignores invalid values. */
function listDistinctTerms(value: unknown): string[] {
  const terms = Array.isArray(value) ? value : [];
  const distinctTerms = new Map<string, string>();
  for (const term of terms) {
    const text = typeof term === 'string' ? trimTerm(term) : '';
    if (text && !distinctTerms.has(normalizeTerm(text))) distinctTerms.set(normalizeTerm(text), text);
  }
  return [...distinctTerms.values()].slice(0, MAX_RECENT);
}

function parseTerms(text: string): readonly string[] {
  try {
    return listDistinctTerms(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Recent searches, newest first. Stored unencrypted, for pages that do not load this module. */
export const $recentSearches = persistentAtom<readonly string[]>('recentSearches', [], {
  encode: (terms) => (terms.length > 0 ? JSON.stringify(terms) : undefined),
  decode: parseTerms,
});

/** Moves a search to the front; spellings of the same query are stored once. */
export function addRecentSearch(term: string): void {
  $recentSearches.set(listDistinctTerms([term, ...$recentSearches.get()]));
}

/** Removes one recent search. */
export function removeRecentSearch(term: string): void {
  const isDifferentTerm = (recent: string): boolean => normalizeTerm(recent) !== normalizeTerm(term);
  $recentSearches.set($recentSearches.get().filter(isDifferentTerm));
}

/** Removes all recent searches. */
export function clearRecentSearches(): void {
  $recentSearches.set([]);
}
