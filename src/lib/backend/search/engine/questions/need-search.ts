import type { NeedEntry } from '#content/schemas/index.ts';
import { MIN_NAME_WEIGHT } from '../index/term-index.ts';
import type { TextIndex } from '../index/text-index.ts';
import type { TextMatches } from '../query/word-search.ts';
import { ARABIC_WORD } from '../text/arabic-stemming.ts';
import { reorderForPhrase } from '../text/for-phrase.ts';
import { isCollectiveNoun, isGenericNoun } from '../text/generic-nouns.ts';
import { isPossibleJobVerb } from '../text/job-verbs.ts';
import { isStopWord } from '../text/stop-words.ts';
import { removeStopWords, tokenize } from '../text/tokenizer.ts';
import type { ProductDocument } from '../types.ts';
import { createProductResolver } from './product-resolver.ts';
import { createQuestionIndex, type QuestionOptions } from './question-index.ts';
import type { QuestionReader } from './question-reader.ts';

// Maximum products for a need that is part of a query; fewer when the rest is misspelled, as it may mean
// something else.
const MAX_PARTIAL_PRODUCTS = 3;
const MAX_MISTYPED_PRODUCTS = 1;
// A need that matches this share of a query is considered its whole intent: products for the other words are
// unrelated.
const MIN_MAIN_SHARE = 0.7;
const NAMED_SCORE = 1000;
const TROUBLE_CLASS = '@trouble';
const MAX_NAME_WORDS = 4;
// A use without a name: "for drying clothes" is no drying cloth. A blocked toilet is no toilet block either.
const USE_ONLY = /^\s*for\s/i;

/** Products for a problem or job, in the editors' order. */
export interface NeedMatches extends TextMatches {
  need: NeedEntry;
  /** Whether the need is the whole query. */
  isWholeQuery: boolean;
  /** Whether matches of the other words of the query are left out. */
  isMainIntent: boolean;
}

/**
 * Returns a search for products for a problem or job. The search returns undefined when a query names none.
 */
export function createNeedSearch(
  needs: readonly NeedEntry[],
  reader: QuestionReader,
  documents: readonly ProductDocument[],
) {
  const index = createQuestionIndex(
    needs.map((need) => ({ answer: need, phrasings: need.ask })),
    reader,
  );
  const listProducts = createProductResolver(documents);

  return (
    query: string,
    options: QuestionOptions & Pick<TextIndex, 'termIndex'>,
  ): NeedMatches | undefined => {
    const best = index.find(query, options).at(0);
    if (!best) return undefined;
    // A part of a query is not treated as a need when it is misspelled, or when a product has all words of
    // the query in its name.
    if (!best.isWholeQuery && (!best.isSpelledCorrectly || isProductName(query, options.termIndex)))
      return undefined;
    if (!best.isWholeQuery && isForNeed(query, best.unmatchedWords, options.termIndex)) return undefined;
    const products = listProducts(best.answer.cures);
    if (!products) return undefined;
    const { termIndex } = options;
    const byUse = reorderForPhrase(tokenize(query));
    const isProblem = reader.read(query).some(({ classes }) => classes.includes(TROUBLE_CLASS));
    const named =
      USE_ONLY.test(query) || (isProblem && best.isWholeQuery)
        ? new Set<number>()
        : (termIndex.findKindProducts(removeStopWords(tokenize(query))) ??
          (byUse && termIndex.findKindProducts(byUse)) ??
          listNamed(query, termIndex));
    const isNamed = (doc: number): boolean => named.has(doc);
    // A query that is a product's name finds that product: "cutting board" is not the need to cut a board.
    if (named.size > 0 && !products.documents.some(isNamed)) return undefined;
    raise(products, named);
    const sized = listKindBesideSize(query, termIndex);
    if (sized && !products.documents.some((doc) => sized.has(doc))) return undefined;
    const kind = listKindBeforeWith(query, options.termIndex);
    if (kind.size > 0 && !products.documents.some((doc) => kind.has(doc))) return undefined;
    const isName =
      !best.isWholeQuery && !isProblem && best.unmatchedWords.every((word) => !isPossibleJobVerb(word));
    const head = findNounBeforeUse(query) ?? (isName ? findLastNoun(query) : undefined);
    if (head !== undefined && isOtherProduct(head, products.documents, termIndex)) return undefined;
    const { answer, isWholeQuery, share } = best;
    return { ...products, need: answer, isWholeQuery, isMainIntent: isWholeQuery || share >= MIN_MAIN_SHARE };
  };
}

/** Places the best products for a need that is part of a query before the matches of its words. */
export function mergeNeedMatches(
  need: NeedMatches | undefined,
  matches: TextMatches,
): TextMatches & Partial<NeedMatches> {
  if (!need || need.isMainIntent || matches.documents.length === 0) return need ?? matches;
  const scores = Float32Array.from(matches.scores);
  const highest = matches.documents.reduce((high, doc) => Math.max(high, scores[doc] as number), 0);
  const size = matches.correctedQuery === null ? MAX_PARTIAL_PRODUCTS : MAX_MISTYPED_PRODUCTS;
  const first = need.documents.subarray(0, size);
  const others = need.documents.subarray(size).filter((doc) => !matches.documents.includes(doc));
  for (const [at, doc] of first.entries()) scores[doc] = highest + first.length - at;
  const documents = new Set([...first, ...matches.documents, ...others]);
  return { ...need, documents: Int32Array.from(documents), scores };
}

