// Which pages are shared between visitors, for how long, and which query parameters each reads. A page is not
// cached with parameters whose values are unlimited; all parameters that it does not read are ignored.

export interface CacheRule {
  /** Route pattern as Astro writes it: `/[locale]/products/[slug]`. */
  readonly route: string;
  /** Query parameters that change the page, in their order in the cache key. */
  readonly queryParams: readonly QueryParamRule[];
  /** Further parameters that the page reads: with one of them the page is not cached. */
  readonly uncachedParams?: RegExp;
  /** Seconds during which a stored page is fresh. */
  readonly maxAge: number;
  /** Seconds after `maxAge` during which the stale page is served while a new one is rendered. */
  readonly swr: number;
  /** Purge tags; `[name]` is replaced by the route parameter. */
  readonly tags: readonly string[];
}

export interface QueryParamRule {
  readonly name: string;
  readonly repeatable: boolean;
  /** Whether the order of its values matters, so that each order is a separate page. */
  readonly isOrdered?: true;
}

const single = (name: string): QueryParamRule => ({ name, repeatable: false });
const repeatable = (name: string): QueryParamRule => ({ name, repeatable: true });
const ordered = (name: string): QueryParamRule => ({ name, repeatable: true, isOrdered: true });

const LISTING_PARAMS = [
  repeatable('brand'),
  single('price'),
  single('rating'),
  repeatable('colour'),
  single('stock'),
  repeatable('store'),
  single('offer'),
  repeatable('dietary'),
  single('sort'),
  single('per'),
  single('page'),
];
// Attribute filters have unlimited values; the others are sent by the form of filters, which is redirected.
const UNCACHED_LISTING_PARAMS = /^(?:attr\..+|from|to|drop|clear)$/;
const MINUTE = 60;

// Imports purge pages, sales do not: this is the maximum age of the stock shown on a page.
const DEFAULT_LIFETIME = { maxAge: MINUTE, swr: 5 * MINUTE };

export const CACHE_RULES: readonly CacheRule[] = [
  {
    route: '/[locale]',
    queryParams: [],
    uncachedParams: /^signup$/,
    ...DEFAULT_LIFETIME,
    tags: ['home', 'catalog', 'content'],
  },
  {
    route: '/[locale]/departments/[catCode]',
    queryParams: [],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'content', 'department:[catCode]'],
  },
  {
    route: '/[locale]/category/[slug]',
    queryParams: LISTING_PARAMS,
    uncachedParams: UNCACHED_LISTING_PARAMS,
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'category:[slug]'],
  },
  {
    route: '/[locale]/category/[slug]/page/[page]',
    queryParams: LISTING_PARAMS.filter(({ name }) => name !== 'page'),
    uncachedParams: UNCACHED_LISTING_PARAMS,
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'category:[slug]'],
  },
  {
    route: '/[locale]/products/[slug]',
    queryParams: [single('shade'), single('size')],
    // A quantity, and the fields of the paint calculator.
    uncachedParams: /^(?:quantity|area|length|width|height|doors|windows|coats|surface)$/,
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'product:[slug]'],
  },
  {
    route: '/[locale]/products/[slug]/reviews',
    queryParams: [single('sort'), single('stars'), single('page')],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'product:[slug]'],
  },
  {
    route: '/[locale]/paint/[slug]/shades',
    queryParams: [single('family'), single('undertone'), single('sort')],
    uncachedParams: /^(?:q|near)$/,
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'product:[slug]'],
  },
  {
    route: '/[locale]/campaigns/[slug]',
    queryParams: [],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'content', 'campaign:[slug]'],
  },
  {
    route: '/[locale]/brands',
    queryParams: [single('letter')],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'content'],
  },
  {
    route: '/[locale]/brands/[slug]',
    queryParams: [],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'content', 'brand:[slug]'],
  },
  { route: '/[locale]/menu', queryParams: [], ...DEFAULT_LIFETIME, tags: ['catalog'] },
  { route: '/[locale]/all-departments', queryParams: [], ...DEFAULT_LIFETIME, tags: ['catalog', 'content'] },
  {
    route: '/[locale]/search',
    queryParams: [single('q')],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'content', 'search'],
  },
  {
    route: '/[locale]/store-locator',
    queryParams: [single('q'), single('area'), single('service'), single('open')],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'content'],
  },
  {
    route: '/[locale]/store-locator/[slug]',
    queryParams: [],
    uncachedParams: /^q$/,
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'content'],
  },
  {
    route: '/[locale]/delivery-areas',
    queryParams: [],
    uncachedParams: /^next$/,
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'content'],
  },
  { route: '/[locale]/collection', queryParams: [], ...DEFAULT_LIFETIME, tags: ['catalog', 'content'] },
  {
    route: '/[locale]/collection/[slug]',
    queryParams: [],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'content', 'collection:[slug]'],
  },
  { route: '/[locale]/compare', queryParams: [ordered('p')], ...DEFAULT_LIFETIME, tags: ['catalog'] },
  {
    route: '/[locale]/compare/choose',
    queryParams: [single('list'), single('q'), single('category'), ...LISTING_PARAMS],
    // `p` contains the products that are already selected.
    uncachedParams: /^(?:p|attr\..+|from|to|drop|clear)$/,
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'search'],
  },
  {
    route: '/[locale]/product-list',
    queryParams: [single('q'), single('category'), ...LISTING_PARAMS],
    uncachedParams: UNCACHED_LISTING_PARAMS,
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'search'],
  },
];

// Astro's route rules: each route gets its lifetime unless the page calls `Astro.cache.set(false)` or sets a
// lifetime.
export const routeRules: Record<string, { maxAge: number; swr: number }> = Object.fromEntries(
  CACHE_RULES.map(({ route, maxAge, swr }) => [route, { maxAge, swr }]),
);
