import { categoryNavigation, listProducts, MAX_PAGE, SORTS, type Sort } from '#lib/contract/catalog.ts';
import { popularCategories } from '#lib/contract/editorial.ts';
import type { Reply } from '#lib/contract/endpoint.ts';
import type { LinkModel, ListingModel, PagerModel } from '#lib/format/models.ts';
import { formatNumber } from '#lib/format/number.ts';
import { describePage } from '#lib/seo/describe.ts';
import { breadcrumbData, itemListData } from '#lib/seo/json-ld.ts';
import { formatCard } from './card.ts';
import { type LoaderContext, type LoaderFailure, linkIn, toFailure } from './context.ts';

const PAGER_REACH = 2;

export type ListingPage = { kind: 'listing'; model: ListingModel } | LoaderFailure;

/** What a list's address says besides its path. */
export interface ListingQuery {
  sort: Sort;
  brands: string[];
  page: number;
}

/** Reads a list's query; what it does not know falls back to the plain list. */
export function readListingQuery(search: URLSearchParams, page?: string): ListingQuery {
  const sort = SORTS.find((known) => known === search.get('sort')) ?? 'popular';
  const brands = search.getAll('brand').filter((slug) => /^[\p{L}\p{N}-]{1,64}$/u.test(slug));
  const wanted = Number(page ?? search.get('page') ?? 1);
  const known = Number.isInteger(wanted) && wanted >= 1;
  return { sort, brands: [...new Set(brands)].slice(0, 30), page: known ? wanted : 1 };
}

type Answer = Reply<typeof listProducts>;

function makePager(
  { page, pages }: Answer,
  hrefOf: (page: number) => string,
  { t, locale }: LoaderContext,
): PagerModel | null {
  if (pages <= 1) return null;
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= PAGER_REACH,
  );
  return {
    previous: page > 1 ? hrefOf(page - 1) : null,
    next: page < pages ? hrefOf(page + 1) : null,
    pages: near.map((each) => ({ label: String(each), href: hrefOf(each), isCurrent: each === page })),
    text: t('listing:page', { page: formatNumber(page, locale), pages: formatNumber(pages, locale) }),
  };
}

/** A clean list is paged by path, so that crawlers reach every product; a filtered one by query. */
function makeHref(base: string, query: ListingQuery, words: string | null): (page: number) => string {
  const params = new URLSearchParams();
  if (words !== null) params.set('q', words);
  for (const brand of query.brands) params.append('brand', brand);
  if (query.sort !== 'popular') params.set('sort', query.sort);
  return (page) => {
    if (params.size === 0) return page === 1 ? base : `${base}/page/${page}`;
    const own = new URLSearchParams(params);
    if (page > 1) own.set('page', String(page));
    return `${base}?${own}`;
  };
}

/** The brands that a list has most of, as words. */
function mostOf(brands: readonly { name: string }[], locale: LoaderContext['locale']): string {
  const names = brands.slice(0, 3).map(({ name }) => name);
  return new Intl.ListFormat(locale.language, { type: 'conjunction' }).format(names);
}

type Suggestions = Pick<ListingModel, 'suggestions' | 'suggestionsTitle'>;

/** Where to go when nothing matches: what an editor names, else the departments. */
async function listSuggestions({ client, locale }: LoaderContext): Promise<Suggestions> {
  const link = linkIn(locale);
  const popular = await client.call(popularCategories, {});
  if (popular.ok && popular.data.categories.length > 0) {
    const { title, categories } = popular.data;
    const suggestions = categories.map(({ slug, name }) => ({
      href: link(`/category/${slug}`),
      label: name,
    }));
    return { suggestions, suggestionsTitle: title };
  }
  const menu = await client.call(categoryNavigation, {});
  const departments = menu.ok ? menu.data.departments : [];
  const suggestions = departments.map(({ code, name }) => ({
    href: link(`/departments/${code}`),
    label: name,
  }));
  return { suggestions, suggestionsTitle: null };
}

/** A list of a category (`slug`), or of what has the words (`words`). */
export async function loadListing(
  context: LoaderContext,
  wanted: { slug: string } | { words: string },
  query: ListingQuery,
): Promise<ListingPage> {
  const { client, locale, t, site } = context;
  const words = 'words' in wanted ? wanted.words : null;
  if (query.page > MAX_PAGE) return { kind: 'missing' };
  const link = linkIn(locale);
  const result = await client.call(listProducts, {
    query: {
      ...('slug' in wanted ? { category: wanted.slug } : wanted.words ? { q: wanted.words } : {}),
      ...(query.brands.length > 0 && { brand: query.brands.join(',') }),
      sort: query.sort,
      page: String(query.page),
    },
  });
  if (!result.ok) return toFailure(result.error);
  const { category, products, total, brands, pages } = result.data;
  if (query.page > Math.max(1, pages)) return { kind: 'missing' };
  const base = link('slug' in wanted ? `/category/${wanted.slug}` : '/product-list');
  const crumbs: LinkModel[] = (category?.chain ?? []).toReversed().map(({ code, level, content }) => ({
    href: link(level === 1 ? `/departments/${code}` : `/category/${content.slug}`),
    label: content.name,
  }));
  const title =
    category?.chain[0]?.content.name ??
    (words ? t('listing:resultsFor', { query: words }) : t('listing:searchTitle'));
  // A department has a landing of the same name.
  const whole = category?.chain[0]?.level === 1 ? t('listing:allOf', { name: title }) : title;
  const last = category ? [] : [{ href: base, label: title }];
  const trail = [{ href: link('/'), label: t('shell:home') }, ...crumbs, ...last];
  return {
    kind: 'listing',
    model: {
      title,
      documentTitle: query.page > 1 ? t('listing:titlePage', { title: whole, page: query.page }) : whole,
      documentDescription: describePage(
        category?.description || title,
        t('listing:about', {
          count: total,
          brands: mostOf(brands, locale),
          country: locale.country.name[locale.language],
        }),
      ),
      jsonLd: category ? [breadcrumbData(trail, site), itemListData(products, locale, site)] : [],
      description: category?.description ?? '',
      crumbs: trail,
      action: base,
      query: words,
      countText: t('listing:count', { count: total }),
      children: (category?.children ?? []).map((child) => ({
        href: link(`/category/${child.slug}`),
        label: child.name,
      })),
      sorts: SORTS.map((value) => ({
        value,
        label: t(`listing:sort-${value}`),
        isSelected: value === query.sort,
      })),
      brands: brands.map(({ slug, name, count }) => ({
        value: slug,
        label: name,
        count: formatNumber(count, locale),
        isChecked: query.brands.includes(slug),
      })),
      cards: products.map((product) => formatCard(product, context)),
      pager: makePager(result.data, makeHref(base, query, words), context),
      ...(total === 0 ? await listSuggestions(context) : { suggestions: [], suggestionsTitle: null }),
    },
  };
}
