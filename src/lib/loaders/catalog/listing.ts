import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { NotSold } from '#lib/contract/search/query.ts';
import { createCategoryEvent, createSearchEvent } from '#lib/format/analytics/catalog-events.ts';
import { createCardFormatOptions } from '#lib/format/format-options.ts';
import { formatList } from '#lib/format/list.ts';
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
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createItemListData } from '#lib/seo/structured-data/item-list.ts';
import {
  createLinkBuilder,
  type LoaderContext,
  type LoaderFailure,
  type LoaderResult,
  toFailureExceptNotFound,
} from '../context.ts';
import { loadRelatedSearches } from '../search/search.ts';
import {
  createBreadcrumbs,
  getListingTitles,
  type ListingCategory,
  readCategory,
} from './listing/category.ts';
import { loadEmptyListing } from './listing/empty-listing.ts';
import { limitBrandLabels, loadFilterGroups, loadFilterLabels } from './listing/filter-labels.ts';
import type { ListingModel, NotSoldModel } from './listing/listing-model.ts';

const NOT_FOUND: LoaderFailure = { kind: 'not-found' };

interface ListingParams {
  url: URL;
  slug?: string | null;
  page?: string | undefined;
}

/** Data from which the model of a listing is built. */
interface LoadedListing {
  request: ListingRequest;
  result: ListingResult;
  category: ListingCategory | null;
  groups: ListingModel['list']['groups'];
  labels: FilterLabels;
  sorts: ListingModel['list']['sorts'];
}

/** Labels of attributes, taken from the hits. */
function getAttributeLabels(hits: readonly ProductSummary[]): Record<string, string> {
  const entries = hits.flatMap(({ properties }) =>
    properties.map(({ attributeFQN, name }) => [attributeFQN.replace(/^tenant~/, ''), name]),
  );
  return Object.fromEntries(entries);
}

/**
 * Limits the labels to the attributes that the result's filters show; the island reads others when needed.
 */
function limitAttributeLabels(
  names: Record<string, string>,
  { attributes }: ListingResult,
): Record<string, string> {
  return Object.fromEntries(Object.entries(names).filter(([key]) => attributes.includes(key)));
}

/** Formats the names of the three most frequent brands of a list. */
function formatTopBrands(
  { brands }: ListingResult,
  { brand }: FilterLabels,
  { language }: LoaderContext['locale'],
): string {
  const names = brands.slice(0, 3).flatMap((slug) => brand[slug] ?? []);
  return formatList(names, language);
}

/** Creates the request of a URL; filters that the catalog does not have are left out. */
async function createRequest(
  { locale }: LoaderContext,
  { url, slug = null, page }: ListingParams,
  route: ListingRequest['route'],
  labelsPromise: ReturnType<typeof loadFilterLabels>,
): Promise<ListingRequest> {
  const state = parseListingParams(url.searchParams, route.kind, page);
  return {
    route,
    language: locale.language,
    country: { code: locale.country.code },
    category: slug,
    state: hasFilters(state) ? removeUnknownFilters(state, (await labelsPromise).labels) : state,
  };
}

/** Creates the data of a listing's initial HTML and island. */
function createList(
  { request, result, groups, labels, sorts }: LoadedListing,
  { locale, t }: LoaderContext,
): ListingModel['list'] {
  const { currency } = locale.country;
  // Filters only narrow a list, so labels of values that are not in the unfiltered list are not needed.
  const values = hasFilters(request.state) ? null : result.facetValues;
  const limitNames = (names: Record<string, string>): Record<string, string> =>
    values ? Object.fromEntries(Object.entries(names).filter(([key]) => values.has(key))) : names;
  const selectedBrands = request.state.refinementList?.brand ?? [];
  return {
    request,
    results: result.results,
    groups,
    sorts,
    labels: {
      ...labels,
      // Only searches can be filtered by category.
      category: request.category ? {} : limitNames(labels.category),
      brand: limitBrandLabels(limitNames(labels.brand), [...selectedBrands, ...result.brands]),
      store: limitNames(labels.store),
      attribute: limitAttributeLabels({ ...getAttributeLabels(result.hits), ...labels.attribute }, result),
    },
    decimals: CURRENCY_EXPONENTS[currency],
    symbol: CURRENCY_SYMBOLS[currency][locale.language],
    cardFormat: createCardFormatOptions(locale, t),
  };
}

/** Splits the sentence around the name of the nearest category, which becomes a link. */
function formatNotSold({ text, nearest }: NotSold, link: (path: string) => string): NotSoldModel {
  const at = nearest ? text.lastIndexOf(nearest.name) : -1;
  if (!nearest || at === -1) return { before: text, link: null, after: '' };
  return {
    before: text.slice(0, at),
    link: { href: link(`/category/${nearest.slug}`), label: nearest.name },
    after: text.slice(at + nearest.name.length),
  };
}

