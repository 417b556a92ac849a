import { categoryDetails } from '#lib/contract/catalog/catalog.ts';
import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import { relatedSearches } from '#lib/contract/search/related-searches.ts';
import { createCardFormatOptions } from '#lib/format/format-options.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import { CURRENCY_EXPONENTS, CURRENCY_SYMBOLS } from '#lib/locale/currency.ts';
import { removeUnknownFilters } from '#lib/search/known-filters.ts';
import type { FilterLabels, ListingRequest, ListingResult, LoadListing } from '#lib/search/listing.ts';
import {
  getListingHref,
  hasFilters,
  isFormSubmission,
  parseListingForm,
  parseListingParams,
} from '#lib/search/listing-url.ts';
import { createMetaDescription } from '#lib/seo/meta-description.ts';
import { createBreadcrumbData, createItemListData } from '#lib/seo/structured-data/site-data.ts';
import { createLinkBuilder, type LoaderContext, type LoaderFailure, toFailure } from '../../context.ts';
import { loadEmptyListing } from './empty-listing.ts';
import { limitBrandLabels, loadFilterGroups, loadFilterLabels } from './filter-labels.ts';
import type { ListingModel } from './listing-model.ts';

export type ListingPage =
  | { kind: 'listing'; model: ListingModel }
  /** The request is a form submission or exceeds the last page: redirect to the canonical address. */
  | { kind: 'moved'; href: string }
  | ListingUnavailable
  | LoaderFailure;

/** The visitor exceeded the search's rate limit, or the search is not ready yet. */
interface ListingUnavailable {
  kind: 'refused' | 'away';
}

const STATUSES = { missing: 404, refused: 429, away: 503, failed: 500 } as const;
const ERROR_KINDS = new Map<unknown, ListingUnavailable['kind']>([
  [429, 'refused'],
  [503, 'away'],
]);

/** Returns the HTTP status of a listing that could not be loaded. */
export function getStatus({ kind }: { kind: keyof typeof STATUSES }): number {
  return STATUSES[kind];
}

type Category = { chain: { code: string; level: number; content: { name: string; slug: string } }[] } & {
  description: string;
  children: { name: string; slug: string }[];
};

const NOT_FOUND: LoaderFailure = { kind: 'missing' };

async function readCategory(
  { client }: LoaderContext,
  slug: string | null,
): Promise<{ kind: 'category'; category: Category | null } | LoaderFailure> {
  if (slug === null) return { kind: 'category', category: null };
  const result = await client.call(categoryDetails, { params: { slug } });
  return result.ok ? { kind: 'category', category: result.data } : toFailure(result.error);
}

/** Returns related searches; empty when the call fails. */
async function loadRelated({ client }: LoaderContext, query: string): Promise<string[]> {
  const result = await client.call(relatedSearches, { query: { q: query } });
  return result.ok ? result.data.searches.map(({ words }) => words) : [];
}

/** Labels of attributes, taken from the hits. */
function getAttributeLabels(hits: readonly ProductSummary[]): Record<string, string> {
  const entries = hits.flatMap(({ properties }) =>
    properties.map(({ attributeFQN, name }) => [attributeFQN.replace(/^tenant~/, ''), name]),
  );
  return Object.fromEntries(entries);
}

