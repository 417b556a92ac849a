import type { NotSoldContent, NotSoldEntry } from '#content/schemas/index.ts';
import type { NotSold } from '#lib/contract/search/query.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { FACETS } from '#lib/search/facets.ts';
import type { DocumentColumns } from '../index/facet-index.ts';
import { WEIGHT_SCALE } from '../index/posting-list.ts';
import type { TextIndex } from '../index/text-index.ts';
import { createFilterMask } from '../query/filter.ts';
import type { Matcher } from '../query/matcher.ts';
import { selectTop } from '../query/select-top.ts';
import type { TextMatches } from '../query/word-search.ts';
import { createProductResolver } from '../questions/product-resolver.ts';
import { tokenize } from '../text/tokenizer.ts';
import type { ProductDocument } from '../types.ts';
import { findNotSold, findNotSoldByStart } from './find-not-sold.ts';
import type { CatalogVocabulary } from './match-not-sold-phrase.ts';
import { createNotSoldIndex } from './not-sold-index.ts';

// Minimum score of products found by editors' words, as a share of the best one.
const MIN_FIND_SHARE = 0.7;
// With at least this share of the best score, only the brand's own categories are shown: drill batteries for
// "dewalt battery".
const MIN_NEAREST_SHARE = 0.4;
// Minimum weight of a word in the name of a product.
const NAME_WEIGHT = 10 * WEIGHT_SCALE;
const MAX_COMPLETIONS = 50;

/** The product or brand that a query names and the shop does not sell, with its names in both languages. */
interface NotSoldSubject {
  kind: NotSold['kind'];
  name: Record<Language, string>;
  nearest: { slug: string; name: Record<Language, string> } | null;
  /** The rest of the query, if it selected the products. */
  query: string | null;
}

/** The nearest alternatives to a product that is not sold. */
export interface NotSoldMatches extends TextMatches {
  notSoldSubject: NotSoldSubject;
  /** Whether the query consists only of the name. */
  isWholeQuery: boolean;
  /** Whether editors list these very English words as not sold, and not as the name of a product: wheel chair. */
  isListedName: boolean;
}

interface NotSoldParts {
  columns: DocumentColumns;
  matchers: Record<Language, TextIndex & { matcher: Matcher }>;
  /** Whether a word of another language is known, which is then no misspelling. */
  isForeign?: (word: string) => boolean;
}

/** Returns the names of all categories by slug. */
function listCategoryNames(documents: readonly ProductDocument[]): Map<string, Record<Language, string>> {
  return new Map(
    documents.flatMap(({ categoryPath, text }) =>
      categoryPath.map((slug, level): [string, Record<Language, string>] => [
        slug,
        { en: text.en.categories.at(-1 - level) ?? slug, ar: text.ar.categories.at(-1 - level) ?? slug },
      ]),
    ),
  );
}

function createCatalogVocabulary(
  { termIndex }: TextIndex,
  isForeign: (word: string) => boolean,
): CatalogVocabulary {
  const hasWord = (word: string): boolean => termIndex.getId(word) !== undefined;
  return {
    hasWord,
    isNameWord: (word) => termIndex.isNameWord(word),
    namesKind: (word) => {
      const id = termIndex.getId(word);
      return (id !== undefined && termIndex.isKindNoun(id)) || termIndex.findKinds([word], 0) !== undefined;
    },
    isInKindName: (words, at, length) =>
      words.slice(0, at + 1).some((_, start) => {
        if (start < at + length - termIndex.maxKindWords) return false;
        const kinds = termIndex.findKinds(words, start);
        return kinds !== undefined && kinds.length > length && start + kinds.length >= at + length;
      }),
    hasSimilarWord: (word) =>
      isForeign(word) ||
      termIndex.findByPrefix(word, 1).length > 0 ||
      // Letters repeated by mistake or for emphasis.
      hasWord(word.replace(/(.)\1+/gu, '$1')) ||
      termIndex.findWithinEdits(word, 1).some(({ id }) => termIndex.isNameTerm(id)),
  };
}

/**
 * Returns a test whether a product's name, or what customers call it, has all words, the last of which may be
 * incomplete.
 */
const createStartTest =
  ({ termIndex }: TextIndex) =>
  (words: readonly string[]): boolean => {
    if (termIndex.isKindPhrasePrefix(words)) return true;
    const isIn = (ids: readonly number[], doc: number): boolean =>
      ids.some((id) => termIndex.getWeight(id, doc) >= NAME_WEIGHT);
    const others = words.slice(0, -1).map((word) => termIndex.listForms(word));
    const last = termIndex.findByPrefix(words.at(-1) ?? '', MAX_COMPLETIONS).map(({ id }) => id);
    const [first = []] = others;
    const docs = first.flatMap((id) => [...termIndex.getPosting(id).docs]);
    return docs.some((doc) => isIn(last, doc) && others.every((ids) => isIn(ids, doc)));
  };

function listCategoryProducts(
  columns: DocumentColumns,
  everything: Int32Array,
  slugs: readonly string[],
): Int32Array {
  if (slugs.length === 0) return new Int32Array(0);
  const of = slugs.map((value) => ({ kind: 'is' as const, facet: FACETS.category, value }));
  const mask = createFilterMask(columns, { kind: 'any', of }, { country: COUNTRIES.ae.code, language: 'en' });
  return everything.filter((doc) => mask?.[doc] === 1);
}

/**
 * Returns a search for alternatives to what the shop does not sell. The search returns undefined for other
 * queries.
 */
