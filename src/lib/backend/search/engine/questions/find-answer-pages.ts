import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import type { AnswerPage } from '../../indexing/answer-pages.ts';
import { isStopWord } from '../text/stop-words.ts';
import { listWordForms, tokenize } from '../text/tokenizer.ts';
import { createQuestionIndex, type QuestionOptions } from './question-index.ts';
import type { QuestionReader } from './question-reader.ts';

/** Pages that answer a query. */
export interface AnswerPageMatches {
  /** Positions in the lists of pages, best first. */
  pages: number[];
  /** Slugs of the categories shown below, if the query asks for the page alone. */
  categories: readonly string[] | null;
  /** Whether the query contains nothing else than a phrasing of the best page. */
  isPageOnly: boolean;
}

// Minimum share of a title's words, so that products that a guide only mentions do not match it.
const MIN_TITLE_SHARE = 0.6;
// A page that matches this share of a query is considered the whole intent of the query.
const MIN_MAIN_SHARE = 0.7;
const MIN_TITLE_WORDS = 2;
// A second page scores at most this much less than the best one.
const MAX_SCORE_GAP = 0.5;

const listSubject = (text: string): Set<string> =>
  new Set(
    tokenize(text)
      .filter((word) => !isStopWord(word))
      .flatMap((word) => listWordForms(word).at(-1) ?? word),
  );

/** Returns a finder of pages by editors' phrasings, or by most words of a title. */
export function createAnswerFinder(pages: Record<Language, readonly AnswerPage[]>, reader: QuestionReader) {
  // Customers type either language; the n-th page is the same in both lists.
  const listed = LANGUAGES.flatMap((language) =>
    pages[language].map(({ phrasings }, at) => ({ answer: at, phrasings })),
  );
  const index = createQuestionIndex(listed, reader);
  const titles = LANGUAGES.flatMap((language) =>
    pages[language].flatMap(({ phrasings, title }, at) =>
      phrasings.length === 0 ? [{ words: listSubject(title), at }] : [],
    ),
  );
  const guides = new Map(
    pages.en.flatMap(({ path, phrasings }, at) => (phrasings.length === 0 ? [[path, at] as const] : [])),
  );

  function findByTitle(query: string): number[] {
    const typed = listSubject(query);
    const isAsked = ({ words }: { words: Set<string> }): boolean =>
      typed.size >= Math.max(MIN_TITLE_WORDS, MIN_TITLE_SHARE * words.size) &&
      [...typed].every((word) => words.has(word));
    return titles.filter(isAsked).map(({ at }) => at);
  }

  return {
    /** `guide` is the path of a guide that comes before all others. */
    find(query: string, options: QuestionOptions & { guide?: string | undefined }): AnswerPageMatches {
      const [best, second] = index.find(query, options);
      const asked = [best, second && best && best.score - second.score < MAX_SCORE_GAP ? second : undefined];
      const guide = guides.get(options.guide ?? '');
      const found = [guide, ...asked.map((match) => match?.answer), ...findByTitle(query)];
      const known = found.flatMap((at) => at ?? []);
      const unique = new Map(known.toReversed().map((at) => [pages.en[at]?.path, at]));
      const isMain = best && (best.isWholeQuery || (best.isSpelledCorrectly && best.share >= MIN_MAIN_SHARE));
      const isAnswer = isMain && best.isConfident;
      return {
        // A guide and one more page.
        pages: [...unique.values()].toReversed().slice(0, guide === undefined ? 1 : 2),
        categories: isAnswer ? (pages.en[best.answer]?.categories ?? []) : null,
        isPageOnly: best?.isWholeQuery ?? false,
      };
    },
  };
}
