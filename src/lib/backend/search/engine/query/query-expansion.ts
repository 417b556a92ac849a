import type { TermIndex, TermMatch } from '../index/term-index.ts';
import { listStems } from '../text/arabic-stemming.ts';
import type { SynonymTable } from '../text/synonyms.ts';
import { listMeasureVariants, listWordForms, tokenize } from '../text/tokenizer.ts';
import { getMaxQueryEdits, getTypoLikelihood } from '../text/typos.ts';

/** An indexed term with the quality of its match. */
export interface ScoredTerm {
  id: number;
  /** 1 for the word itself. */
  quality: number;
  /** Set when the typed word is only a prefix of the term. */
  isLonger?: boolean;
}

/** A document must contain each word, in any of its alternatives. */
export type Phrase = ScoredTerm[][];

/** Quality of a term by how it matches the typed word; 1 for the word itself. */
export const MATCH_QUALITY = {
  wholeName: 1.3,
  form: 0.95,
  synonym: 0.7,
  joined: 0.95,
  split: 0.85,
  stem: 0.8,
  root: 0.7,
  number: 0.6,
  oneTypo: 0.55,
  twoTypos: 0.3,
};
const MIN_PART_LENGTH = 3;

/** Returns functions that expand a typed word to indexed terms. */
export function createQueryExpander(termIndex: TermIndex, synonyms: SynonymTable) {
  function findExact(word: string, quality = 1): ScoredTerm[] {
    const forms = listWordForms(word).flatMap((form) => {
      const id = termIndex.getId(form);
      return id === undefined
        ? []
        : [{ id, quality: form === word ? quality : quality * MATCH_QUALITY.form }];
    });
    if (forms.length > 0) return forms;
    // A measure with another unit also matches by its number.
    const id = termIndex.getId(listMeasureVariants(word)[0] ?? '');
    return id === undefined ? [] : [{ id, quality: quality * MATCH_QUALITY.number }];
  }

  function createPhrases(parts: readonly string[], quality: number): Phrase[] {
    const parsed = parts.map((part) => findExact(part, quality));
    return parsed.every(({ length }) => length > 0) ? [parsed] : [];
  }

  const isNameTerm = (word: string): boolean => findExact(word).some(({ id }) => termIndex.isNameTerm(id));

  // Document frequency of the rarest part.
  const getRarestFrequency = (phrase: Phrase): number =>
    Math.min(...phrase.map((ids) => Math.max(...ids.map(({ id }) => termIndex.getDocumentFrequency(id)))));

  const best = (splits: readonly Phrase[], limit: number): Phrase[] =>
    splits
      .map((parts) => ({ parts, frequency: getRarestFrequency(parts) }))
      .sort((a, b) => b.frequency - a.frequency)
      .slice(0, limit)
      .map(({ parts }) => parts);

  /** Splits a word into two or three known words. */
  function splitWord(word: string): Phrase[] {
    const splits: Phrase[] = [];
    for (let at = 2; at <= word.length - 2; at += 1) {
      const parts = [tokenize(word.slice(0, at))[0] ?? '', tokenize(word.slice(at))[0] ?? ''];
      const synonymPhrase = synonyms.findLongestPhrase(parts, 0);
      if (synonymPhrase?.length === 2)
        return [
          ...createPhrases(parts, 1),
          ...synonymPhrase.synonyms.flatMap((synonym) => createPhrases(synonym, MATCH_QUALITY.synonym)),
        ];
      if (at >= MIN_PART_LENGTH && at <= word.length - MIN_PART_LENGTH)
        splits.push(...createPhrases(parts, MATCH_QUALITY.split));
    }
    return splits.length > 0 ? best(splits, 2) : best(splitInThree(word), 1);
  }

  function splitInThree(word: string): Phrase[] {
    const splits: Phrase[] = [];
    for (let from = MIN_PART_LENGTH; from <= word.length - 2 * MIN_PART_LENGTH; from += 1) {
      if (!isNameTerm(word.slice(0, from))) continue;
      for (let to = from + MIN_PART_LENGTH; to <= word.length - MIN_PART_LENGTH; to += 1) {
        const parts = [word.slice(0, from), word.slice(from, to), word.slice(to)];
        if (parts.every(isNameTerm)) splits.push(...createPhrases(parts, MATCH_QUALITY.split));
      }
    }
    return splits;
  }

  /**
   * Expands an unknown word, or a single word that is in no product name: Arabic stems, terms with the same
   * root, one typing error. `best` is the likely correction of an unknown word.
   */
  function expandRelated(word: string, isAlone: boolean): { scored: ScoredTerm[]; best?: TermMatch } {
    const exactTerms = findExact(word);
    if (exactTerms.length > 0 && (!isAlone || isNameTerm(word))) return { scored: [] };
    const stems = listStems(word).flatMap((stem) => termIndex.getId(stem) ?? []);
    const sameRoot = termIndex.findByRoot(word).filter(({ term }) => term !== word);
    const nameStems = stems.filter((id) => termIndex.isNameTerm(id));
    const scored = [
      ...nameStems.map((id) => ({ id, quality: MATCH_QUALITY.stem })),
      ...sameRoot.map(({ id, edits }) => ({ id, quality: MATCH_QUALITY.root * 0.95 ** edits })),
    ];
    if (scored.length === 0 || word.length <= MIN_PART_LENGTH) return { scored };
    const similar = termIndex.findWithinEdits(word, 1).filter(({ id }) => termIndex.isNameTerm(id));
    scored.push(
      ...similar.map(({ id, term }) => ({
        id,
        quality: MATCH_QUALITY.oneTypo * getTypoLikelihood(word, term),
      })),
    );
    if (exactTerms.length > 0 || nameStems.length > 0) return { scored };
    const getLikelihood = (match: TermMatch): number =>
      getTypoLikelihood(word, match.term) * termIndex.getDocumentFrequency(match.id);
    const [best] = sameRoot
      .filter(({ edits }) => edits === 1)
      .sort((a, b) => getLikelihood(b) - getLikelihood(a));
    return { scored, ...(best && { best }) };
  }

  /** Finds terms within one or two edits; `best` is the likeliest. */
  function expandTypos(
    word: string,
    isAlone: boolean,
  ): { scored: ScoredTerm[]; best: TermMatch | undefined } {
    // A single word is corrected to name terms only.
    const isCandidate = ({ id }: TermMatch): boolean => !isAlone || termIndex.isNameTerm(id);
    // The tokenizer may have removed a final s: "cordles" is nearer to "cordless" than "cordle" is.
    const limit = getMaxQueryEdits(word);
    const plural = /[a-z]$/.test(word) ? termIndex.findWithinEdits(`${word}s`, limit) : [];
    let similar = [...termIndex.findWithinEdits(word, limit), ...plural].filter(isCandidate);
    if (similar.length === 0 && limit === 1 && word.length > 4)
      similar = termIndex.findWithinEdits(word, 2).filter(isCandidate);
    const minEdits = Math.min(...similar.map(({ edits }) => edits));
    const scored = similar.map(({ id, term, edits }) => {
      const likelihood = getTypoLikelihood(word, term);
      return { id, quality: likelihood * (edits <= 1 ? MATCH_QUALITY.oneTypo : MATCH_QUALITY.twoTypos) };
    });
    // The first letter is seldom mistyped: "dimer" is a dimmer rather than a timer.
    const hasSameStart = ({ term }: TermMatch): number => Number(term[0] === word[0]);
    const [likeliest] = similar
      .filter(({ edits }) => edits === minEdits)
      .sort(
        (a, b) =>
          hasSameStart(b) - hasSameStart(a) ||
          termIndex.getDocumentFrequency(b.id) - termIndex.getDocumentFrequency(a.id),
      );
    return { scored, best: likeliest };
  }

  return { createPhrases, splitWord, expandRelated, expandTypos };
}
