import type { TermIndex, TermMatch } from '../index/term-index.ts';
import { getTypoLikelihood, listStems } from '../text/arabic-stemming.ts';
import type { SynonymTable } from '../text/synonyms.ts';
import { listMeasureVariants, listWordForms, tokenize } from '../text/tokenizer.ts';

/** An indexed term with the quality of its match. */
export interface ScoredTerm {
  id: number;
  /** 1 for the word itself. */
  quality: number;
}

/** A document must contain each word, in any of its alternatives. */
export type Phrase = ScoredTerm[][];

/** Quality of terms that differ from the typed word. */
export const MATCH_QUALITY = {
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
const LONGEST_TYPO = 24;
const PART = 3;

/** Maximum edit distance by word length. */
function getMaxEdits(word: string): number {
  if (/\d/.test(word) || word.length < 3 || word.length > LONGEST_TYPO) return 0;
  if (word.length < 6) return 1;
  return 2;
}

/** Returns functions that expand a typed word to indexed terms. */
export function createQueryExpander(lexicon: TermIndex, synonyms: SynonymTable) {
  function exact(word: string, quality = 1): ScoredTerm[] {
    const found = listWordForms(word).flatMap((form) => {
      const id = lexicon.getId(form);
      return id === undefined
        ? []
        : [{ id, quality: form === word ? quality : quality * MATCH_QUALITY.form }];
    });
    if (found.length > 0) return found;
    // A measure with another unit also matches by its number.
    const id = lexicon.getId(listMeasureVariants(word)[0] ?? '');
    return id === undefined ? [] : [{ id, quality: quality * MATCH_QUALITY.number }];
  }

  function phrase(parts: readonly string[], quality: number): Phrase[] {
    const found = parts.map((part) => exact(part, quality));
    return found.every(({ length }) => length > 0) ? [found] : [];
  }

  const isCalled = (word: string): boolean => exact(word).some(({ id }) => lexicon.isNameTerm(id));

  // Document frequency of the rarest part.
  const worthOf = (found: Phrase): number =>
    Math.min(...found.map((ids) => Math.max(...ids.map(({ id }) => lexicon.getDocumentFrequency(id)))));

  const best = (ways: readonly Phrase[], most: number): Phrase[] =>
    ways
      .map((way) => ({ way, worth: worthOf(way) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, most)
      .map(({ way }) => way);

  /** Splits a word into two or three known words. */
  function split(word: string): Phrase[] {
    const ways: Phrase[] = [];
    for (let at = 2; at <= word.length - 2; at += 1) {
      const parts = [tokenize(word.slice(0, at))[0] ?? '', tokenize(word.slice(at))[0] ?? ''];
      const known = synonyms.findLongestPhrase(parts, 0);
      if (known?.length === 2)
        return [
          ...phrase(parts, 1),
          ...known.synonyms.flatMap((other) => phrase(other, MATCH_QUALITY.synonym)),
        ];
      if (at >= PART && at <= word.length - PART) ways.push(...phrase(parts, MATCH_QUALITY.split));
    }
    return ways.length > 0 ? best(ways, 2) : best(splitInThree(word), 1);
  }

  function splitInThree(word: string): Phrase[] {
    const ways: Phrase[] = [];
    for (let from = PART; from <= word.length - 2 * PART; from += 1) {
      if (!isCalled(word.slice(0, from))) continue;
      for (let to = from + PART; to <= word.length - PART; to += 1) {
        const parts = [word.slice(0, from), word.slice(from, to), word.slice(to)];
        if (parts.every(isCalled)) ways.push(...phrase(parts, MATCH_QUALITY.split));
      }
    }
    return ways;
  }

  /**
   * Expands a word that is in no product name: Arabic stems, terms with the same root, one typing error.
   * `best` is the likely correction of an unknown word.
   */
  function akin(word: string, isAlone: boolean): { scored: ScoredTerm[]; best?: TermMatch } {
    const own = exact(word);
    if (own.length > 0 && (!isAlone || isCalled(word))) return { scored: [] };
    const stems = listStems(word).flatMap((stem) => lexicon.getId(stem) ?? []);
    const kin = lexicon.findByRoot(word).filter(({ term }) => term !== word);
    const bare = stems.filter((id) => lexicon.isNameTerm(id));
    const scored = [
      ...bare.map((id) => ({ id, quality: MATCH_QUALITY.stem })),
      ...kin.map(({ id, edits }) => ({ id, quality: MATCH_QUALITY.root * 0.95 ** edits })),
    ];
    if (scored.length === 0 || word.length <= PART) return { scored };
    const near = lexicon.findWithinEdits(word, 1).filter(({ id }) => lexicon.isNameTerm(id));
    scored.push(
      ...near.map(({ id, term }) => ({ id, quality: MATCH_QUALITY.oneTypo * getTypoLikelihood(word, term) })),
    );
    if (own.length > 0 || bare.length > 0) return { scored };
    const likely = (match: TermMatch): number =>
      getTypoLikelihood(word, match.term) * lexicon.getDocumentFrequency(match.id);
    const [best] = kin.filter(({ edits }) => edits === 1).sort((a, b) => likely(b) - likely(a));
    return { scored, ...(best && { best }) };
  }

  /** Finds terms within one or two edits; `best` is the likeliest. */
  function mend(word: string, isAlone: boolean): { scored: ScoredTerm[]; best: TermMatch | undefined } {
    // A single word is corrected to name terms only.
    const isMeant = ({ id }: TermMatch): boolean => !isAlone || lexicon.isNameTerm(id);
    // The tokenizer may have removed a final s: "cordles" is nearer to "cordless" than "cordle" is.
    const most = getMaxEdits(word);
    const plural = /[a-z]$/.test(word) ? lexicon.findWithinEdits(`${word}s`, most) : [];
    let near = [...lexicon.findWithinEdits(word, most), ...plural].filter(isMeant);
    if (near.length === 0 && most === 1 && word.length > 4)
      near = lexicon.findWithinEdits(word, 2).filter(isMeant);
    const least = Math.min(...near.map(({ edits }) => edits));
    const scored = near.map(({ id, term, edits }) => {
      const same = getTypoLikelihood(word, term);
      return { id, quality: same * (edits <= 1 ? MATCH_QUALITY.oneTypo : MATCH_QUALITY.twoTypos) };
    });
    const [likeliest] = near
      .filter(({ edits }) => edits === least)
      .sort((a, b) => lexicon.getDocumentFrequency(b.id) - lexicon.getDocumentFrequency(a.id));
    return { scored, best: likeliest };
  }

  return { exact, phrase, isCalled, split, akin, mend };
}
