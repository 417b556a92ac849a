import type { StaticPage } from '#content/schemas/index.ts';
import { headerFooter } from '#lib/contract/content.ts';
import type { StaticPageModel } from '#lib/format/models.ts';
import { slugOf } from '#lib/locale/slug.ts';
import { breadcrumbData, faqData } from '#lib/seo/json-ld.ts';
import { renderBody } from './body.ts';
import { type LoaderContext, linkIn } from './context.ts';
import { findMail, toDay } from './reading.ts';

const paragraphs = (text: string): string[] => text.split(/\n{2,}/).filter(Boolean);

/** privacy-policy and the like; help-support has questions and answers. */
export async function loadStaticPage(
  context: LoaderContext,
  page: StaticPage,
): Promise<{ kind: 'page'; model: StaticPageModel }> {
  const { client, locale, t, site } = context;
  const frame = await client.call(headerFooter, {});
  const link = linkIn(locale);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link(`/${page.slug}`), label: page.title },
  ];
  const faq = (page.faq ?? []).map(({ group, questions }, index) => ({
    id: `faq-${index + 1}`,
    group,
    questions: questions.map(({ question, answer }) => ({
      id: `q${index + 1}-${slugOf(question)}`,
      question,
      answer: paragraphs(answer),
    })),
  }));
  const asked = (page.faq ?? []).flatMap(({ questions }) => questions);
  return {
    kind: 'page',
    model: {
      title: page.title,
      description: page.description,
      crumbs,
      updated: toDay(page.updated, context),
      text: renderBody(page.body, locale),
      faq,
      mail: asked.length > 0 && frame.ok ? findMail(frame.data.footer.contact.lines) : null,
      jsonLd: [breadcrumbData(crumbs, site), ...(asked.length > 0 ? [faqData(asked)] : [])],
    },
  };
}
