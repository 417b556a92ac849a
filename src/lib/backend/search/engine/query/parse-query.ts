import { MAX_QUERY_WORDS } from '#lib/search/facets.ts';
import type { TermIndex, TermMatch } from '../index/term-index.ts';
import { isDescribingWord, isStopWord, isWeakWord } from '../text/stop-words.ts';
import type { SynonymTable } from '../text/synonyms.ts';
import { listWordForms, removeStopWords } from '../text/tokenizer.ts';
import { MAX_CORRECTABLE_LENGTH } from '../text/typos.ts';
import { createQueryExpander, MATCH_QUALITY, type Phrase, type ScoredTerm } from './query-expansion.ts';

/** One or more typed words that are matched together, by any of the phrases. */
export interface QueryTerm {
  tokens: string[];
  phrases: Phrase[];
  /** The term that a typing error was corrected to. */
  correction?: TermMatch;
  /** Terms of the kinds that editors list these words for. */
  kinds?: readonly ScoredTerm[] | undefined;
  /** Whether documents without this unknown or describing word also match. */
  isOptional?: boolean;
  /** Whether the word only describes the product. */
  isDescribing?: boolean;
}

/**
 * Levels of matching, tried in order: names and attributes only, all text, possible typing errors, every word
 * as a typing error.
 */
export const MATCH_LEVELS = ['strong', 'all', 'typos', 'allTypos'] as const;
export type MatchLevel = (typeof MATCH_LEVELS)[number];

const MAX_PREFIX_MATCHES = 400;
const MAX_TERM_WORDS = 6;
// Quality of a prefix match: close to 1 when only the last letters are missing.
const getPrefixQuality = (typedLength: number, termLength: number): number =>
  0.55 + 0.4 * (typedLength / termLength);

/** Returns the significant words of a query; `termIndex` detects words that were split in two. */
export function joinSplitWords(typed: readonly string[], termIndex: TermIndex): string[] {
  const isNameTerm = (word: string): boolean => {
    const id = termIndex.getId(word);
    return id !== undefined && termIndex.isNameTerm(id);
  };
  const words: string[] = [];
  for (const word of typed) {
    const before = words.at(-1) ?? '';
    // من شار: the first half is a stop word, the second is not a separate term.
    const isHalf = isStopWord(before) && !isNameTerm(word) && isNameTerm(before + word);
    if (isHalf) words[words.length - 1] = before + word;
    else words.push(word);
  }
  return removeStopWords(words).slice(0, MAX_QUERY_WORDS);
}

