import type { DepartmentPage as DepartmentContent } from '#content/schemas/index.ts';
import { departmentPage } from '#lib/contract/catalog/department-page.ts';
import { createCategoryEvent } from '#lib/format/analytics/catalog-events.ts';
import { getDepartmentImage } from '#lib/format/catalog/image.ts';
import type { BuyingGuideModel, DepartmentModel } from '#lib/format/models/landing.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createFaqData } from '#lib/seo/structured-data/faq.ts';
import { loadBlogCards } from '../content/blog-cards.ts';
import { loadFloatingBadges } from '../content/floating-badges.ts';
import { renderMarkdown } from '../content/render-markdown.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { loadCategoryPicture } from './category-pictures.ts';
import { formatRail } from './product-cards.ts';

async function loadBuyingGuide(
  content: DepartmentContent | null,
  context: LoaderContext,
): Promise<BuyingGuideModel | null> {
  if (!content) return null;
  const { lead, faq, guides, body } = content;
  const bodyHtml = renderMarkdown(body, createLinkBuilder(context.locale)).html;
  return { lead, faq, bodyHtml, guides: await loadBlogCards(context, guides) };
}

/** Loads a department's landing page. */
export async function loadDepartment(
  context: LoaderContext,
  catCode: string,
): Promise<LoaderResult<DepartmentModel>> {
  const { client, locale, t, siteUrl } = context;
  const result = await client.call(departmentPage, { params: { catCode } });
  if (!result.ok) return toFailure(result.error);
  const { department, popular, onSale, content } = result.data;
  const [buyingGuide, floatingBadges, ...pictures] = await Promise.all([
    loadBuyingGuide(content, context),
    loadFloatingBadges(context, 'department'),
    ...department.children.map(({ slug }) => loadCategoryPicture(slug, context)),
  ]);
  const link = createLinkBuilder(locale);
  const all = { href: link(`/category/${department.slug}`), label: t('shell:seeAll') };
  const rails = [
    formatRail(t('listing:popularIn', { name: department.name }), popular, context, all),
    formatRail(t('listing:onSaleIn', { name: department.name }), onSale, context),
  ];
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link(`/departments/${department.code}`), label: department.name },
  ];
  return {
    kind: 'ok',
    model: {
      title: department.name,
      events: [createCategoryEvent({ list: 'department', code: department.code, name: department.name })],
      documentTitle: content?.title ?? department.name,
      documentDescription: content?.description ?? department.description,
      robots: content?.robots,
      description: buyingGuide?.lead ?? department.description,
      crumbs,
      jsonLd: [
        createBreadcrumbData(crumbs, siteUrl),
        ...(buyingGuide ? [createFaqData(buyingGuide.faq)] : []),
      ],
      picture: getDepartmentImage(department, department.name),
      all: { href: all.href, label: t('shell:menuAll', { name: department.name }) },
      groups: department.children.map((group, index) => ({
        href: link(`/category/${group.slug}`),
        label: group.name,
        picture: pictures[index] ?? null,
        note: null,
        links: group.children.map((leaf) => ({ href: link(`/category/${leaf.slug}`), label: leaf.name })),
      })),
      rails: rails.filter((rail) => rail !== null),
      buyingGuide,
      floatingBadges,
    },
  };
}
