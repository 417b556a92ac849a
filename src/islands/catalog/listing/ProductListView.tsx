import { type FormEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ProductCards } from '#layouts/blocks/catalog/ProductCard.tsx';
import { Pager } from '#layouts/blocks/ui/Pager.tsx';
import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import { formatProductCard } from '#lib/format/catalog/product-card.ts';
import { interpolate } from '#lib/format/interpolate.ts';
import { formatInteger } from '#lib/format/number.ts';
import { formatPlural } from '#lib/format/plural.ts';
import { MAX_LISTED_HITS } from '#lib/search/facets.ts';
import {
  getListingHref,
  hasFilters,
  type ListingState,
  PAGE_SIZES,
  parseListingForm,
} from '#lib/search/listing-url.ts';
import { FilterGroups } from '../filters/FilterGroups.tsx';
import { FilterPanel } from '../filters/FilterPanel.tsx';
import type { RawSearchResult } from '../filters/facet-counts.ts';
import { listActiveFilters } from '../filters/filter-labels.ts';
import { useAttributeLabels } from '../filters/use-attribute-labels.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListError } from './ListError.tsx';
import type { ProductListProps } from './props.ts';
import { saveScroll, useScrollRestoration } from './scroll-restoration.ts';
import { PageSize, Toolbar } from './Toolbar.tsx';
import { useFilterFocus } from './use-filter-focus.ts';
import { useListWidget, useProductList } from './use-product-list.ts';

const FORM_ID = 'filter-form';
const SCROLL_DELAY_MS = 20;

/** Text fields apply on blur or submit, and sliders after a pause; other inputs apply at once. */
const isTextInput = ({ type }: HTMLInputElement) =>
  type === 'number' || type === 'search' || type === 'range';

