// Which pages are shared between visitors, for how long, and which query names each of them knows.
// A request whose query holds any other name is drawn for itself and leaves nothing behind.

/** One shared route. */
export interface CacheRule {
  /** The route as Astro writes it: `/[locale]/products/[slug]`. */
  readonly route: string;
  /** Query names that change the page, in the order in which they stand in its key. */
  readonly queryParams: readonly QueryParamRule[];
  /** Seconds during which a stored page is served as it is. */
  readonly maxAge: number;
  /** Seconds after that during which it is still served while a new one is drawn. */
  readonly swr: number;
  /** What the page is made of; `[name]` stands for the route's parameter. */
  readonly tags: readonly string[];
}

export interface QueryParamRule {
  readonly name: string;
  readonly repeatable: boolean;
}

const single = (name: string): QueryParamRule => ({ name, repeatable: false });
const repeatable = (name: string): QueryParamRule => ({ name, repeatable: true });

// Attributes have names of their own: a list narrowed by one is drawn for itself.
const LIST = [
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
const MINUTE = 60;

// Imports purge pages, sales do not: this is how old the stock on a page may be.
const DEFAULT_LIFETIME = { maxAge: MINUTE, swr: 5 * MINUTE };

export const CACHE_RULES: readonly CacheRule[] = [
  { route: '/[locale]', queryParams: [], ...DEFAULT_LIFETIME, tags: ['home', 'catalog', 'content'] },
  {
    route: '/[locale]/departments/[catCode]',
    queryParams: [],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'content', 'department:[catCode]'],
  },
  {
    route: '/[locale]/category/[slug]',
    queryParams: LIST,
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'category:[slug]'],
  },
  {
    route: '/[locale]/category/[slug]/page/[page]',
    queryParams: LIST.filter(({ name }) => name !== 'page'),
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'category:[slug]'],
  },
  {
    route: '/[locale]/products/[slug]',
    queryParams: [single('shade'), single('size')],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'product:[slug]'],
  },
  {
    // Words and colours are without number: a page narrowed by one is drawn for itself.
    route: '/[locale]/paint/[slug]/shades',
    queryParams: [single('family'), single('undertone'), single('sort')],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'product:[line]'],
  },
  {
    route: '/[locale]/campaigns/[slug]',
    queryParams: [],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'content', 'campaign:[slug]'],
  },
  { route: '/[locale]/brands', queryParams: [], ...DEFAULT_LIFETIME, tags: ['catalog', 'content'] },
  {
    route: '/[locale]/brands/[slug]',
    queryParams: [],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'content', 'brand:[slug]'],
  },
  { route: '/[locale]/all-departments', queryParams: [], ...DEFAULT_LIFETIME, tags: ['catalog', 'content'] },
  {
    route: '/[locale]/search',
    queryParams: [single('q')],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'content', 'search'],
  },
  {
    route: '/[locale]/store-locator',
    queryParams: [single('q')],
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
  {
    route: '/[locale]/product-list',
    queryParams: [single('q'), single('category'), ...LIST],
    ...DEFAULT_LIFETIME,
    tags: ['catalog', 'search'],
  },
];

// Astro's own table: it gives each of these routes its lifetime unless the page says
// `Astro.cache.set(false)` or a lifetime of its own.
export const routeRules: Record<string, { maxAge: number; swr: number }> = Object.fromEntries(
  CACHE_RULES.map(({ route, maxAge, swr }) => [route, { maxAge, swr }]),
);
