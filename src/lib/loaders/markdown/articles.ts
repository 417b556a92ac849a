import { blog, masterclass, staticPage } from '#lib/contract/content/pages.ts';
import { formatProseDate } from '#lib/format/date.ts';
import { toFailure } from '../context.ts';
import {
  createMarkdownDocument,
  formatListSection,
  type MarkdownContext,
  type MarkdownResult,
  resolveLinks,
} from './markdown-document.ts';
import { listProductLinks } from './product-links.ts';

const formatSteps = (title: string, steps: readonly { name: string; text: string }[]): string | null =>
  steps.length === 0
    ? null
    : `## ${title}\n\n${steps.map(({ name, text }, index) => `${index + 1}. **${name}** ${text}`).join('\n')}`;

const formatFaq = (questions: readonly { question: string; answer: string }[]): string =>
  questions.map(({ question, answer }) => `### ${question}\n\n${answer}`).join('\n\n');

export async function loadBlogMarkdown(context: MarkdownContext, slug: string): Promise<MarkdownResult> {
  const result = await context.client.call(blog, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const content = result.data;
  return createMarkdownDocument(context, `/blogs/${slug}`, {
    title: content.title,
    lead: content.lead,
    parts: [
      `${content.author.name}, ${content.author.role}. ${formatProseDate(Date.parse(content.date), context.locale)}`,
      resolveLinks(content.body, context),
      formatSteps(context.t('markdown:steps'), content.steps ?? []),
      formatListSection(context.t('markdown:products'), await listProductLinks(context, content.products)),
    ],
  });
}

export async function loadMasterclassMarkdown(
  context: MarkdownContext,
  slug: string,
): Promise<MarkdownResult> {
  const result = await context.client.call(masterclass, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const content = result.data;
  return createMarkdownDocument(context, `/masterclasses/${slug}`, {
    title: content.title,
    lead: content.lead,
    parts: [
      `${content.host.name}, ${content.host.role}. ${formatProseDate(Date.parse(content.starts), context.locale)}`,
      resolveLinks(content.body, context),
      formatSteps(context.t('markdown:steps'), content.steps),
      formatListSection(context.t('markdown:products'), await listProductLinks(context, content.materials)),
    ],
  });
}

export async function loadStaticPageMarkdown(
  context: MarkdownContext,
  slug: string,
): Promise<MarkdownResult> {
  const result = await context.client.call(staticPage, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const content = result.data;
  const groups = (content.faq ?? []).map(
    ({ group, questions }) => `## ${group}\n\n${resolveLinks(formatFaq(questions), context)}`,
  );
  return createMarkdownDocument(context, `/${slug}`, {
    title: content.title,
    lead: content.description,
    parts: [resolveLinks(content.body, context), ...groups],
  });
}