/** Filters, toolbar and products of the list. One form holds the whole filter state. */
export function ProductListView(initialProps: ProductListProps) {
  const { request, messages, cardFormat } = initialProps;
  const { route } = request;
  useListWidget(request);
  const { state, refine, results, status } = useProductList();
  const hasChanged = getListingHref(route, state) !== getListingHref(route, request.state);
  const props = { ...initialProps, labels: useAttributeLabels(initialProps.labels, request, hasChanged) };
  const root = useRef<HTMLDivElement>(null);
  const isPageChanged = useRef(false);
  const isReady = useRef(false);
  const stateBeforeReady = useRef<{ next: ListingState | undefined }>(undefined);
  const searchResults = (results._rawResults ?? []) as RawSearchResult[];
  const total = results.nbHits ?? 0;
  useScrollRestoration(results);
  const saveFocus = useFilterFocus(root, results);

  /** Returns the form's state when it differs from the list's. */
  function readChange(submitter?: HTMLElement | null): ListingState | undefined {
    const form = document.forms.namedItem(FORM_ID);
    if (!form) return undefined;
    const data = new FormData(form, submitter) as unknown as Iterable<[string, string]>;
    const next = parseListingForm(new URLSearchParams([...data]), route.kind);
    // The form has no page field: an unchanged form keeps the page.
    const { page, ...stateWithoutPage } = state;
    return getListingHref(route, next) === getListingHref(route, stateWithoutPage) ? undefined : next;
  }

  // A choice made before InstantSearch has started (by the interaction that hydrated the island) is deferred:
  // InstantSearch would treat it as already searched. The last one wins.
  function applyState(next: ListingState | undefined) {
    if (!isReady.current) stateBeforeReady.current = { next };
    else if (next) {
      saveScroll();
      refine(next);
    }
  }

  // A box ticked while the modules were loading is only in the DOM: read it before the next render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const next = readChange();
    // Runs before any other user event, as a re-render would reset the box.
    queueMicrotask(() => {
      isReady.current = true;
      flushSync(() => applyState(stateBeforeReady.current ? stateBeforeReady.current.next : next));
    });
  }, []);

  function goToPage(page: number, event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    isPageChanged.current = true;
    applyState({ ...state, page });
  }

  // Scrolls to the top after a page change. Delayed until the URL is updated, or the browser stores the
  // new scroll position for the old URL.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the results have arrived
  useEffect(() => {
    if (!isPageChanged.current) return;
    isPageChanged.current = false;
    setTimeout(() => {
      const products = root.current?.querySelector<HTMLElement>('.listing__products');
      products?.focus({ preventScroll: true });
      products?.scrollIntoView();
    }, SCROLL_DELAY_MS);
  }, [results]);

  function submit(event: FormEvent) {
    event.preventDefault();
    document.getElementById('filters')?.hidePopover?.();
    const { submitter } = event.nativeEvent as SubmitEvent;
    saveFocus(submitter);
    applyState(readChange(submitter));
  }

  const hits = results.hits as unknown as ProductSummary[];
  const cards = useMemo(
    () => (
      <ProductCards
        cards={hits.map((hit) => formatProductCard(hit, cardFormat))}
        messages={messages}
        heading="h2"
        eagerCount={4}
      />
    ),
    [hits, cardFormat, messages],
  );
  // Wishlist buttons of new cards are updated by the page's script, on this event.
  useEffect(() => {
    if (hits.length > 0) dispatchEvent(new Event('storage'));
  }, [hits]);
  const activeFilters = listActiveFilters(state, props);
  const count = { count: formatInteger(total) };
  const pageCount = Math.min(
    results.nbPages ?? 0,
    Math.ceil(MAX_LISTED_HITS / (state.hitsPerPage ?? PAGE_SIZES[0])),
  );
  const corrected = searchResults[0]?.queryAfterCorrection;
  // Nothing to filter or sort.
  if (total === 0 && !hasFilters(state)) {
    return (
      <div className="listing listing--bare" ref={root}>
        <p className="listing__count sr-only" role="status" tabIndex={-1}>
          {formatPlural(messages.count, cardFormat.language, 0, count)}
        </p>
        <EmptyList {...props} state={state} />
      </div>
    );
  }
  return (
    <div
      className="listing"
      ref={root}
      onChange={({ target }) =>
        !isTextInput(target as unknown as HTMLInputElement) && applyState(readChange())
      }
    >
      <Toolbar
        {...props}
        state={state}
        chosen={activeFilters.length}
        countText={formatPlural(messages.count, cardFormat.language, total, count)}
      />
      <FilterPanel
        messages={messages}
        form={FORM_ID}
        action={route.base}
        query={state.query}
        onSubmit={submit}
        submitLabel={formatPlural(messages.show, cardFormat.language, total, count)}
        isFailed={status === 'error'}
      >
        <FilterGroups
          {...props}
          state={state}
          searchResults={searchResults}
          onDone={() => applyState(readChange())}
        />
      </FilterPanel>
      <div
        className="listing__products"
        tabIndex={-1}
        aria-busy={status === 'stalled'}
        data-query={results.queryID}
        data-index={results.index}
        data-from={(results.page ?? 0) * (results.hitsPerPage ?? 0)}
      >
        <p className="listing__correction" aria-live="polite">
          {corrected &&
            state.query &&
            interpolate(messages.corrected, { query: corrected, typed: state.query })}
        </p>
        {activeFilters.length > 0 && (
          <ActiveFilters chosen={activeFilters} form={FORM_ID} messages={messages} />
        )}
        {/* A failed search is not cached by InstantSearch, so refining with the same state retries it. */}
        {status === 'error' && <ListError messages={messages} onRetry={() => refine(state)} />}
        {hits.length > 0 ? cards : <EmptyList {...props} state={state} />}
        <Pager
          page={(results.page ?? 0) + 1}
          pageCount={pageCount}
          getPageHref={(page) => getListingHref(route, { ...state, page })}
          onPageClick={goToPage}
          messages={messages}
        />
        {(total > PAGE_SIZES[0] || state.hitsPerPage) && <PageSize state={state} messages={messages} />}
      </div>
    </div>
  );
}
