import { MAX_PRODUCTS_PER_CALL, productsByCode } from '#lib/contract/catalog/catalog.ts';
import { collection, collectionLanding } from '#lib/contract/content/pages.ts';
import { createCategoryEvent } from '#lib/format/analytics/catalog-events.ts';
import type { CollectionModel } from '#lib/format/models/landing.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createItemListData } from '#lib/seo/structured-data/item-list.ts';
import { renderMarkdown } from '../content/render-markdown.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { formatCard } from './product-cards.ts';

async function readProducts({ client }: LoaderContext, codes: readonly string[]) {
  const batches = Array.from({ length: Math.ceil(codes.length / MAX_PRODUCTS_PER_CALL) }, (_, index) =>
    codes.slice(index * MAX_PRODUCTS_PER_CALL, (index + 1) * MAX_PRODUCTS_PER_CALL),
  );
  const results = await Promise.all(
    batches.map((productsCode) => client.call(productsByCode, { body: { productsCode } })),
  );
  const products = results.flatMap((result) => (result.ok ? result.data.products : []));
  return new Map(products.map((product) => [product.productCode, product]));
}

/** Loads a collection with current prices; products that are not sold in the country are left out. */
export async function loadCollection(
  context: LoaderContext,
  slug: string,
): Promise<LoaderResult<CollectionModel>> {
  const { client, locale, t, siteUrl } = context;
  const result = await client.call(collection, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const content = result.data;
  const link = createLinkBuilder(locale);
  const productMap = await readProducts(
    context,
    content.groups.flatMap(({ products }) => products),
  );
  const groups = content.groups
    .map(({ title, text, products }) => ({
      title,
      text,
      products: products.flatMap((code) => productMap.get(code) ?? []),
    }))
    .filter((group) => group.products.length > 0);
  const landing = await client.call(collectionLanding, {});
  const landingLinks = landing.ok ? [{ href: link('/collection'), label: landing.data.landing.title }] : [];
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    ...landingLinks,
    { href: link(`/collection/${slug}`), label: content.title },
  ];
  const allProducts = groups.flatMap((group) => group.products);
  return {
    kind: 'ok',
    model: {
      title: content.title,
      events: [
        createCategoryEvent({
          list: 'collection',
          code: slug,
          name: content.title,
          count: allProducts.length,
        }),
      ],
      description: content.description,
      robots: content.robots,
      crumbs,
      jsonLd: [createBreadcrumbData(crumbs, siteUrl), createItemListData(allProducts, locale, siteUrl)],
      lead: content.lead,
      picture: { src: `/media/${content.picture}.svg`, alt: content.alt },
      groups: groups.map(({ products: groupProducts, ...texts }) => ({
        ...texts,
        cards: groupProducts.map((product) => formatCard(product, context)),
      })),
      bodyHtml: renderMarkdown(content.body, link).html,
    },
  };
}
