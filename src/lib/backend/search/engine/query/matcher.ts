import { understandQuery } from '../../understanding/understand-query.ts';
import type { KnownNames, UnderstoodQuery } from '../../understanding/understood-query.ts';
import { normalizeCode } from '../index/code-index.ts';
import type { DocumentColumns } from '../index/facet-index.ts';
import type { KeywordIndex } from '../index/keyword-index.ts';
import type { MeasureIndex } from '../index/measure-index.ts';
import type { TermIndex } from '../index/term-index.ts';
import type { TextIndex } from '../index/text-index.ts';
import { isGenericNoun } from '../text/generic-nouns.ts';
import { isDescribingWord } from '../text/stop-words.ts';
import type { SynonymTable } from '../text/synonyms.ts';
import { removeStopWords, tokenize } from '../text/tokenizer.ts';
import { sortHeads } from './find-kind.ts';
import { gatherKindName } from './gather-kind-name.ts';
import { fillShortList } from './merge-matches.ts';
import { joinSplitWords } from './parse-query.ts';
import { CERTAIN_MATCH, getSizeFit, rankBySize } from './rank-by-size.ts';
import type { SearchTrace } from './search-trace.ts';
import { createWordSearch, type TextMatches } from './word-search.ts';

/** Data of the matcher in addition to the text index. */
export interface MatcherParts {
  knownNames: KnownNames;
  measures: MeasureIndex;
}

const MIN_CODE_LENGTH = 4;
/**
 * Shorter codes must contain a letter and a digit and be complete: other short words and numbers are not
 * codes.
 */
const SHORT_CODE = /\p{L}\d|\d\p{L}/u;
const MIN_SIZE_MATCH = 0.5;

/** An analysed query with the options of its search. */
interface AnalysedQuery {
  understood: UnderstoodQuery;
  isPrefix: boolean;
  heads: readonly string[];
  hasPurpose: boolean;
  trace: SearchTrace | undefined;
}

interface MatchOptions {
  /** Also finds accessories: editors' queries select products by any of their words. */
  includesAccessories?: boolean;
  trace?: SearchTrace;
}

/** Whether a query ends with the name of another kind, which the product is used for: silicone for kitchen sink. */
function isForOtherKind(text: string, [head = '']: readonly string[], termIndex: TermIndex): boolean {
  const words = tokenize(text);
  const at = words.indexOf('for');
  const use = removeStopWords(words.slice(at + 1));
  const isNamedBefore = at > 0 && words.slice(0, at).includes(head) && !isGenericNoun(head);
  return isNamedBefore && use.length > 1 && termIndex.findKindProducts(use) !== undefined;
}

/** Returns a matcher that finds the documents of one text at a time. */
export function createMatcher(
  index: TextIndex,
  columns: DocumentColumns,
  synonyms: SynonymTable,
  keywordIndex: KeywordIndex,
  { knownNames, measures }: MatcherParts,
) {
  const { termIndex } = index;
  const { size } = columns;
  const { popularity } = columns.numbers;
  const findByWords = createWordSearch(index, columns, synonyms, keywordIndex);

  function matchByCode(text: string, isPrefix: boolean): TextMatches | undefined {
    const code = normalizeCode(text);
    const isLong = code.length >= MIN_CODE_LENGTH;
    if (!isLong && !SHORT_CODE.test(code)) return undefined;
    const docs = index.codes.find(code, isLong && isPrefix && /\d/.test(code));
    if (docs.length === 0) return undefined;
    const scores = new Float32Array(size);
    for (const doc of docs) scores[doc] = 1;
    return { documents: Int32Array.from(docs), scores, terms: [], correctedQuery: null };
  }

  /** Matches a query of sizes alone: all products with these sizes, ranked by fit and popularity. */
  function findBySize(understood: UnderstoodQuery): TextMatches {
    const scores = new Float32Array(size);
    const found: number[] = [];
    for (let doc = 0; doc < size; doc += 1) {
      const { match } = getSizeFit(measures, doc, understood.measures);
      if (match < MIN_SIZE_MATCH) continue;
      found.push(doc);
      scores[doc] = match * (1 + (popularity[doc] as number) / 1000);
    }
    return {
      documents: Int32Array.from(found),
      scores,
      terms: tokenize(understood.text),
      correctedQuery: null,
    };
  }

  function findByWordsAndSize(query: AnalysedQuery): TextMatches {
    const { understood, isPrefix, heads, trace } = query;
    const { text, measures: asked } = understood;
    const endsWithWord = asked.at(-1)?.end !== text.length;
    const words = gatherKindName(joinSplitWords(understood.words, termIndex), text, termIndex);
    const wordQuery = { words, isPrefix: isPrefix && endsWithWord, hasPurpose: false };
    const matches = findByWords({ ...wordQuery, heads, trace });
    const { documents: ranked, isMissing } = rankBySize(measures, matches, asked, trace);
    const written = [...new Set(asked.map(({ start, end }) => text.slice(start, end)))];
    const { correctedQuery, terms } = matches;
    const ofKind = { ...matches, documents: ranked };
    // A hose reel of 30 m is no hose, but one of the few answers to "hose 30 m".
    const filled =
      isMissing || correctedQuery !== null
        ? ofKind
        : fillShortList(
            ofKind,
            () => findByWords({ ...wordQuery, heads: [] }),
            (doc) => index.leafCategories[doc],
            (doc) => getSizeFit(measures, doc, asked).match >= CERTAIN_MATCH,
          );
    const spelled = endsWithWord ? [...written, correctedQuery] : [correctedQuery, ...written];
    return {
      ...filled,
      terms: [...terms, ...written.flatMap(tokenize)],
      missingSize: isMissing ? written.join(' ') : undefined,
      correctedQuery: correctedQuery === null ? null : spelled.join(' '),
    };
  }

  /** Matches a query by all its words, including numbers. */
  function findByAllWords({ understood, isPrefix, heads, hasPurpose, trace }: AnalysedQuery): TextMatches {
    const { text } = understood;
    return findByWords({
      words: gatherKindName(joinSplitWords(tokenize(text), termIndex), text, termIndex),
      isPrefix,
      heads,
      hasPurpose,
      trace,
    });
  }

  return (
    text: string,
    isPrefix: boolean,
    { includesAccessories = false, trace }: MatchOptions = {},
  ): TextMatches => {
    const codeMatches = matchByCode(text, isPrefix);
    if (trace) trace.code = codeMatches ? text : null;
    if (codeMatches) return codeMatches;
    const understood = understandQuery(text, knownNames);
    const nouns = understood.heads.filter((word) => !isDescribingWord(word));
    const likely = sortHeads(nouns, termIndex);
    if (trace) trace.understood = { ...understood, heads: likely };
    const heads = includesAccessories || understood.queryType === 'how' ? [] : likely;
    const hasPurpose = heads.length > 0 && (understood.hasPurpose || isForOtherKind(text, heads, termIndex));
    const query = { understood, isPrefix, heads, hasPurpose, trace };
    if (understood.measures.length > 0) {
      const matches = understood.queryType === 'size' ? findBySize(understood) : findByWordsAndSize(query);
      if (matches.documents.length > 0) return matches;
    }
    return findByAllWords(query);
  };
}

export type Matcher = ReturnType<typeof createMatcher>;
