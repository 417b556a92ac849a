import {
  BlogSchema,
  MasterclassSchema,
  SearchPagesSchema,
  type StaticPage,
  StaticPageSchema,
} from '#content/schemas/index.ts';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { slugify } from '#lib/locale/slug.ts';
import { createJsonReader, readIfExists } from '../../content/json-reader.ts';
import { createMarkdownReader } from '../../content/markdown-reader.ts';

/** A page that answers a query. */
export interface AnswerPage {
  /** Without the locale. */
  path: string;
  title: string;
  /** Phrasings of its question; empty for pages that are found by their title. */
  phrasings: string[];
  /** The answer, with placeholders for figures; null when only the page has it. */
  text: string | null;
  /** Slugs of the categories to show below it. */
  categories?: readonly string[] | undefined;
}

const HELP_SLUG = 'help-support';
// Longer answers are shown on the page only.
const MAX_ANSWER_LENGTH = 160;

/** Returns the questions of the help page, with the answers that are short and contain no link. */
function listAnswers(groups: StaticPage['faq'] = []): AnswerPage[] {
  return groups.flatMap(({ questions }, index) =>
    questions.map(({ question, answer }) => ({
      path: `/${HELP_SLUG}#q${index + 1}-${slugify(question)}`,
      title: question,
      phrasings: [question],
      text: answer.length > MAX_ANSWER_LENGTH || /\]\(/.test(answer) ? null : answer,
    })),
  );
}

/**
 * Reads the editors' list of pages, the questions of the help page, and the guides and masterclasses by their
 * titles.
 */
export async function readAnswerPages(dir: string): Promise<Record<Language, AnswerPage[]>> {
  const read = createJsonReader(dir);
  const { listArticles, readArticle } = createMarkdownReader(dir);
  const readLanguage = async (language: Language): Promise<[Language, AnswerPage[]]> => {
    const list = await readIfExists(read(language, 'search-pages', SearchPagesSchema));
    const listed = (list?.pages ?? []).map(({ words, text = null, ...page }) => ({
      ...page,
      phrasings: words,
      text,
    }));
    const help = await readIfExists(readArticle(language, 'pages', HELP_SLUG, StaticPageSchema));
    const blogs = await readIfExists(listArticles(language, 'blogs', BlogSchema));
    const classes = await readIfExists(listArticles(language, 'masterclasses', MasterclassSchema));
    const toPages = (folder: string, articles: readonly { slug: string; title: string }[] = []) =>
      articles.map(({ slug, title }) => ({ path: `/${folder}/${slug}`, title, phrasings: [], text: null }));
    const answers = listAnswers(help?.faq);
    return [
      language,
      [...listed, ...answers, ...toPages('blogs', blogs), ...toPages('masterclasses', classes)],
    ];
  };
  const entries = await Promise.all(LANGUAGES.map(readLanguage));
  return Object.fromEntries(entries) as Record<Language, AnswerPage[]>;
}
