import { MAX_QUERY_WORDS } from '#lib/search/facets.ts';
import type { TermIndex, TermMatch } from '../index/term-index.ts';
import type { SynonymTable } from '../text/synonyms.ts';
import { isStopWord, listWordForms, removeStopWords } from '../text/tokenizer.ts';
import { MAX_CORRECTABLE_LENGTH } from '../text/typos.ts';
import { createQueryExpander, MATCH_QUALITY, type Phrase } from './query-expansion.ts';

/** One or more typed words that are matched together, by any of the phrases. */
export interface QueryTerm {
  tokens: string[];
  phrases: Phrase[];
  /** The term that a typing error was corrected to. */
  correction?: TermMatch;
  /** Unknown word that a document may lack. */
  isOptional?: boolean;
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
    // من شار: the first half is a stop word, the second is no term by itself.
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
  const isKnown = (word: string): boolean =>
    listWordForms(word).some((form) => termIndex.getId(form) !== undefined);

  const { phrase, split, expandRelated, expandTypos } = createQueryExpander(termIndex, synonyms);

  // A keyword phrase of several words is one term of the index.
  function findLongestTerm(all: readonly string[], at: number): { id: number; length: number } | undefined {
    for (let length = Math.min(MAX_TERM_WORDS, all.length - at); length > 1; length -= 1) {
      const id = termIndex.getId(all.slice(at, at + length).join(' '));
      if (id !== undefined) return { id, length };
    }
    return undefined;
  }

  const queryTerms: QueryTerm[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    const next = words[at + 1];
    const keyword = findLongestTerm(words, at);
    const group = synonyms.findLongestPhrase(words, at);
    if (keyword && keyword.length >= (group?.length ?? 0)) {
      const tokens = words.slice(at, at + keyword.length);
      const synonymPhrases = group?.length === keyword.length ? group.synonyms : [];
      queryTerms.push({
        tokens,
        phrases: [
          [[{ id: keyword.id, quality: 1 }]],
          ...phrase(tokens, 1),
          ...synonymPhrases.flatMap((synonym) => phrase(synonym, MATCH_QUALITY.synonym)),
        ],
      });
      at += keyword.length - 1;
      continue;
    }
    if (group && group.length > 1) {
      const tokens = words.slice(at, at + group.length);
      const phrases = [
        ...phrase(tokens, 1),
        ...group.synonyms.flatMap((synonym) => phrase(synonym, MATCH_QUALITY.synonym)),
      ];
      if (phrases.length > 0) {
        queryTerms.push({ tokens, phrases });
        at += group.length - 1;
        continue;
      }
    }
    if (next !== undefined && isKnown(word + next)) {
      queryTerms.push({
        tokens: [word, next],
        phrases: [...phrase([word + next], MATCH_QUALITY.joined), ...phrase([word, next], 1)],
      });
      at += 1;
      continue;
    }
    const isLast = at === words.length - 1;
    const queryTerm: QueryTerm = { tokens: [word], phrases: phrase([word], 1) };
    for (const synonym of group?.synonyms ?? [])
      queryTerm.phrases.push(...phrase(synonym, MATCH_QUALITY.synonym));
    const isFound = queryTerm.phrases.length > 0;
    if (!group) {
      const { scored, best } = expandRelated(word, words.length === 1);
      if (scored.length > 0) queryTerm.phrases.push([scored]);
      if (best) queryTerm.correction = best;
    }
    if ((isPrefix && isLast) || ((level === 'typos' || level === 'allTypos') && word.length > 3)) {
      const longer = termIndex.findByPrefix(word, MAX_PREFIX_MATCHES).filter(({ term }) => term !== word);
      const scored = longer.map(({ id, term }) => ({
        id,
        quality: getPrefixQuality(word.length, term.length) * (isLast ? 1 : 0.8),
        isLonger: true,
      }));
      if (scored.length > 0) queryTerm.phrases.push([scored]);
    }
    if (!isFound && word.length <= MAX_CORRECTABLE_LENGTH) queryTerm.phrases.push(...split(word));
    if (queryTerm.phrases.length === 0 || level === 'allTypos' || (level === 'typos' && !isFound)) {
      const { scored, best } = expandTypos(word, words.length === 1);
      if (scored.length > 0) queryTerm.phrases.push([scored]);
      if (best && queryTerm.phrases.length === 1) queryTerm.correction = best;
      queryTerm.isOptional = words.length > 2 && !isFound;
    }
    queryTerms.push(queryTerm);
  }
  return queryTerms;
}
