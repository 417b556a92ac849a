import { masterclassLanding } from '#lib/contract/content/pages.ts';
import type { MasterclassesModel } from '#lib/format/models/masterclass.ts';
import { breadcrumbData } from '#lib/seo/structured-data/json-ld.ts';
import { createPageListData } from '#lib/seo/structured-data/page-list-data.ts';
import { createLinkBuilder, type LoaderContext, type LoaderFailure, toFailure } from '../context.ts';
import { toMasterclassCard } from './masterclass-cards.ts';

export type ClassesPage = { kind: 'classes'; model: MasterclassesModel } | LoaderFailure;

/** Loads upcoming and past masterclasses. */
export async function loadMasterclasses(context: LoaderContext, now = Date.now()): Promise<ClassesPage> {
  const { client, locale, t, site } = context;
  const result = await client.call(masterclassLanding, {});
  if (!result.ok) return toFailure(result.error);
  const { landing, masterclasses } = result.data;
  const link = createLinkBuilder(locale);
  const cards = await Promise.all(masterclasses.map((one) => toMasterclassCard(context, one, now)));
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/masterclasses'), label: landing.title },
  ];
  return {
    kind: 'classes',
    model: {
      title: landing.title,
      description: landing.description,
      heading: landing.title,
      lead: landing.lead,
      crumbs,
      upcoming: cards.filter((card) => !card.isOver && !card.isElsewhere),
      elsewhere: cards.filter((card) => !card.isOver && card.isElsewhere),
      past: cards.filter((card) => card.isOver),
      guides: { href: link('/blogs'), label: t('masterclass:toGuides') },
      jsonLd: [
        breadcrumbData(crumbs, site),
        createPageListData(
          cards.map(({ title, href }) => ({ name: title, path: href })),
          site,
        ),
      ],
    },
  };
}
