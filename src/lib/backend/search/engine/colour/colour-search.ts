import type { Language } from '#lib/locale/locale.ts';
import { FACETS, LEVEL_SEPARATOR } from '#lib/search/facets.ts';
import type { DocumentColumns } from '../index/facet-index.ts';
import { WEIGHT_SCALE } from '../index/posting-list.ts';
import type { TermIndex } from '../index/term-index.ts';
import type { Matcher } from '../query/matcher.ts';
import { fillShortList } from '../query/merge-matches.ts';
import { selectTop } from '../query/select-top.ts';
import type { TextMatches } from '../query/word-search.ts';
import { tokenize } from '../text/tokenizer.ts';
import { type ColourQuery, isPaintWord, readColourQuery, removePaintWords } from './paint-query.ts';
import { createShadeIndex, type IndexedShade, type ShadeCatalog } from './shade-catalog.ts';

/** Matches of a query that names a colour or a shade. */
export interface ColourMatches extends TextMatches {
  /** For paint: the matching shades, nearest first. */
  shades?: readonly IndexedShade[];
  /** For paint: whether a product is available in one of the shades. */
  isAvailableInShade?: (doc: number) => boolean;
  /** Whether all products have the colour itself, none a shade of paint. */
  isInColour?: boolean;
  /** Whether nothing but a colour and a room or wall is asked for. */
  isRoomOnly?: boolean;
}

interface ColourSearchParts {
  columns: DocumentColumns;
  matchers: Record<Language, { matcher: Matcher; termIndex: TermIndex }>;
}

const PAINT: Record<Language, string> = { en: 'paint', ar: 'دهان' };
// The query is treated as one for paint if one of this many best matches is available in shades.
const INSPECTED_MATCHES = 3;
// Factor for products in the colour. Those that match at least half as well as the best then rank before all
// others.
const COLOUR_FACTOR = 2;
const MIN_SHARE = 0.5;
const MAIN_KIND_SCORE = 2;
const MIN_SUBJECT_LENGTH = 3;
const MIN_NAME_WORDS = 2;
// Minimum weight of a word in a name: that of the name in the other language.
const OTHER_NAME_WEIGHT = 5 * WEIGHT_SCALE;

// Minimum weight of a word in an attribute: descriptions mention colours that the product does not have.
const ATTRIBUTE_WEIGHT = 2 * WEIGHT_SCALE;

const getHighest = ({ documents, scores }: TextMatches): number =>
  documents.reduce((high, doc) => Math.max(high, scores[doc] as number), 0);

/**
 * Returns a search for products in a colour and for paint in a shade. The search returns undefined when a
 * query names neither.
 */
