import type { StaticPage } from '#content/schemas/index.ts';
import type { StaticPageModel } from '#lib/format/models/content.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createFaqData } from '#lib/seo/structured-data/faq.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';
import { loadContactLines } from '../shell/contact-lines.ts';
import { formatDay } from './blog-cards.ts';
import { formatFaqGroups, removeLinks } from './faq.ts';
import { renderLocalizedMarkdown } from './render-markdown.ts';

async function loadContact(context: LoaderContext): Promise<StaticPageModel['contact']> {
  const link = createLinkBuilder(context.locale);
  return {
    ...(await loadContactLines(context)),
    form: { href: link('/contact'), label: context.t('cases:write') },
    stores: { href: link('/store-locator'), label: context.t('content:stores') },
  };
}

/** Loads a static page such as privacy-policy; help-support also has questions and answers. */
export async function loadStaticPage(context: LoaderContext, page: StaticPage): Promise<StaticPageModel> {
  const { locale, t, siteUrl } = context;
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
    contact: faqEntries.length > 0 ? await loadContact(context) : null,
    jsonLd: [
      createBreadcrumbData(crumbs, siteUrl),
      ...(faqEntries.length > 0 ? [createFaqData(faqEntries)] : []),
    ],
  };
}
