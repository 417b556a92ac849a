import { productsByCode } from '#lib/contract/catalog/catalog.ts';
import {
  blog,
  brandPage,
  campaign,
  collection,
  masterclass,
  staticPage,
} from '#lib/contract/content/pages.ts';
import { formatDate } from '#lib/format/date.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { toFailure } from '../context.ts';
import {
  createMarkdownDocument,
  formatList,
  type MarkdownContext,
  type MarkdownResult,
  resolveLinks,
} from './markdown-document.ts';

async function listProductLinks(context: MarkdownContext, codes: readonly string[]): Promise<string[]> {
  const { client, locale, siteUrl } = context;
  const result = await client.call(productsByCode, { body: { productsCode: codes.slice(0, 60) } });
  if (!result.ok) return [];
  return result.data.products.map(
    ({ content }) =>
      `[${content.productName}](${siteUrl}${getLocalePath(locale, `/products/${content.slug}`)})`,
  );
}

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
      `${content.author.name}, ${content.author.role}. ${formatDate(Date.parse(content.date), context.locale)}`,
      resolveLinks(content.body, context),
      formatSteps(context.t('markdown:steps'), content.steps ?? []),
      formatList(context.t('markdown:products'), await listProductLinks(context, content.products)),
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
      `${content.host.name}, ${content.host.role}. ${formatDate(Date.parse(content.starts), context.locale)}`,
      resolveLinks(content.body, context),
      formatSteps(context.t('markdown:steps'), content.steps),
      formatList(context.t('markdown:products'), await listProductLinks(context, content.materials)),
    ],
  });
}

export async function loadCampaignMarkdown(context: MarkdownContext, slug: string): Promise<MarkdownResult> {
  const result = await context.client.call(campaign, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const content = result.data;
  return createMarkdownDocument(context, `/campaigns/${slug}`, {
    title: content.title,
    lead: `${content.hero.title}. ${content.hero.text}`,
    parts: [
      `${formatDate(Date.parse(content.starts), context.locale)} – ${formatDate(Date.parse(content.ends), context.locale)}`,
      resolveLinks(content.body, context),
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
  const groups = (content.faq ?? []).map(({ group, questions }) => `## ${group}\n\n${formatFaq(questions)}`);
  return createMarkdownDocument(context, `/${slug}`, {
    title: content.title,
    lead: content.description,
    parts: [resolveLinks(content.body, context), ...groups],
  });
}

export async function loadCollectionMarkdown(
  context: MarkdownContext,
  slug: string,
): Promise<MarkdownResult> {
  const result = await context.client.call(collection, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const content = result.data;
  const groups = await Promise.all(
    content.groups.map(async ({ title, text, products }) => {
      const links = await listProductLinks(context, products);
      return `## ${title}\n\n${text}\n\n${links.map((link) => `- ${link}`).join('\n')}`;
    }),
  );
  return createMarkdownDocument(context, `/collection/${slug}`, {
    title: content.title,
    lead: content.lead,
    parts: [resolveLinks(content.body, context), ...groups],
  });
}

export async function loadBrandMarkdown(context: MarkdownContext, slug: string): Promise<MarkdownResult> {
  const result = await context.client.call(brandPage, { query: { slug } });
  if (!result.ok) return toFailure(result.error);
  const { brand, page } = result.data;
  return createMarkdownDocument(context, `/brands/${slug}`, {
    title: brand.name,
    lead: page?.lead ?? brand.description,
    parts: page ? [resolveLinks(page.body, context)] : [],
  });
}
