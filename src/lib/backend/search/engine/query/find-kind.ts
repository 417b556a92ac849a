import { WEIGHT_SCALE } from '../index/posting-list.ts';
import { MIN_NAME_WEIGHT, type TermIndex } from '../index/term-index.ts';
import type { TextIndex } from '../index/text-index.ts';
import { ARABIC_WORD } from '../text/arabic-stemming.ts';
import { isGenericNoun } from '../text/generic-nouns.ts';
import { JOB_VERB } from '../text/job-verbs.ts';
import type { QueryTerm } from './parse-query.ts';
import type { ScoredTerm } from './query-expansion.ts';
import type { ScoredDocuments } from './scoring.ts';
import type { TracedAttempt } from './search-trace.ts';

/** With fewer products of the named kind, related products are added. */
export const MIN_STRONG_MATCHES = 3;
/** Minimum share of the best score for documents that do not match all words. */
export const MIN_RELAXED_SHARE = 0.6;
// Minimum share of the best score from which only products of the named kind are selected.
const MIN_KIND_SHARE = 0.8;
// Minimum share of the words of an editors' phrase that a query must contain.
const MIN_KEYWORD_SHARE = 0.8;
// Longer queries describe a problem, in which the kind is not the head noun.
const MAX_NAMING_TERMS = 3;
// Terms of a lower quality are synonyms, stems or corrections of the typed word.
const MIN_TYPED_QUALITY = 0.9;
// Shorter words are parts of abbreviations.
const MIN_HEAD_LENGTH = 3;
// Minimum share of the products with a noun in their name that are of its kind: most with "wall" are no walls.
const MIN_KIND_NOUN_SHARE = 0.2;

/**
 * Returns the terms that may name the kind: those that editors list for the words, if any. Otherwise, in each
 * phrase, the terms at the position of the typed head noun; in a phrase of another length (a synonym), those
 * of its last word in English and of its first word in Arabic.
 */
const listTerms = ({ tokens, phrases, kinds }: QueryTerm, head: string): readonly ScoredTerm[] =>
  kinds ??
  phrases.flatMap((phrase) => {
    if (phrase.length === tokens.length) return phrase[tokens.indexOf(head)] ?? [];
    return (ARABIC_WORD.test(head) ? phrase[0] : phrase.at(-1)) ?? [];
  });

/** Keeps the documents whose kind of product is named by one of the terms. */
function filterByKind(
  documents: readonly number[],
  terms: readonly ScoredTerm[],
  termIndex: TermIndex,
): number[] {
  const named = new Set<number>();
  for (const { id } of terms) for (const doc of termIndex.listDocumentsOfKind(id)) named.add(doc);
  return documents.filter((doc) => named.has(doc));
}

/**
 * Returns the documents of the kind that the query names, without accessories (hammers, not hammer drills),
 * and the word that names it; undefined if no word does. `heads` are the words that may name the kind, most
 * likely first. With `isTyped`, products that have the typed word as their kind are preferred to those that
 * have a synonym of it.
 */
function findKind(
  documents: readonly number[],
  queryTerms: readonly QueryTerm[],
  heads: readonly string[],
  { termIndex, isTyped = false }: { termIndex: TermIndex; isTyped?: boolean },
): { documents: number[]; head: string } | undefined {
  for (const head of heads) {
    const queryTerm = queryTerms.find(({ tokens }) => tokens.includes(head));
    if (!queryTerm || head.length < MIN_HEAD_LENGTH || queryTerm.correction) continue;
    const terms = listTerms(queryTerm, head);
    // Exact matches come before prefix matches.
    const whole = terms.filter(({ isLonger }) => !isLonger);
    const typed = isTyped ? [whole.filter(({ quality }) => quality >= MIN_TYPED_QUALITY)] : [];
    for (const some of [...typed, whole, terms]) {
      const kind = filterByKind(documents, some, termIndex);
      if (kind.length > 0) return { documents: kind, head };
    }
  }
  return undefined;
}

// Minimum weight of a word in the name of a product or of its category.
const CATEGORY_WEIGHT = 6 * WEIGHT_SCALE;