/** Expands the words of a query to phrases of indexed terms. */
export function expandQueryTerms(
  words: readonly string[],
  termIndex: TermIndex,
  synonyms: SynonymTable,
  { level, isPrefix }: { level: MatchLevel; isPrefix: boolean },
): QueryTerm[] {
  const { createPhrases, splitWord, expandRelated, expandTypos } = createQueryExpander(termIndex, synonyms);
  const listSynonymPhrases = (group: SynonymMatch) =>
    group?.synonyms.flatMap((synonym) => createPhrases(synonym, MATCH_QUALITY.synonym)) ?? [];

  /** Keyword phrases are single terms of the index; a longer phrase with synonyms takes precedence. */
  function findKeyword(at: number, group: SynonymMatch): QueryTerm | undefined {
    const keyword = findLongestTerm(words, at, termIndex);
    if (!keyword || keyword.length < (group?.length ?? 0)) return undefined;
    const tokens = words.slice(at, at + keyword.length);
    const synonymPhrases = group?.length === keyword.length ? listSynonymPhrases(group) : [];
    return {
      tokens,
      phrases: [[[{ id: keyword.id, quality: 1 }]], ...createPhrases(tokens, 1), ...synonymPhrases],
    };
  }

  /**
   * Finds a phrase of several words that editors list for a kind; a longer phrase with synonyms takes
   * precedence.
   */
  function findNamedKind(at: number, group: SynonymMatch): QueryTerm | undefined {
    const kinds = termIndex.findKinds(words, at, true);
    if (!kinds || kinds.length === 1 || kinds.length < (group?.length ?? 0)) return undefined;
    const tokens = words.slice(at, at + kinds.length);
    const synonymPhrases = group?.length === kinds.length ? listSynonymPhrases(group) : [];
    const named = kinds.ids.map((id) => ({ id, quality: 1 }));
    return { tokens, phrases: [[named], ...createPhrases(tokens, 1), ...synonymPhrases], kinds: named };
  }

  function findSynonymPhrase(at: number, group: SynonymMatch): QueryTerm | undefined {
    if (!group || group.length === 1) return undefined;
    const tokens = words.slice(at, at + group.length);
    const phrases = [...createPhrases(tokens, 1), ...listSynonymPhrases(group)];
    return phrases.length > 0 ? { tokens, phrases } : undefined;
  }

  function findJoinedWords(at: number): QueryTerm | undefined {
    const [word = '', next] = words.slice(at, at + 2);
    if (next === undefined || !isKnown(word + next, termIndex)) return undefined;
    return {
      tokens: [word, next],
      phrases: [...createPhrases([word + next], MATCH_QUALITY.joined), ...createPhrases([word, next], 1)],
    };
  }

  function findLongerTerms(word: string, isLast: boolean): Phrase[number] {
    const longer = termIndex.findByPrefix(word, MAX_PREFIX_MATCHES).filter(({ term }) => term !== word);
    return longer.map(({ id, term }) => ({
      id,
      quality: getPrefixQuality(word.length, term.length) * (isLast ? 1 : 0.8),
      isLonger: true,
    }));
  }

  function expandWord(at: number, group: SynonymMatch): QueryTerm {
    const word = words[at] as string;
    const isLast = at === words.length - 1;
    const own = createPhrases([word], 1);
    const queryTerm: QueryTerm = { tokens: [word], phrases: [...own, ...listSynonymPhrases(group)] };
    // Editors' words refer to that kind only, without synonyms.
    const kinds = termIndex.findKinds([word], 0);
    if (kinds) queryTerm.kinds = own.flat(2);
    // A query of a single word prefers the kind whose complete name it is: washers to pressure washers.
    if (kinds && words.length === 1)
      queryTerm.phrases.push([kinds.ids.map((id) => ({ id, quality: MATCH_QUALITY.wholeName }))]);
    const isFound = queryTerm.phrases.length > 0;
    if (!group) {
      const { scored, best } = expandRelated(word, words.length === 1);
      if (scored.length > 0) queryTerm.phrases.push([scored]);
      if (best) queryTerm.correction = best;
    }
    if ((isPrefix && isLast) || ((level === 'typos' || level === 'allTypos') && word.length > 3)) {
      const scored = findLongerTerms(word, isLast);
      if (scored.length > 0) queryTerm.phrases.push([scored]);
    }
    if (!isFound && word.length <= MAX_CORRECTABLE_LENGTH) queryTerm.phrases.push(...splitWord(word));
    if (queryTerm.phrases.length === 0 || level === 'allTypos' || (level === 'typos' && !isFound)) {
      const { scored, best } = expandTypos(word, words.length === 1);
      if (scored.length > 0) queryTerm.phrases.push([scored]);
      if (best && queryTerm.phrases.length === 1) queryTerm.correction = best;
      queryTerm.isOptional = words.length > 2 && !isFound;
    }
    return queryTerm;
  }

  const queryTerms: QueryTerm[] = [];
  let at = 0;
  while (at < words.length) {
    const group = synonyms.findLongestPhrase(words, at);
    const queryTerm =
      findNamedKind(at, group) ??
      findKeyword(at, group) ??
      findSynonymPhrase(at, group) ??
      findJoinedWords(at) ??
      expandWord(at, group);
    queryTerms.push(queryTerm);
    at += queryTerm.tokens.length;
  }
  const meant = queryTerms.filter(({ tokens: [word = '', next] }) => next !== undefined || !isWeakWord(word));
  return markDescribing(meant.length > 0 ? meant : queryTerms);
}

/** Makes describing words optional beside others: "small" in "small towel hook". */
function markDescribing(queryTerms: QueryTerm[]): QueryTerm[] {
  const isOther = ({ tokens }: QueryTerm): boolean => !tokens.every(isDescribingWord);
  if (!queryTerms.some(isOther)) return queryTerms;
  return queryTerms.map((term) => (isOther(term) ? term : { ...term, isOptional: true, isDescribing: true }));
}

type SynonymMatch = ReturnType<SynonymTable['findLongestPhrase']>;

function findLongestTerm(
  words: readonly string[],
  at: number,
  termIndex: TermIndex,
): { id: number; length: number } | undefined {
  for (let length = Math.min(MAX_TERM_WORDS, words.length - at); length > 1; length -= 1) {
    const id = termIndex.getId(words.slice(at, at + length).join(' '));
    if (id !== undefined) return { id, length };
  }
  return undefined;
}

const isKnown = (word: string, termIndex: TermIndex): boolean =>
  listWordForms(word).some((form) => termIndex.getId(form) !== undefined);

/** Whether a query may mean anything: nothing matches one of its words, and the others are corrected. */
export const isGuess = (queryTerms: readonly QueryTerm[]): boolean =>
  queryTerms.some(({ phrases }) => phrases.length === 0) &&
  queryTerms.every(({ phrases, correction }) => phrases.length === 0 || correction !== undefined);