/** Describes page 2 and later by its products, so that no two pages share a description. */
function describePage({ request, result }: LoadedListing, title: string, { locale, t }: LoaderContext) {
  const { page = 1 } = request.state;
  if (page === 1) return undefined;
  const names = result.hits.slice(0, 2).map(({ content }) => content.productName);
  const products = formatList(names, locale.language);
  return createMetaDescription(t('listing:aboutPage', { page, title, products }));
}

/** Creates the event of a search or of a viewed category; a search page without a query has none. */
function createEvents({ request, result, category }: LoadedListing): ListingModel['events'] {
  const { query } = request.state;
  if (query) {
    const event = createSearchEvent(query, result.total);
    return event ? [event] : [];
  }
  const categoryContent = category?.chain[0]?.content;
  if (!categoryContent) return [];
  return [
    createCategoryEvent({
      list: 'category',
      code: categoryContent.slug,
      name: categoryContent.name,
      count: result.total,
    }),
  ];
}

/** Whether the list is empty and nothing stands above its own sentence about the query. */
const isQueryOnly = ({ request, result }: LoadedListing): boolean =>
  result.total === 0 &&
  Boolean(request.state.query) &&
  !hasFilters(request.state) &&
  !result.notSold &&
  !result.pageHits?.length;

async function createModel(data: LoadedListing, context: LoaderContext): Promise<ListingModel> {
  const { request, result, category, labels } = data;
  const { locale, t, siteUrl } = context;
  const { query } = request.state;
  const link = createLinkBuilder(locale);
  const { title, documentTitle } = getListingTitles(category, request.state, t);
  const crumbs = createBreadcrumbs(category, { href: request.route.base, label: title }, context);
  const description = t('listing:about', {
    count: result.total,
    brands: formatTopBrands(result, labels, locale),
    country: locale.country.name[locale.language],
  });
  return {
    title,
    isTitleRepeated: isQueryOnly(data),
    documentTitle,
    documentDescription:
      describePage(data, title, context) ??
      createMetaDescription(category?.description || title, description),
    jsonLd: category
      ? [createBreadcrumbData(crumbs, siteUrl), createItemListData(result.hits, locale, siteUrl)]
      : [],
    events: createEvents(data),
    description: category?.description ?? '',
    crumbs,
    query: query ?? null,
    pageHits: (result.pageHits ?? []).map(({ path, title: label, text }) => ({
      href: link(path),
      label,
      text,
    })),
    shades: (result.shades ?? []).map(({ path, ...shade }) => ({ ...shade, href: link(path) })),
    notSold: result.notSold ? formatNotSold(result.notSold, link) : null,
    related: query && result.total > 0 ? await loadRelatedSearches(context, query) : [],
    children: (category?.children ?? []).map(({ name, slug }) => ({
      href: link(`/category/${slug}`),
      label: name,
    })),
    list: createList(data, context),
    empty: result.total === 0 ? await loadEmptyListing(context, hasFilters(request.state)) : null,
  };
}

/**
 * Loads a category's listing or, without `slug`, the listing of the query in the URL. `page` comes from
 * the path; `loadResults` runs the search. A form submission is redirected to the canonical URL. A page after
 * the last one is redirected to the last one, or not found when its number comes from the path.
 */
export async function loadListing(
  context: LoaderContext,
  params: ListingParams,
  loadResults: LoadListing,
): Promise<LoaderResult<ListingModel>> {
  const { url, slug = null, page } = params;
  // One URL a page: page 1 is the category itself, and numbers have no leading zeros.
  if (page !== undefined && (page === '1' || !/^[1-9]\d{0,3}$/.test(page))) return NOT_FOUND;
  const route: ListingRequest['route'] = {
    base: createLinkBuilder(context.locale)(slug === null ? '/product-list' : `/category/${slug}`),
    kind: slug === null ? 'search' : 'category',
  };
  if (isFormSubmission(url.searchParams)) {
    const state = parseListingForm(url.searchParams, route.kind);
    return { kind: 'redirect', href: getListingHref(route, state) };
  }
  const labelsPromise = loadFilterLabels(context);
  const request = await createRequest(context, params, route, labelsPromise);
  const [category, result, groups, { labels, sorts }] = await Promise.all([
    readCategory(context, slug),
    loadResults(request).catch((error: Error & { status?: unknown }) =>
      toFailureExceptNotFound({ status: error.status, code: error }),
    ),
    loadFilterGroups(context),
    labelsPromise,
  ]);
  if (category.kind !== 'ok') return category;
  if ('kind' in result) return result;
  if ((request.state.page ?? 1) > Math.max(1, result.pages)) {
    // The result may have shrunk since the link was made.
    const href = getListingHref(route, { ...request.state, page: result.pages });
    return page === undefined ? { kind: 'redirect', href } : NOT_FOUND;
  }
  const data = { request, result, category: category.model, groups, labels, sorts };
  return { kind: 'ok', model: await createModel(data, context) };
}
