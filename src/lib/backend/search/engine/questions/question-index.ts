import { getEditDistance } from '#lib/locale/edit-distance.ts';
import { LIGHT_WEIGHT, type QuestionReader, type QuestionWord } from './question-reader.ts';

/** A phrasing that a query matches. */
export interface QuestionMatch<Answer> {
  answer: Answer;
  score: number;
  /** Share of the query's weight that matches, up to 1. */
  share: number;
  /** Words of the query that the phrasing does not contain. */
  unmatchedWords: readonly string[];
  /** Whether no word is corrected. */
  isSpelledCorrectly: boolean;
  /** Whether the query contains nothing else except words of low weight. */
  isWholeQuery: boolean;
  /**
   * Whether the last word of the query is complete; a phrasing of a single word must also not be a word of
   * products.
   */
  isConfident: boolean;
}

/** Finds answers by the words of a question, in any order, inflected or misspelled. */
export interface QuestionIndex<Answer> {
  /** Returns the best match of each answer, best first. */
  find(query: string, options: QuestionOptions): QuestionMatch<Answer>[];
}

export interface QuestionOptions {
  /** Whether the last word may be incomplete. */
  isPrefix: boolean;
  /** Whether the catalog contains a word, which is then not a misspelling. */
  isKnown(word: string): boolean;
}

interface Question<Answer> {
  answer: Answer;
  text: string;
  concepts: readonly string[];
}

// Minimum share of a query's weight that a phrasing must cover.
const MIN_SHARE = 0.6;
// With many words, one may be missing.
const MIN_WORDS_FOR_GAP = 4;
const GAP_PENALTY = 0.5;
// Added to a phrasing that is the query itself: "delivery" and "where is my delivery" have the same concepts.
const SAME_TEXT_SCORE = 0.01;
const UNKNOWN_WEIGHT = 0.5;
// Weight of a match by class: lower than by the word itself, so that the more specific phrasing comes first.
const CLASS_WEIGHT = 0.7;
const MIN_TYPO_LENGTH = 4;
const MIN_TWO_TYPOS_LENGTH = 8;
const MIN_PREFIX_LENGTH = 3;
// Minimum part of a word that a query of a single word must contain: "pai" is the start of paint rather than
// of "painter".
const MIN_PREFIX_SHARE = 0.6;

