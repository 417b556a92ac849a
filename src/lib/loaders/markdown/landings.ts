import { brandPage, campaign, collection } from '#lib/contract/content/pages.ts';
import { formatProseDate } from '#lib/format/date.ts';
import { toFailure } from '../context.ts';
import {
  createMarkdownDocument,
  type MarkdownContext,
  type MarkdownResult,
  resolveLinks,
} from './markdown-document.ts';
import { listProductLinks } from './product-links.ts';

export async function loadCampaignMarkdown(context: MarkdownContext, slug: string): Promise<MarkdownResult> {
  const result = await context.client.call(campaign, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const content = result.data;
  return createMarkdownDocument(context, `/campaigns/${slug}`, {
    title: content.title,
    lead: `${content.hero.title}. ${content.hero.text}`,
    parts: [
      `${formatProseDate(Date.parse(content.starts), context.locale)} – ${formatProseDate(Date.parse(content.ends), context.locale)}`,
      resolveLinks(content.body, context),
    ],
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
