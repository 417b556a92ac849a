import { MAX_PRODUCTS_PER_CALL, productsByCode } from '#lib/contract/catalog/catalog.ts';
import { collection, collectionLanding } from '#lib/contract/content/pages.ts';
import type { CollectionModel, CollectionsModel } from '#lib/format/models/landing.ts';
import { breadcrumbData, itemListData } from '#lib/seo/structured-data/json-ld.ts';
import { renderMarkdown } from '../content/render-markdown.ts';
import { createLinkBuilder, type LoaderContext, type LoaderFailure, toFailure } from '../context.ts';
import { formatCard } from './product-cards.ts';

export type CollectionsPage = { kind: 'collections'; model: CollectionsModel } | LoaderFailure;

export async function loadCollections({ client, locale, t, site }: LoaderContext): Promise<CollectionsPage> {
  const result = await client.call(collectionLanding, {});
  if (!result.ok) return toFailure(result.error);
  const { landing, collections } = result.data;
  const link = createLinkBuilder(locale);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/collection'), label: landing.title },
  ];
  return {
    kind: 'collections',
    model: {
      ...landing,
      crumbs,
      jsonLd: [breadcrumbData(crumbs, site)],
      collections: collections.map(({ slug, title, lead, picture }) => ({
        href: link(`/collection/${slug}`),
        title,
        lead,
        picture: `/media/${picture}.svg`,
      })),
    },
  };
}

export type CollectionPage = { kind: 'collection'; model: CollectionModel } | LoaderFailure;

async function readProducts({ client }: LoaderContext, codes: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(codes.length / MAX_PRODUCTS_PER_CALL) }, (_, index) =>
    codes.slice(index * MAX_PRODUCTS_PER_CALL, (index + 1) * MAX_PRODUCTS_PER_CALL),
  );
  const results = await Promise.all(
    parts.map((productsCode) => client.call(productsByCode, { body: { productsCode } })),
  );
  const goods = results.flatMap((result) => (result.ok ? result.data.products : []));
  return new Map(goods.map((product) => [product.productCode, product]));
}

/** Loads a collection with current prices; products that are not sold in the country are left out. */
export async function loadCollection(context: LoaderContext, slug: string): Promise<CollectionPage> {
  const { client, locale, t, site } = context;
  const result = await client.call(collection, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const it = result.data;
  const link = createLinkBuilder(locale);
  const goods = await readProducts(
    context,
    it.groups.flatMap(({ products }) => products),
  );
  const groups = it.groups
    .map(({ title, text, products }) => ({
      title,
      text,
      goods: products.flatMap((code) => goods.get(code) ?? []),
    }))
    .filter((group) => group.goods.length > 0);
  const landing = await client.call(collectionLanding, {});
  const all = landing.ok ? [{ href: link('/collection'), label: landing.data.landing.title }] : [];
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    ...all,
    { href: link(`/collection/${slug}`), label: it.title },
  ];
  const shown = groups.flatMap((group) => group.goods);
  return {
    kind: 'collection',
    model: {
      title: it.title,
      description: it.description,
      crumbs,
      jsonLd: [breadcrumbData(crumbs, site), itemListData(shown, locale, site)],
      lead: it.lead,
      picture: { src: `/media/${it.picture}.svg`, alt: it.alt },
      groups: groups.map(({ goods: own, ...words }) => ({
        ...words,
        cards: own.map((product) => formatCard(product, context)),
      })),
      story: renderMarkdown(it.body, link).html,
    },
  };
}