export function createNotSoldSearch(
  content: NotSoldContent,
  documents: readonly ProductDocument[],
  { columns, matchers, isForeign = () => false }: NotSoldParts,
) {
  const index = createNotSoldIndex(content, documents);
  const categoryNames = listCategoryNames(documents);
  const everything = Int32Array.from(documents.keys());
  const resolveProducts = createProductResolver(documents);
  const findStart = (language: Language, query: string) =>
    findNotSoldByStart(index, query, createStartTest(matchers[language]));

  /** Scores documents by category; the first category scores highest. */
  function scoreByCategory(candidates: Int32Array, categories: readonly string[]): Float32Array {
    const scores = new Float32Array(columns.size);
    for (const doc of candidates) {
      const path: readonly string[] = documents[doc]?.categoryPath ?? [];
      scores[doc] = categories.length - categories.findIndex((slug) => path.includes(slug));
    }
    return scores;
  }

  return (language: Language, query: string, isPrefix: boolean): NotSoldMatches | undefined => {
    const vocabulary = createCatalogVocabulary(matchers[language], isForeign);
    const found = findNotSold(index, query, vocabulary) ?? (isPrefix ? findStart(language, query) : null);
    if (!found) return undefined;
    const { kind, entry, rest, isWholeQuery } = found;
    const candidates = listCategoryProducts(columns, everything, entry.categories);
    // Of a brand without alternatives, the other words are searched for if they name products of the shop.
    const isElsewhere = entry.categories.length > 0 || tokenize(rest).some(vocabulary.namesKind);
    const words = rest ? (isElsewhere ? rest : '') : entry.find;
    const chosen = words
      ? filterByCategories(
          candidates,
          matchers[rest ? language : 'en'].matcher(words, rest !== '' && isPrefix, {
            includesAccessories: rest === '',
          }),
          rest === '',
        )
      : undefined;
    const named = entry.products && rest === '' ? resolveProducts(entry.products) : undefined;
    const slug = entry.categories.find((each) => categoryNames.has(each));
    const notSoldSubject: NotSoldSubject = {
      kind,
      name: { en: entry.en[0] ?? '', ar: entry.ar[0] ?? '' },
      nearest: slug ? { slug, name: categoryNames.get(slug) as Record<Language, string> } : null,
      query: rest !== '' && chosen ? rest : null,
    };
    const all = {
      documents: candidates,
      scores: scoreByCategory(candidates, entry.categories),
      terms: [],
      correctedQuery: null,
    };
    return {
      ...(chosen && rest ? filterByBestCategory(chosen, documents) : (named ?? chosen ?? all)),
      notSoldSubject,
      isWholeQuery,
      isListedName: isListedName(entry, tokenize(query), matchers[language]),
    };
  };
}

function isListedName({ en }: NotSoldEntry, words: readonly string[], { termIndex }: TextIndex): boolean {
  const isListed = en.some((name) => tokenize(name).join(' ') === words.join(' '));
  return isListed && !termIndex.isKindPhrase(words);
}

/** Keeps the products of the best match's leaf category; others only mention the words. */
function filterByBestCategory(matches: TextMatches, documents: readonly ProductDocument[]): TextMatches {
  const [best = -1] = selectTop(
    matches.documents,
    1,
    (a, b) => (matches.scores[a] as number) > (matches.scores[b] as number),
  );
  const getLeaf = (doc: number): string | undefined => documents[doc]?.categoryPath[2];
  return { ...matches, documents: matches.documents.filter((doc) => getLeaf(doc) === getLeaf(best)) };
}

/**
 * Keeps the matches among the candidates. Unless `isStrict` is set, keeps all matches if no candidate scores
 * nearly as well as the best match.
 */
function filterByCategories(
  candidates: Int32Array,
  matches: TextMatches,
  isStrict: boolean,
): TextMatches | undefined {
  const inCategories = new Set(candidates);
  const best = matches.documents.reduce(
    (top, doc) => ((matches.scores[doc] as number) > (matches.scores[top] ?? -1) ? doc : top),
    -1,
  );
  if (best === -1) return undefined;
  const nearest = matches.documents.filter((doc) => inCategories.has(doc));
  const highest = nearest.reduce((high, doc) => Math.max(high, matches.scores[doc] as number), 0);
  const isFar = highest < MIN_NEAREST_SHARE * (matches.scores[best] as number);
  const isElsewhere = !isStrict && matches.correctedQuery === null && isFar;
  const least = isStrict ? MIN_FIND_SHARE * highest : 0;
  const found = isElsewhere
    ? matches.documents
    : nearest.filter((doc) => (matches.scores[doc] as number) >= least);
  return found.length > 0 ? { ...matches, documents: found, correctedQuery: null } : undefined;
}

/** Formats the message that the products found are not sold in a size. */
export function describeMissingSize(
  size: string,
  { sentences }: NotSoldContent,
  language: Language,
): NotSold {
  const text = sentences[language].size.replace('{size}', size);
  return { kind: 'size', name: size, nearest: null, query: null, text };
}

/** Formats the message about what is not sold and what is shown instead. */
export function describeNotSold(
  { kind, name, nearest, query }: NotSoldSubject,
  { sentences }: NotSoldContent,
  { language, total }: { language: Language; total: number },
): NotSold {
  const texts = sentences[language];
  const category =
    nearest && total > 0 && !query ? { slug: nearest.slug, name: nearest.name[language] } : null;
  const asked = total > 0 ? query : null;
  const second = asked ? texts.query : category ? texts.nearest : '';
  const values: Record<string, string> = {
    name: name[language],
    category: category?.name ?? '',
    query: asked ?? '',
  };
  const text = `${texts[kind]} ${second}`.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '').trim();
  return { kind, name: name[language], nearest: category, query: asked, text };
}
