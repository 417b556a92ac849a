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

async function loadProductLinks(context: MarkdownContext, codes: readonly string[]): Promise<string[]> {
  const { client, locale, site } = context;
  const result = await client.call(productsByCode, { body: { productsCode: codes.slice(0, 60) } });
  if (!result.ok) return [];
  return result.data.products.map(
    ({ content }) => `[${content.productName}](${site}${getLocalePath(locale, `/products/${content.slug}`)})`,
  );
}

const formatSteps = (title: string, steps: readonly { name: string; text: string }[]): string | null =>
  steps.length === 0
    ? null
    : `## ${title}\n\n${steps.map(({ name, text }, index) => `${index + 1}. **${name}** ${text}`).join('\n')}`;

const formatFaq = (questions: readonly { question: string; answer: string }[]): string =>
  questions.map(({ question, answer }) => `### ${question}\n\n${answer}`).join('\n\n');

export async function loadBlogTwin(context: MarkdownContext, slug: string): Promise<MarkdownResult> {
  const result = await context.client.call(blog, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const it = result.data;
  return createMarkdownDocument(context, `/blogs/${slug}`, {
    title: it.title,
    lead: it.lead,
    parts: [
      `${it.author.name}, ${it.author.role}. ${formatDate(Date.parse(it.date), context.locale)}`,
      resolveLinks(it.body, context),
      formatSteps(context.t('twin:steps'), it.steps ?? []),
      formatList(context.t('twin:products'), await loadProductLinks(context, it.products)),
    ],
  });
}

export async function loadMasterclassTwin(context: MarkdownContext, slug: string): Promise<MarkdownResult> {
  const result = await context.client.call(masterclass, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const it = result.data;
  return createMarkdownDocument(context, `/masterclasses/${slug}`, {
    title: it.title,
    lead: it.lead,
    parts: [
      `${it.host.name}, ${it.host.role}. ${formatDate(Date.parse(it.starts), context.locale)}`,
      resolveLinks(it.body, context),
      formatSteps(context.t('twin:steps'), it.steps),
      formatList(context.t('twin:products'), await loadProductLinks(context, it.materials)),
    ],
  });
}

export async function loadCampaignTwin(context: MarkdownContext, slug: string): Promise<MarkdownResult> {
  const result = await context.client.call(campaign, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const it = result.data;
  return createMarkdownDocument(context, `/campaigns/${slug}`, {
    title: it.title,
    lead: `${it.hero.title}. ${it.hero.text}`,
    parts: [
      `${formatDate(Date.parse(it.starts), context.locale)} – ${formatDate(Date.parse(it.ends), context.locale)}`,
      resolveLinks(it.body, context),
    ],
  });
}

export async function loadStaticTwin(context: MarkdownContext, slug: string): Promise<MarkdownResult> {
  const result = await context.client.call(staticPage, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const it = result.data;
  const groups = (it.faq ?? []).map(({ group, questions }) => `## ${group}\n\n${formatFaq(questions)}`);
  return createMarkdownDocument(context, `/${slug}`, {
    title: it.title,
    lead: it.description,
    parts: [resolveLinks(it.body, context), ...groups],
  });
}

export async function loadCollectionTwin(context: MarkdownContext, slug: string): Promise<MarkdownResult> {
  const result = await context.client.call(collection, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const it = result.data;
  const groups = await Promise.all(
    it.groups.map(async ({ title, text, products }) => {
      const links = await loadProductLinks(context, products);
      return `## ${title}\n\n${text}\n\n${links.map((link) => `- ${link}`).join('\n')}`;
    }),
  );
  return createMarkdownDocument(context, `/collection/${slug}`, {
    title: it.title,
    lead: it.lead,
    parts: [resolveLinks(it.body, context), ...groups],
  });
}

export async function loadBrandTwin(context: MarkdownContext, slug: string): Promise<MarkdownResult> {
  const result = await context.client.call(brandPage, { query: { slug } });
  if (!result.ok) return toFailure(result.error);
  const { brand, page } = result.data;
  return createMarkdownDocument(context, `/brands/${slug}`, {
    title: brand.name,
    lead: page?.lead ?? brand.description,
    parts: page ? [resolveLinks(page.body, context)] : [],
  });
}
