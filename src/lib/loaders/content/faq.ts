import type { StaticPage } from '#content/schemas/index.ts';
import type { StaticPageModel } from '#lib/format/models/content.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { slugify } from '#lib/locale/slug.ts';
import { renderLocalizedMarkdown } from './render-markdown.ts';

/** Removes the links of an answer, for search and structured data. */
export const removeLinks = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

/** Formats questions and answers by group, with the ids of the page that lists them all. */
export function formatFaqGroups(
  { faq = [] }: Pick<StaticPage, 'faq'>,
  locale: Locale,
): StaticPageModel['faq'] {
  return faq.map(({ group, questions }, index) => ({
    id: `faq-${index + 1}`,
    group,
    questions: questions.map(({ question, answer }) => ({
      id: `q${index + 1}-${slugify(question)}`,
      question,
      answer: renderLocalizedMarkdown(answer, locale).html,
    })),
  }));
}