/** Formats the names of the three most frequent brands of a list. */
function formatTopBrands(
  { brands }: ListingResult,
  { brand }: FilterLabels,
  { language }: LoaderContext['locale'],
): string {
  const names = brands.slice(0, 3).flatMap((slug) => brand[slug] ?? []);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/**
 * Loads a category's listing or, without `slug`, the listing of the query in the address. `page` comes from
 * the path; `loadResults` runs the search.
 */
export async function loadListing(
  context: LoaderContext,
  { url, slug = null, page }: { url: URL; slug?: string | null; page?: string | undefined },
  loadResults: LoadListing,
): Promise<ListingPage> {
  // One address a page: page 1 is the category itself, and numbers have no leading zeros.
  if (page !== undefined && (page === '1' || !/^[1-9]\d{0,3}$/.test(page))) return NOT_FOUND;
  const { locale, t, siteUrl } = context;
  const link = createLinkBuilder(locale);
  const route = {
    base: link(slug === null ? '/product-list' : `/category/${slug}`),
    kind: slug === null ? ('search' as const) : ('category' as const),
  };
  if (isFormSubmission(url.searchParams))
    return { kind: 'moved', href: getListingHref(route, parseListingForm(url.searchParams, route.kind)) };
  const requestedState = parseListingParams(url.searchParams, route.kind, page);
  const labelsPromise = loadFilterLabels(context);
  const state = hasFilters(requestedState)
    ? removeUnknownFilters(requestedState, (await labelsPromise).labels)
    : requestedState;
  const request: ListingRequest = {
    route,
    language: locale.language,
    country: { code: locale.country.code },
    category: slug,
    state,
  };
  const [categoryResult, result, groups, { labels, sorts }] = await Promise.all([
    readCategory(context, slug),
    loadResults(request).catch((error: unknown): ListingUnavailable | LoaderFailure => {
      const kind = ERROR_KINDS.get((error as { status?: unknown } | null)?.status);
      return kind ? { kind } : { kind: 'failed', reason: String(error) };
    }),
    loadFilterGroups(context),
    labelsPromise,
  ]);
  if (categoryResult.kind !== 'category') return categoryResult;
  if ('kind' in result) return result;
  if ((state.page ?? 1) > Math.max(1, result.pages)) {
    // The result may have shrunk since the link was made.
    const last = getListingHref(route, { ...state, page: result.pages });
    return page === undefined ? { kind: 'moved', href: last } : NOT_FOUND;
  }
  const { category } = categoryResult;
  const number = state.page ?? 1;
  const { query } = state;
  const crumbs: LinkModel[] = (category?.chain ?? []).toReversed().map(({ code, level, content }) => ({
    href: link(level === 1 ? `/departments/${code}` : `/category/${content.slug}`),
    label: content.name,
  }));
  const title =
    category?.chain[0]?.content.name ??
    (query ? t('listing:resultsFor', { query }) : t('listing:searchTitle'));
  // A department has a landing page of the same name.
  const fullTitle = category?.chain[0]?.level === 1 ? t('listing:allOf', { name: title }) : title;
  const last = category ? [] : [{ href: route.base, label: title }];
  const trail = [{ href: link('/'), label: t('shell:home') }, ...crumbs, ...last];
  const { currency } = locale.country;
  return {
    kind: 'listing',
    model: {
      title,
      documentTitle: number > 1 ? t('listing:titlePage', { title: fullTitle, page: number }) : fullTitle,
      documentDescription: createMetaDescription(
        category?.description || title,
        t('listing:about', {
          count: result.total,
          brands: formatTopBrands(result, labels, locale),
          country: locale.country.name[locale.language],
        }),
      ),
      jsonLd: category
        ? [createBreadcrumbData(trail, siteUrl), createItemListData(result.hits, locale, siteUrl)]
        : [],
      description: category?.description ?? '',
      crumbs: trail,
      query: query ?? null,
      related: query && result.total > 0 ? await loadRelated(context, query) : [],
      children: (category?.children ?? []).map(({ name, slug: child }) => ({
        href: link(`/category/${child}`),
        label: name,
      })),
      list: {
        request,
        results: result.results,
        groups,
        sorts,
        labels: {
          ...labels,
          brand: limitBrandLabels(labels.brand, [...(state.refinementList?.brand ?? []), ...result.brands]),
          attribute: { ...getAttributeLabels(result.hits), ...labels.attribute },
        },
        decimals: CURRENCY_EXPONENTS[currency],
        symbol: CURRENCY_SYMBOLS[currency][locale.language],
        cardFormat: createCardFormatOptions(locale, t),
      },
      empty: result.total === 0 ? await loadEmptyListing(context, hasFilters(state)) : null,
    },
  };
}
