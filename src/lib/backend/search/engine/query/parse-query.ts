import { MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from '#lib/search/facets.ts';
import type { TermIndex, TermMatch } from '../index/term-index.ts';
import type { SynonymTable } from '../text/synonyms.ts';
import { isStopWord, listWordForms, removeStopWords, tokenize } from '../text/tokenizer.ts';
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
export const MATCH_LEVELS = ['strong', 'all', 'typos', 'slips'] as const;
export type MatchLevel = (typeof MATCH_LEVELS)[number];

const BEGINNINGS = 400;
const LONGEST_TERM = 6;
const LONGEST_TYPO = 24;
// Quality of a prefix match: close to 1 when only the last letters are missing.
const beginningQuality = (typed: number, whole: number): number => 0.55 + 0.4 * (typed / whole);

/** Returns the significant words of a query; `termIndex` detects words that were split in two. */
export function parseQuery(text: string, lexicon: TermIndex): string[] {
  const isCalled = (word: string): boolean => {
    const id = lexicon.getId(word);
    return id !== undefined && lexicon.isNameTerm(id);
  };
  const words: string[] = [];
  for (const word of tokenize(text.slice(0, MAX_QUERY_LENGTH))) {
    const before = words.at(-1) ?? '';
    // من شار: the first half is a stop word, the second is no term by itself.
    const isHalf = isStopWord(before) && !isCalled(word) && isCalled(before + word);
    if (isHalf) words[words.length - 1] = before + word;
    else words.push(word);
  }
  return removeStopWords(words).slice(0, MAX_QUERY_WORDS);
}

/** Expands the words of a query to phrases of indexed terms. */
export function expandQueryTerms(
  words: readonly string[],
  lexicon: TermIndex,
  synonyms: SynonymTable,
  { level, isTyping }: { level: MatchLevel; isTyping: boolean },
): QueryTerm[] {
  const isKnown = (word: string): boolean =>
    listWordForms(word).some((form) => lexicon.getId(form) !== undefined);

  const { phrase, split, akin, mend } = createQueryExpander(lexicon, synonyms);

  // A keyword phrase of several words is one term of the index.
  function longestTerm(all: readonly string[], at: number): { id: number; length: number } | undefined {
    for (let length = Math.min(LONGEST_TERM, all.length - at); length > 1; length -= 1) {
      const id = lexicon.getId(all.slice(at, at + length).join(' '));
      if (id !== undefined) return { id, length };
    }
    return undefined;
  }

  const slots: QueryTerm[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    const next = words[at + 1];
    const whole = longestTerm(words, at);
    const group = synonyms.findLongestPhrase(words, at);
    if (whole && whole.length >= (group?.length ?? 0)) {
      const taken = words.slice(at, at + whole.length);
      const others = group?.length === whole.length ? group.synonyms : [];
      slots.push({
        tokens: taken,
        phrases: [
          [[{ id: whole.id, quality: 1 }]],
          ...phrase(taken, 1),
          ...others.flatMap((other) => phrase(other, MATCH_QUALITY.synonym)),
        ],
      });
      at += whole.length - 1;
      continue;
    }
    if (group && group.length > 1) {
      const taken = words.slice(at, at + group.length);
      const phrases = [
        ...phrase(taken, 1),
        ...group.synonyms.flatMap((other) => phrase(other, MATCH_QUALITY.synonym)),
      ];
      if (phrases.length > 0) {
        slots.push({ tokens: taken, phrases });
        at += group.length - 1;
        continue;
      }
    }
    if (next !== undefined && isKnown(word + next)) {
      slots.push({
        tokens: [word, next],
        phrases: [...phrase([word + next], MATCH_QUALITY.joined), ...phrase([word, next], 1)],
      });
      at += 1;
      continue;
    }
    const isLast = at === words.length - 1;
    const slot: QueryTerm = { tokens: [word], phrases: phrase([word], 1) };
    for (const other of group?.synonyms ?? []) slot.phrases.push(...phrase(other, MATCH_QUALITY.synonym));
    const isFound = slot.phrases.length > 0;
    if (!group) {
      const { scored, best } = akin(word, words.length === 1);
      if (scored.length > 0) slot.phrases.push([scored]);
      if (best) slot.correction = best;
    }
    if ((isTyping && isLast) || ((level === 'typos' || level === 'slips') && word.length > 3)) {
      const longer = lexicon.findByPrefix(word, BEGINNINGS).filter(({ term }) => term !== word);
      const scored = longer.map(({ id, term }) => ({
        id,
        quality: beginningQuality(word.length, term.length) * (isLast ? 1 : 0.8),
      }));
      if (scored.length > 0) slot.phrases.push([scored]);
    }
    if (!isFound && word.length <= LONGEST_TYPO) slot.phrases.push(...split(word));
    if (slot.phrases.length === 0 || level === 'slips' || (level === 'typos' && !isFound)) {
      const { scored, best } = mend(word, words.length === 1);
      if (scored.length > 0) slot.phrases.push([scored]);
      if (best && slot.phrases.length === 1) slot.correction = best;
      slot.isOptional = words.length > 2 && !isFound;
    }
    slots.push(slot);
  }
  return slots;
}