export const getBestScore = (documents: Iterable<number>, scores: Float32Array): number => {
  let best = 0;
  for (const doc of documents) best = Math.max(best, scores[doc] as number);
  return best;
};

/** Whether one of the best documents is among the products of a kind. */
export function includesBest(
  kind: ReadonlySet<number>,
  documents: readonly number[],
  scores: Float32Array,
): boolean {
  const best = getBestScore(documents, scores);
  return documents.some((doc) => kind.has(doc) && scores[doc] === best);
}

/**
 * Moves the most likely head that is a noun of products to the front, as English queries often end with a feature
 * or a place: coverall in "cotton coverall long sleeve". An unknown word may name what is not sold and stays.
 */
export function sortHeads(heads: readonly string[], termIndex: TermIndex): readonly string[] {
  if (heads.some((word) => ARABIC_WORD.test(word))) return heads;
  const noun = heads.find((word) => {
    const id = termIndex.getId(word);
    const isKnown = id !== undefined && !termIndex.findKinds([word], 0);
    return !isKnown || termIndex.getKindShare(id) >= MIN_KIND_NOUN_SHARE;
  });
  return noun === undefined ? heads : [noun, ...heads.filter((word) => word !== noun)];
}

/** Returns how many words a document must match. */
export const countNeeded = (queryTerms: readonly QueryTerm[]): number =>
  queryTerms.filter(({ isOptional }) => !isOptional).length;

/** Returns the name of a kind in the query that has several words: the one with the head noun, or the last one. */
function findNameOfWords(queryTerms: readonly QueryTerm[], head = ''): QueryTerm | undefined {
  const names = queryTerms.filter(({ kinds, tokens }) => kinds && tokens.length > 1);
  return names.find(({ tokens }) => tokens.includes(head)) ?? names.at(-1);
}

/** Whether a short query names the kind by editors' words and no word of it may be mistyped. */
export const namesKind = (queryTerms: readonly QueryTerm[], head = ''): boolean =>
  queryTerms.length <= MAX_NAMING_TERMS &&
  queryTerms.some(({ kinds, tokens }) => kinds && tokens.includes(head)) &&
  (findNameOfWords(queryTerms, head)?.tokens.includes(head) ?? true) &&
  queryTerms.every(({ correction, isOptional }) => !correction && !isOptional);

