import { categoryNavigation, type Department, listProducts } from '#lib/contract/catalog/catalog.ts';
import { brandPage } from '#lib/contract/content/pages.ts';
import { createCategoryEvent } from '#lib/format/analytics/catalog-events.ts';
import type { BrandModel } from '#lib/format/models/landing.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { renderMarkdown } from '../content/render-markdown.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { formatRail } from './product-cards.ts';

const RAIL_SIZE = 8;

function findCategories(departments: readonly Department[], slugs: readonly string[]) {
  const all = departments.flatMap((department) => [
    department,
    ...department.children.flatMap((aisle) => [aisle, ...aisle.children]),
  ]);
  return slugs.flatMap((slug) => all.find((category) => category.slug === slug) ?? []);
}

/** Loads a brand's page; a brand without an editorial page shows its catalog data. */
export async function loadBrand(context: LoaderContext, slug: string): Promise<LoaderResult<BrandModel>> {
  const { client, locale, t, siteUrl } = context;
  const [result, productsResult, menu] = await Promise.all([
    client.call(brandPage, { query: { slug } }),
    client.call(listProducts, { query: { brand: slug } }),
    client.call(categoryNavigation, {}),
  ]);
  if (!result.ok) return toFailure(result.error);
  const { brand, page } = result.data;
  const link = createLinkBuilder(locale);
  const crumbs: LinkModel[] = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/brands'), label: t('landing:brands') },
    { href: link(`/brands/${slug}`), label: brand.name },
  ];
  const all = {
    href: `${link('/product-list')}?${new URLSearchParams({ brand: slug })}`,
    label: t('landing:brandAll', { name: brand.name }),
  };
  const products = productsResult.ok ? productsResult.data.products.slice(0, RAIL_SIZE) : [];
  const categories = findCategories(menu.ok ? menu.data.departments : [], page?.categories ?? []);
  return {
    kind: 'ok',
    model: {
      title: brand.name,
      events: [createCategoryEvent({ list: 'brand', code: slug, name: brand.name, count: brand.count })],
      documentTitle: page?.title ?? brand.name,
      description: page?.description ?? brand.description,
      robots: page?.robots,
      crumbs,
      jsonLd: [createBreadcrumbData(crumbs, siteUrl)],
      otherName: brand.otherName,
      lead: page?.lead ?? brand.description,
      picture: page
        ? { src: `/media/${page.picture}.svg`, alt: page.alt }
        : { src: `/media/brands/${slug}.svg`, alt: brand.name },
      facts: page?.facts ?? [],
      bodyHtml: page ? renderMarkdown(page.body, link).html : null,
      categories: categories.map((category) => ({
        href: link(`/category/${category.slug}`),
        label: category.name,
      })),
      rail: formatRail(t('landing:brandPopular', { name: brand.name }), products, context, {
        href: all.href,
        label: t('shell:seeAll'),
      }),
      all,
      count: t('landing:products', { count: brand.count }),
    },
  };
}
