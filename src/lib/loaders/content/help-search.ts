import { staticPage } from '#lib/contract/content/pages.ts';
import type { HelpSearchModel } from '#lib/format/models/content.ts';
import { normalizeText } from '#lib/locale/normalize-text.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { formatFaqGroups, removeLinks } from './faq.ts';

const HELP_SLUG = 'help-support';
const MAX_QUERY_LENGTH = 80;
const MIN_WORD_LENGTH = 3;
// An answer matches when it contains this share of the query's words: queries are often whole sentences.
const MIN_SHARE = 0.6;
const QUESTION_WEIGHT = 3;

/** Removes the Arabic article and the particles joined to it. */
const removeArticle = (word: string): string => word.replace(/^[وفبكل]?ال(?=.{3})|^لل(?=.{3})/, '');

/** Removes the prefix of an Arabic verb or verbal noun: أتابع، متابعة. */
const removePrefix = (word: string): string => word.replace(/^[امتني](?=[\u0621-\u064a]{4})/, '');

/** Removes the inflectional ending of a word in either language, as of returned and returns. */
const removeEnding = (word: string): string => word.replace(/(?<=.{4})(?:ing|ed|es|s|ات|ها|ه)$/, '');

const listWords = (text: string): string[] =>
  normalizeText(text)
    .split(' ')
    .filter((word) => word.length >= MIN_WORD_LENGTH || /\d/.test(word))
    .map((word) => removeEnding(removeArticle(word)));

/** Returns how well a question matches the words; 0 when too few of them are found. */
function getScore(words: readonly string[], question: string, answer: string): number {
  const [questionWords, answerWords] = [listWords(question), listWords(answer)];
  const includesWord = (texts: string[], word: string) =>
    texts.some((text) => text.startsWith(word) || removePrefix(text).startsWith(removePrefix(word)));
  const questionMatches = words.filter((word) => includesWord(questionWords, word)).length;
  const matchCount = words.filter(
    (word) => includesWord(questionWords, word) || includesWord(answerWords, word),
  ).length;
  return matchCount / words.length >= MIN_SHARE ? matchCount + QUESTION_WEIGHT * questionMatches : 0;
}

/** Finds the help answers that match a query, best first. */
export async function loadHelpSearch(
  context: LoaderContext,
  query: string,
): Promise<LoaderResult<HelpSearchModel>> {
  const { client, locale, t } = context;
  const result = await client.call(staticPage, { params: { slug: HELP_SLUG } });
  if (!result.ok) return toFailure(result.error);
  const link = createLinkBuilder(locale);
  const trimmedQuery = query.trim().slice(0, MAX_QUERY_LENGTH);
  const words = listWords(trimmedQuery);
  const groups = formatFaqGroups(result.data, locale);
  const matches = (result.data.faq ?? [])
    .flatMap(({ questions }, group) =>
      questions.map(({ question, answer }, index) => ({
        score: words.length === 0 ? 0 : getScore(words, question, removeLinks(answer)),
        item: groups[group]?.questions[index],
      })),
    )
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score)
    .flatMap(({ item }) => (item ? [{ ...item, href: `${link(`/${HELP_SLUG}`)}#${item.id}` }] : []));
  const links = [
    { href: link(`/${HELP_SLUG}`), label: t('cases:search.all') },
    { href: link('/contact'), label: t('cases:write') },
  ];
  return {
    kind: 'ok',
    model: {
      action: link('/help-search'),
      query: trimmedQuery,
      results: matches,
      resultText:
        trimmedQuery && matches.length > 0 ? t('cases:search.results', { count: matches.length }) : null,
      isEmpty: trimmedQuery !== '' && matches.length === 0,
      links,
    },
  };
}