/** Returns functions that select the products of the kind that a query names. */
export function createKindSelection({ termIndex, leafCategories }: TextIndex) {
  /** Finds other matches in the categories of a kind with few products. */
  function listRelated(documents: readonly number[], all: readonly number[]): readonly number[] {
    const categories = new Set(documents.map((doc) => leafCategories[doc]));
    const own = new Set(documents);
    return all.filter((doc) => !own.has(doc) && categories.has(leafCategories[doc]));
  }

  /** Finds the products that have a word as their kind, whatever else the query says. */
  function listCalled(word: string, documents: readonly number[]): readonly number[] {
    const forms = termIndex.listForms(word).map((id) => ({ id, quality: 1 }));
    return filterByKind(documents, forms, termIndex);
  }

  /**
   * Keeps products of the named kind if they score nearly as well as the best: hammers, not hammer drills.
   */
  function selectKindProducts(
    all: readonly number[],
    scored: ScoredDocuments,
    queryTerms: readonly QueryTerm[],
    heads: readonly string[],
    { isNamed, keywordShares }: { isNamed: boolean; keywordShares: ReadonlyMap<number, number> },
  ): { selected: readonly number[]; related: readonly number[]; kind: TracedAttempt['kind'] } {
    const kind = findKind(all, queryTerms, heads.slice(0, 1), { termIndex });
    if (!kind) {
      // Where editors name the kind, products that mention it only in their descriptions are excluded.
      const named = queryTerms.flatMap(
        ({ kinds, tokens }) => (tokens.includes(heads[0] ?? '') && kinds) || [],
      );
      const isNamedIn = (doc: number): boolean =>
        named.some(({ id }) => termIndex.getWeight(id, doc) >= MIN_NAME_WEIGHT);
      const isSelected = (doc: number): boolean =>
        (keywordShares.get(doc) ?? 0) >= MIN_KEYWORD_SHARE || isNamedIn(doc);
      const selected = isNamed ? all.filter(isSelected) : all;
      return { selected, related: [], kind: null };
    }
    const { scores } = scored;
    const isKept = getBestScore(kind.documents, scores) >= MIN_KIND_SHARE * getBestScore(all, scores);
    const { head: word, documents } = kind;
    const needed = countNeeded(queryTerms);
    const isMatching = (doc: number): boolean => scored.matchedTerms[doc] === needed;
    const isShort = isKept && documents.length < MIN_STRONG_MATCHES;
    const matching = isShort ? listRelated(documents, all.filter(isMatching)) : [];
    // Few products of a kind are followed by others that are called so: room locks after "steel door lock".
    const isStillShort = isShort && documents.length + matching.length < MIN_STRONG_MATCHES;
    const called = isStillShort ? listRelated(documents, listCalled(word, scored.documents)) : [];
    const related = [...new Set([...matching, ...called])];
    return {
      selected: isKept ? documents : all,
      related,
      kind: { word, count: documents.length, isKept },
    };
  }

  /**
   * Whether a short query names a kind of product by its first head noun, and none of the documents has that
   * noun in its name: other words of "glass shelf" must not lead to glass doors.
   */
  function isKindMissing(
    all: readonly number[],
    queryTerms: readonly QueryTerm[],
    [head = '']: readonly string[],
  ): boolean {
    // A job is no kind of product: "sanding wood table".
    const isPlain = queryTerms.every(
      ({ correction, isOptional, tokens }) =>
        !correction && !isOptional && !tokens.some((token) => token.endsWith('ing') || JOB_VERB.test(token)),
    );
    if (!isPlain || queryTerms.length > MAX_NAMING_TERMS || head.length < MIN_HEAD_LENGTH) return false;
    const queryTerm = queryTerms.find(({ tokens }) => tokens.includes(head));
    if (!queryTerm || queryTerms.length < 2 || isGenericNoun(head)) return false;
    // A name of several words is more certain than a noun: "usb socket wall plate".
    if (findNameOfWords(queryTerms)) return false;
    const terms = listTerms(queryTerm, head).filter(
      ({ isLonger, quality }) => !isLonger && quality >= MIN_TYPED_QUALITY,
    );
    const isNamed = (doc: number): boolean =>
      terms.some(({ id }) => termIndex.getWeight(id, doc) >= CATEGORY_WEIGHT);
    const isNoun = ({ id }: ScoredTerm): boolean => termIndex.isKindNoun(id) && !termIndex.isCustomerWord(id);
    return all.length > 0 && terms.some(isNoun) && !all.some(isNamed);
  }

  /** Returns the documents of the kind that the first head noun names. */
  const listKindProducts = (
    queryTerms: readonly QueryTerm[],
    { documents }: ScoredDocuments,
    heads: readonly string[],
  ): number[] =>
    findKind(documents, queryTerms, heads.slice(0, 1), {
      termIndex,
      isTyped: ARABIC_WORD.test(heads[0] ?? ''),
    })?.documents ?? [];

  /**
   * Finds products of the kind that the first head noun names, even if other words of the query do not match.
   */
  function listNamed(
    queryTerms: readonly QueryTerm[],
    scored: ScoredDocuments,
    heads: readonly string[],
  ): number[] {
    const { scores, matchedTerms } = scored;
    const kind = listKindProducts(queryTerms, scored, heads);
    for (const doc of kind) scores[doc] = (scores[doc] as number) * ((matchedTerms[doc] as number) + 0.5);
    const least = MIN_RELAXED_SHARE * getBestScore(kind, scores);
    return kind.filter((doc) => (scores[doc] as number) >= least);
  }

  /** Keeps the documents of the kind that a name of several words in the query is for, if there are any. */
  function preferNamed(
    documents: readonly number[],
    queryTerms: readonly QueryTerm[],
    [head]: readonly string[],
  ): readonly number[] {
    const kinds = findNameOfWords(queryTerms, head)?.kinds ?? [];
    const ofKind = documents.filter((doc) => kinds.some(({ id }) => termIndex.getWeight(id, doc) > 0));
    return ofKind.length > 0 ? ofKind : documents;
  }

  return { selectKindProducts, isKindMissing, preferNamed, listNamed, listKindProducts };
}
