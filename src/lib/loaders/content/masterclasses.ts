import { masterclassLanding } from '#lib/contract/content/pages.ts';
import type { MasterclassesModel } from '#lib/format/models/masterclass.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createPageListData } from '#lib/seo/structured-data/item-list.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { toMasterclassCard } from './masterclass-cards.ts';

/** Loads upcoming and past masterclasses. */
export async function loadMasterclasses(
  context: LoaderContext,
  now = Date.now(),
): Promise<LoaderResult<MasterclassesModel>> {
  const { client, locale, t, siteUrl } = context;
  const result = await client.call(masterclassLanding, {});
  if (!result.ok) return toFailure(result.error);
  const { landing, masterclasses } = result.data;
  const link = createLinkBuilder(locale);
  const cards = await Promise.all(
    masterclasses.map((masterclass) => toMasterclassCard(context, masterclass, now)),
  );
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/masterclasses'), label: landing.title },
  ];
  return {
    kind: 'ok',
    model: {
      title: landing.title,
      description: landing.description,
      heading: landing.title,
      lead: landing.lead,
      crumbs,
      upcoming: cards.filter((card) => !card.isPast && !card.isInOtherCountry),
      otherCountries: cards.filter((card) => !card.isPast && card.isInOtherCountry),
      past: cards.filter((card) => card.isPast),
      guides: { href: link('/blogs'), label: t('masterclass:toGuides') },
      jsonLd: [
        createBreadcrumbData(crumbs, siteUrl),
        createPageListData(
          cards.map(({ title, href }) => ({ name: title, path: href })),
          siteUrl,
        ),
      ],
    },
  };
}