export function createColourSearch(catalog: ShadeCatalog, { columns, matchers }: ColourSearchParts) {
  const shadeIndex = createShadeIndex(catalog);
  const colourColumn = columns.facets.get(FACETS.colour);
  const isTinted = (doc: number): boolean => shadeIndex.hasShades(columns.codes[doc] as string);

  const categories = columns.facets.get(FACETS.lvl2);
  const getKind = (doc: number): string =>
    categories?.values[categories.ids[categories.starts[doc] as number] as number] ?? '';

  /** Returns the documents with a word for the colour, or with a variant of its colour family. */
  function listColoured(termIndex: TermIndex, { colour, names }: ColourQuery): Set<number> {
    const family = colourColumn?.idByValue.get(colour.family);
    const ids = names.flatMap((name) => termIndex.getId(name) ?? []);
    const docs = ids.flatMap((id) =>
      [...termIndex.getPosting(id).docs].filter((doc) => termIndex.getWeight(id, doc) >= ATTRIBUTE_WEIGHT),
    );
    return new Set([
      ...docs,
      ...(family === undefined || !colourColumn ? [] : colourColumn.getDocuments(family)),
    ]);
  }

  /**
   * Whether a product has the colour and all other words of the query in its name: white spirit, black tea.
   */
  function isName(termIndex: TermIndex, { names, rest }: ColourQuery): boolean {
    const ids = names.flatMap((name) => termIndex.getId(name) ?? []);
    const others = rest.map((word) => termIndex.getId(word) ?? -1);
    if (others.length === 0 || others.includes(-1)) return false;
    const isInName = (id: number, doc: number): boolean => termIndex.getWeight(id, doc) >= OTHER_NAME_WEIGHT;
    return ids.some((id) =>
      termIndex
        .getPosting(id)
        .docs.some((doc) => isInName(id, doc) && others.every((other) => isInName(other, doc))),
    );
  }

  /** Boosts the products that `isRaised` selects, if they match at least half as well as the best. */
  function boostMatches(matches: TextMatches, isBoosted: (doc: number) => boolean): TextMatches {
    const scores = matches.scores.slice();
    const least = MIN_SHARE * getHighest(matches);
    for (const doc of matches.documents) {
      const score = scores[doc] as number;
      if (score >= least && isBoosted(doc)) scores[doc] = COLOUR_FACTOR * score;
    }
    return { ...matches, scores };
  }

  /** Leaves out the products of other colours when one of the best has the colour. */
  function filterByColour(matches: TextMatches, isColoured: (doc: number) => boolean): ColourMatches {
    const least = MIN_SHARE * getHighest(matches);
    const isMeant = (doc: number): boolean => (matches.scores[doc] as number) >= least && isColoured(doc);
    return matches.documents.some(isMeant)
      ? { ...matches, documents: matches.documents.filter(isColoured), isInColour: true }
      : matches;
  }

  /**
   * Merges two matches: each document gets the higher of its two scores, each as a share of the best score in
   * its match.
   */
  function mergeShares(first: TextMatches, second: TextMatches): TextMatches {
    const scores = new Float32Array(columns.size);
    for (const { documents, scores: own, ...matches } of [first, second]) {
      const highest = getHighest({ documents, scores: own, ...matches });
      for (const doc of documents)
        scores[doc] = Math.max(scores[doc] as number, (own[doc] as number) / highest);
    }
    const documents = Int32Array.from(new Set([...first.documents, ...second.documents]));
    return { ...first, documents, scores };
  }

  /**
   * Ranks the matches of a query for paint without other words: first the leaf category with the highest
   * total popularity of tinted products. Leaves out other departments.
   */
  function rankByKind(matches: TextMatches): TextMatches {
    const popularity = (doc: number): number => columns.numbers.popularity[doc] as number;
    const totals = new Map<string, number>();
    for (const doc of matches.documents)
      if (isTinted(doc)) totals.set(getKind(doc), (totals.get(getKind(doc)) ?? 0) + popularity(doc));
    const [main = ''] = [...totals].sort((a, b) => b[1] - a[1])[0] ?? [];
    const [department = ''] = main.split(LEVEL_SEPARATOR);
    const documents = matches.documents.filter((doc) => isTinted(doc) || getKind(doc).startsWith(department));
    const highest = getHighest(matches);
    const scores = new Float32Array(columns.size);
    for (const doc of documents) {
      const share = (matches.scores[doc] as number) / highest;
      scores[doc] = (getKind(doc) === main ? MAIN_KIND_SCORE : 0) + share + popularity(doc) / 2000;
    }
    return { ...matches, documents, scores };
  }

  /** Finds paint available in one of the shades by the other words of the query. */
  function findPaint(
    { language, query }: { language: Language; query: string },
    rest: readonly string[],
    shades: readonly IndexedShade[],
    isColoured: (doc: number) => boolean,
  ): ColourMatches | undefined {
    const { matcher } = matchers[language];
    const isGeneric = rest.every(isPaintWord);
    const words = rest.some(isPaintWord) ? rest : [...rest, PAINT[language]];
    const byWords = matcher(isGeneric ? PAINT[language] : words.join(' '), false);
    const matches = isGeneric ? byWords : mergeShares(byWords, matcher(query, false));
    const { documents, scores } = matches;
    const best = selectTop(
      documents,
      INSPECTED_MATCHES,
      (a, b) => (scores[a] as number) > (scores[b] as number),
    );
    if (!best.some(isTinted)) return undefined;
    const isOffered = shadeIndex.createAvailabilityTest(shades);
    const inShade = (doc: number): boolean => isOffered(columns.codes[doc] as string);
    const found = {
      ...matches,
      documents: documents.filter((doc) => inShade(doc) || (!isTinted(doc) && isColoured(doc))),
    };
    const main = found.documents.find(inShade);
    if (main === undefined) return undefined;
    const offered = shadeIndex.filterByProduct(shades, columns.codes[main] as string);
    return {
      ...(isGeneric ? rankByKind(found) : found),
      correctedQuery: null,
      shades: offered,
      isAvailableInShade: inShade,
    };
  }

  /** Finds paint by the code or the name of a shade. */
  function findByShade(language: Language, query: string): ColourMatches | undefined {
    const words = tokenize(query);
    const name = removePaintWords(words);
    const isNameAlone = name.length >= MIN_NAME_WORDS || name.length < words.length;
    const shades = shadeIndex.findByCode(query);
    const named = shades.length === 0 && isNameAlone ? shadeIndex.findByName(name) : shades;
    return named.length === 0 ? undefined : findPaint({ language, query }, [], named, () => false);
  }

  return (language: Language, query: string, isPrefix: boolean): ColourMatches | undefined => {
    const byShade = findByShade(language, query);
    if (byShade) return byShade;
    const asked = readColourQuery(query);
    if (!asked) return undefined;
    const { termIndex, matcher } = matchers[language];
    const coloured = listColoured(termIndex, asked);
    const isColoured = (doc: number): boolean => coloured.has(doc);
    const { rest } = asked;
    const hasSubject = rest.some((word) => !isPaintWord(word));
    if (hasSubject && !asked.isRoomOnly && isName(termIndex, asked)) return undefined;
    const paint = asked.isPaint
      ? findPaint(
          { language, query },
          rest,
          shadeIndex.findByColour(asked.colour),
          // Beside a wall or a room, nothing but paint is asked for: a green bedroom, not green tea.
          (doc) => !asked.isRoomOnly && isColoured(doc),
        )
      : undefined;
    if (paint || !hasSubject) return paint && { ...paint, isRoomOnly: asked.isRoomOnly };
    const isLastWordIncomplete = isPrefix && tokenize(query).at(-1) === rest.at(-1);
    if (isLastWordIncomplete && rest.join(' ').length < MIN_SUBJECT_LENGTH) return undefined;
    const matches = matcher(asked.subject, isLastWordIncomplete);
    if (matches.documents.some(isColoured)) {
      // Where few are of the kind: black flush pulls after the handles.
      const findOthers = (): TextMatches =>
        matcher(asked.subject, isLastWordIncomplete, { includesAccessories: true });
      const found = filterByColour(boostMatches(matches, isColoured), isColoured);
      return fillShortList(found, findOthers, getKind, isColoured);
    }
    // The product matters more than its colour: sofas of other colours, not grey castors for sofas.
    return matches.documents.length > 0 && matches.correctedQuery === null ? matches : undefined;
  };
}