/** Creates an index of the phrasings of questions that lead to each answer. */
export function createQuestionIndex<Answer>(
  entries: readonly { answer: Answer; phrasings: readonly string[] }[],
  { read, readPhrasing, listVariants }: QuestionReader,
): QuestionIndex<Answer> {
  const byConcept = new Map<string, Set<Question<Answer>>>();
  /** Words of the phrasings by first letter. */
  const spellings = new Map<string, Map<string, string>>();
  for (const { answer, phrasings } of entries) {
    for (const text of phrasings) {
      const words = readPhrasing(text);
      const question = { answer, text, concepts: words.map(({ concept }) => concept) };
      for (const { text: typed, concept } of words) {
        byConcept.set(concept, (byConcept.get(concept) ?? new Set()).add(question));
        const [letter] = typed;
        if (letter) spellings.set(letter, (spellings.get(letter) ?? new Map()).set(typed, concept));
      }
    }
  }

  const isListedSpelling = (word: string): boolean =>
    [word, word.replace(/^ال/, ''), `ال${word}`].some((form) => spellings.get(form[0] ?? '')?.has(form));

  function findTypos(word: string): string[] {
    if (word.length < MIN_TYPO_LENGTH || /[\d ]/.test(word)) return [];
    const limit = word.length < MIN_TWO_TYPOS_LENGTH ? 1 : 2;
    const near = [...(spellings.get(word[0] as string) ?? [])].map(([spelling, concept]) => ({
      concept,
      edits: getEditDistance(word, spelling, limit),
    }));
    const least = Math.min(limit, ...near.map(({ edits }) => edits));
    return near.filter(({ edits }) => edits === least).map(({ concept }) => concept);
  }

  /** Returns the phrasings with these concepts; a long phrasing may have one other. */
  function findCandidates(concepts: ReadonlySet<string>): (Question<Answer> & { missing: number })[] {
    const counts = new Map<Question<Answer>, number>();
    for (const concept of concepts) {
      for (const question of byConcept.get(concept) ?? [])
        counts.set(question, (counts.get(question) ?? 0) + 1);
    }
    return [...counts].flatMap(([question, count]) => {
      const { length } = question.concepts;
      const missing = length - count;
      return missing > (length >= MIN_WORDS_FOR_GAP ? 1 : 0) ? [] : [{ ...question, missing }];
    });
  }

  /** Returns the concepts that a typed word may mean, and whether it is misspelled. */
  function listMeanings(
    { text, concept, isListed }: QuestionWord,
    { isLast, isOnly }: { isLast: boolean; isOnly: boolean },
    options: QuestionOptions,
  ): { meanings: string[]; isTypo?: boolean } {
    // Words that editors list are never treated as misspellings of others.
    if (byConcept.has(concept) || isListed) return { meanings: byConcept.has(concept) ? [concept] : [] };
    const variants = listVariants(text).filter((variant) => byConcept.has(variant));
    if (variants.length > 0) return { meanings: variants };
    const longer =
      isLast && options.isPrefix && text.length >= MIN_PREFIX_LENGTH
        ? [...(spellings.get(text[0] as string) ?? [])].filter(
            ([spelling]) =>
              spelling.startsWith(text) && (!isOnly || text.length >= MIN_PREFIX_SHARE * spelling.length),
          )
        : [];
    if (longer.length > 0) return { meanings: longer.map(([, meaning]) => meaning) };
    return options.isKnown(text) ? { meanings: [] } : { meanings: findTypos(text), isTypo: true };
  }

  return {
    find(query, options) {
      const words = read(query);
      const found = words.map((word, at) =>
        listMeanings(word, { isLast: at === words.length - 1, isOnly: words.length === 1 }, options),
      );
      const ownMeanings = found.map(({ meanings }) => meanings);
      // A misspelled word belongs to no class, since classes contain words of all subjects.
      const meanings = words.map(({ classes }, at) => [
        ...(ownMeanings[at] as string[]),
        ...classes.filter((name) => byConcept.has(name)),
      ]);
      const weights = words.map(({ text, weight }, at) =>
        (meanings[at] as string[]).length > 0 || options.isKnown(text) ? weight : weight * UNKNOWN_WEIGHT,
      );
      const last = words.at(-1);
      const isComplete =
        !last ||
        !options.isPrefix ||
        [last.concept, ...last.classes].some((concept) => byConcept.has(concept)) ||
        options.isKnown(last.text);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const best = new Map<Answer, QuestionMatch<Answer>>();
      const queryText = query.trim().toLowerCase();
      // A product's name alone is no question: "drill" is not "which drill should I buy".
      const isNameOnly = !queryText.includes(' ') && options.isKnown(queryText);
      for (const { answer, text, concepts, missing } of findCandidates(new Set(meanings.flat()))) {
        const isMatched = weights.map((_, at) =>
          (meanings[at] as string[]).some((concept) => concepts.includes(concept)),
        );
        const matched = weights.reduce((sum, weight, at) => (isMatched[at] ? sum + weight : sum), 0);
        const share = matched / whole;
        if (share < MIN_SHARE || (isNameOnly && concepts.length === 1 && text.includes(' '))) continue;
        const isByClass = (at: number): boolean =>
          isMatched[at] === true &&
          !(ownMeanings[at] as string[]).some((concept) => concepts.includes(concept));
        const classLoss = weights.reduce((sum, weight, at) => (isByClass(at) ? sum + weight : sum), 0);
        const score =
          matched -
          (1 - CLASS_WEIGHT) * classLoss -
          (whole - matched) -
          GAP_PENALTY * missing +
          (text === queryText ? SAME_TEXT_SCORE : 0);
        if (score <= (best.get(answer)?.score ?? Number.NEGATIVE_INFINITY)) continue;
        const isWholeQuery =
          missing === 0 && words.every(({ weight }, at) => isMatched[at] || weight <= LIGHT_WEIGHT);
        // A phrasing of a single word must match exactly, unless the word may still be incomplete.
        const isExact = concepts.length > 1 || words.some(({ text }) => isListedSpelling(text));
        if (concepts.length === 1 && !(isWholeQuery && (isExact || !isComplete))) continue;
        const isConfident =
          isComplete && (concepts.length > 1 || !words.some(({ text }) => options.isKnown(text)));
        const isSpelledCorrectly = !found.some(({ isTypo }, at) => isTypo && isMatched[at]);
        const unmatchedWords = words.flatMap(({ text }, at) => (isMatched[at] ? [] : text));
        best.set(answer, {
          answer,
          score,
          share,
          unmatchedWords,
          isSpelledCorrectly,
          isWholeQuery,
          isConfident,
        });
      }
      return [...best.values()].sort((a, b) => b.score - a.score);
    },
  };
}