/** Whether a product's name has all words of a query. */
function isProductName(query: string, termIndex: TextIndex['termIndex']): boolean {
  const ids = removeStopWords(tokenize(query)).map((word) => termIndex.listForms(word));
  const isIn = (doc: number, forms: readonly number[]): boolean =>
    forms.some((id) => termIndex.getWeight(id, doc) >= MIN_NAME_WEIGHT);
  const [first = [], ...others] = ids;
  const docs = first.flatMap((id) => [...termIndex.getPosting(id).docs]);
  return docs.some((doc) => [first, ...others].every((forms) => isIn(doc, forms)));
}

/**
 * Returns the products that have the head noun of a query as their kind and its other words in their names:
 * "bread knife".
 */
function listNamed(query: string, termIndex: TextIndex['termIndex']): Set<number> {
  const words = tokenize(query);
  const head = ARABIC_WORD.test(words[0] ?? '') ? words[0] : words.at(-1);
  // Words after "for" and similar words are not a name.
  if (head === undefined || words.some(isStopWord)) return new Set();
  const others = words.filter((word) => word !== head).map((word) => termIndex.listForms(word));
  const isIn = (doc: number, forms: readonly number[]): boolean =>
    forms.some((id) => termIndex.getWeight(id, doc) >= MIN_NAME_WEIGHT);
  const kinds = termIndex
    .listForms(head)
    .filter((id) => !termIndex.isCustomerWord(id))
    .flatMap((id) => termIndex.listDocumentsOfKind(id));
  return new Set(kinds.filter((doc) => others.every((forms) => isIn(doc, forms))));
}

/** Places some products before the others of a need. */
function raise({ documents, scores }: TextMatches, products: ReadonlySet<number>): void {
  for (const doc of documents) if (products.has(doc)) scores[doc] = NAMED_SCORE + (scores[doc] ?? 0);
  documents.sort((a, b) => (scores[b] as number) - (scores[a] as number));
}

/** Returns the products of the kind that a query names beside a size: "electric wire 2.5 mm". */
function listKindBesideSize(
  query: string,
  termIndex: TextIndex['termIndex'],
): ReadonlySet<number> | undefined {
  const words = removeStopWords(tokenize(query));
  const name = words.filter((word) => !/\d/.test(word));
  return name.length < words.length ? termIndex.findKindProducts(name) : undefined;
}

const WITH = /^(?:with|مع)$/;
const BEFORE_WITH = /^(?:for|of|in|on|from)$/;

/** Returns the products of the kind that a query names before what they have: "mirror with a light". */
function listKindBeforeWith(query: string, termIndex: TextIndex['termIndex']): Set<number> {
  const words = tokenize(query);
  const at = words.findIndex((word) => WITH.test(word) || isJoinedWith(word, termIndex));
  if (at < 1 || (at === words.length - 1 && WITH.test(words[at] ?? ''))) return new Set();
  const before = words.slice(0, at);
  const end = before.findIndex((word) => BEFORE_WITH.test(word));
  const head = ARABIC_WORD.test(words[0] ?? '') ? words[0] : before[(end < 1 ? at : end) - 1];
  return new Set(termIndex.listForms(head ?? '').flatMap((id) => termIndex.listDocumentsOfKind(id)));
}

/** Returns the noun that a query names before its use: a board for cutting meat. */
const findNounBeforeUse = (query: string): string | undefined => {
  const words = tokenize(query);
  return words[words.indexOf('for') - 1];
};

/** Returns the last word of a query that may be a name: "stainless steel kitchen sink". */
function findLastNoun(query: string): string | undefined {
  const words = tokenize(query);
  const isName =
    words.length <= MAX_NAME_WORDS && !words.some((word) => isStopWord(word) || isPossibleJobVerb(word));
  return isName && !ARABIC_WORD.test(query) ? words.at(-1) : undefined;
}

/** Whether a noun names a kind of product and none of the documents is called by it. */
function isOtherProduct(head: string, documents: Int32Array, termIndex: TextIndex['termIndex']): boolean {
  if (isGenericNoun(head) || isCollectiveNoun(head)) return false;
  const forms = termIndex.listForms(head);
  const isNoun = forms.some((id) => termIndex.isKindNoun(id) && !termIndex.isCustomerWord(id));
  const isCalled = (doc: number): boolean =>
    forms.some((id) => termIndex.getWeight(id, doc) >= MIN_NAME_WEIGHT);
  return isNoun && !documents.some(isCalled);
}

/** Whether an Arabic word is "with" and a noun: باضاءة. "بال…" is mostly "in the …". */
function isJoinedWith(word: string, termIndex: TextIndex['termIndex']): boolean {
  const noun = /^ب(?!ال)([\u0621-\u064a]{4,})$/.exec(word)?.[1];
  return noun !== undefined && termIndex.listForms(noun).length > 0;
}

/** Whether a query names a kind of product and the need is only its use: "cups for coffee with guests". */
function isForNeed(query: string, others: readonly string[], termIndex: TextIndex['termIndex']): boolean {
  const words = tokenize(query);
  const at = ARABIC_WORD.test(words[0] ?? '') ? 1 : words.indexOf('for');
  const isKind = (word: string): boolean =>
    termIndex.listForms(word).some((id) => !termIndex.isCustomerWord(id) && termIndex.isKindNoun(id));
  return words.slice(0, Math.max(0, at)).some((word) => others.includes(word) && isKind(word));
}
