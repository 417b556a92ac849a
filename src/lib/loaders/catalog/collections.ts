import { collectionLanding } from '#lib/contract/content/pages.ts';
import type { CollectionsModel } from '#lib/format/models/landing.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';

export async function loadCollections({
  client,
  locale,
  t,
  siteUrl,
}: LoaderContext): Promise<LoaderResult<CollectionsModel>> {
  const result = await client.call(collectionLanding, {});
  if (!result.ok) return toFailure(result.error);
  const { landing, collections } = result.data;
  const link = createLinkBuilder(locale);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/collection'), label: landing.title },
  ];
  return {
    kind: 'ok',
    model: {
      ...landing,
      crumbs,
      jsonLd: [createBreadcrumbData(crumbs, siteUrl)],
      collections: collections.map(({ slug, title, lead, picture }) => ({
        href: link(`/collection/${slug}`),
        title,
        lead,
        picture: `/media/${picture}.svg`,
      })),
    },
  };
}
