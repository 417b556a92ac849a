import type { StaticPage } from '#content/schemas/index.ts';
import { headerFooter } from '#lib/contract/content/pages.ts';
import type { StaticPageModel } from '#lib/format/models/content.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createFaqData } from '#lib/seo/structured-data/faq.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';
import { findEmail } from '../shell/contact-lines.ts';
import { formatDay } from './blog-cards.ts';
import { formatFaqGroups, removeLinks } from './faq.ts';
import { renderLocalizedMarkdown } from './render-markdown.ts';

/** Loads a static page such as privacy-policy; help-support also has questions and answers. */
export async function loadStaticPage(context: LoaderContext, page: StaticPage): Promise<StaticPageModel> {
  const { client, locale, t, siteUrl } = context;
  const footerResult = await client.call(headerFooter, {});
  const link = createLinkBuilder(locale);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link(`/${page.slug}`), label: page.title },
  ];
  const faqEntries = (page.faq ?? []).flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({ question, answer: removeLinks(answer) })),
  );
  return {
    title: page.title,
    description: page.description,
    robots: page.robots,
    crumbs,
    updated: formatDay(page.updated, context),
    text: renderLocalizedMarkdown(page.body, locale),
    faq: formatFaqGroups(page, locale),
    searchAction: faqEntries.length > 0 ? link('/help-search') : null,
    contactEmail:
      faqEntries.length > 0 && footerResult.ok ? findEmail(footerResult.data.footer.contact.lines) : null,
    jsonLd: [
      createBreadcrumbData(crumbs, siteUrl),
      ...(faqEntries.length > 0 ? [createFaqData(faqEntries)] : []),
    ],
  };
}
