import type { Language } from '#lib/locale/locale.ts';
import type { AnswerPage } from '../../indexing/answer-pages.ts';
import type { NeedsContent } from '../../indexing/needs.ts';
import type { TextIndex } from '../index/text-index.ts';
import type { TextMatches } from '../query/word-search.ts';
import type { ProductDocument } from '../types.ts';
import { createAnswerFinder } from './find-answer-pages.ts';
import { createNeedSearch, type NeedMatches } from './need-search.ts';
import { createQuestionReader } from './question-reader.ts';

/** Pages and products that answer a question, instead of or beside the matches of its words. */
export interface QuestionAnswers {
  /** Positions of the pages that answer it; the same in both languages. */
  pages: readonly number[];
  /** Products shown when the query asks for a page only. */
  pageProducts: TextMatches | undefined;
  /** Whether the query asks for the page only. */
  isPageOnly: boolean;
  need: NeedMatches | undefined;
}

interface QuestionData {
  pages: Record<Language, readonly AnswerPage[]>;
  needs: NeedsContent;
  documents: readonly ProductDocument[];
}

/** Returns a search for pages, and for products for problems and jobs. */
export function createQuestionSearch(
  { pages, needs, documents }: QuestionData,
  indexes: Record<Language, Pick<TextIndex, 'termIndex'>>,
) {
  const reader = createQuestionReader(needs.words);
  const finder = createAnswerFinder(pages, reader);
  const searchNeeds = createNeedSearch(needs.needs, reader, documents);

  function listProducts(categories: readonly string[]): TextMatches {
    const rank = (doc: number): number =>
      categories.findIndex((slug) => documents[doc]?.categoryPath.includes(slug));
    const found = Int32Array.from(documents.keys()).filter((doc) => rank(doc) >= 0);
    const scores = new Float32Array(documents.length);
    for (const doc of found) scores[doc] = categories.length - rank(doc);
    return { documents: found, scores, terms: [], correctedQuery: null };
  }

  return (language: Language, query: string, isPrefix: boolean): QuestionAnswers => {
    const { termIndex } = indexes[language];
    const isKnown = (word: string): boolean => {
      const id = termIndex.getId(word);
      return id !== undefined && termIndex.isNameTerm(id);
    };
    const options = { isPrefix, isKnown };
    const need = searchNeeds(query, { ...options, termIndex });
    const {
      pages: found,
      categories,
      isPageOnly,
    } = finder.find(query, { ...options, guide: need?.need.guide });
    const isPage = categories && (isPageOnly || !need);
    const pageProducts = isPage ? listProducts(categories) : undefined;
    return { pages: found, pageProducts, isPageOnly, need };
  };
}
