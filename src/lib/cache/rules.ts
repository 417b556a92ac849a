// Which pages are shared between visitors, for how long, and which query names each of them knows.
// A request whose query holds any other name is drawn for itself and leaves nothing behind.

/** One shared route. */
export interface CacheRule {
  /** The route as Astro writes it: `/[locale]/products/[slug]`. */
  readonly route: string;
  /** Query names that change the page, in the order in which they stand in its key. */
  readonly names: readonly QueryName[];
  /** Seconds during which a stored page is served as it is. */
  readonly maxAge: number;
  /** Seconds after that during which it is still served while a new one is drawn. */
  readonly swr: number;
  /** What the page is made of; `[name]` stands for the route's parameter. */
  readonly tags: readonly string[];
}

export interface QueryName {
  readonly name: string;
  readonly repeatable: boolean;
}

const once = (name: string): QueryName => ({ name, repeatable: false });
const many = (name: string): QueryName => ({ name, repeatable: true });

// Attributes have names of their own: a list narrowed by one is drawn for itself.
const LIST = [
  many('brand'),
  once('price'),
  once('rating'),
  many('colour'),
  once('stock'),
  many('store'),
  once('offer'),
  many('dietary'),
  once('sort'),
  once('per'),
  once('page'),
];
const MINUTE = 60;

// Imports purge pages, sales do not: this is how old the stock on a page may be.
const life = { maxAge: MINUTE, swr: 5 * MINUTE };

export const CACHE_RULES: readonly CacheRule[] = [
  { route: '/[locale]', names: [], ...life, tags: ['home', 'catalog', 'content'] },
  {
    route: '/[locale]/departments/[catCode]',
    names: [],
    ...life,
    tags: ['catalog', 'content', 'department:[catCode]'],
  },
  { route: '/[locale]/category/[slug]', names: LIST, ...life, tags: ['catalog', 'category:[slug]'] },
  {
    route: '/[locale]/category/[slug]/page/[page]',
    names: LIST.filter(({ name }) => name !== 'page'),
    ...life,
    tags: ['catalog', 'category:[slug]'],
  },
  {
    route: '/[locale]/products/[slug]',
    names: [once('shade'), once('size')],
    ...life,
    tags: ['catalog', 'product:[slug]'],
  },
  {
    // Words and colours are without number: a page narrowed by one is drawn for itself.
    route: '/[locale]/paint/[line]/shades',
    names: [once('family'), once('undertone'), once('sort')],
    ...life,
    tags: ['catalog', 'product:[line]'],
  },
  {
    route: '/[locale]/campaigns/[slug]',
    names: [],
    ...life,
    tags: ['catalog', 'content', 'campaign:[slug]'],
  },
  { route: '/[locale]/brands', names: [], ...life, tags: ['catalog', 'content'] },
  { route: '/[locale]/brands/[slug]', names: [], ...life, tags: ['catalog', 'content', 'brand:[slug]'] },
  { route: '/[locale]/all-departments', names: [], ...life, tags: ['catalog', 'content'] },
  { route: '/[locale]/search', names: [once('q')], ...life, tags: ['catalog', 'content', 'search'] },
  { route: '/[locale]/store-locator', names: [once('q')], ...life, tags: ['catalog', 'content'] },
  { route: '/[locale]/collection', names: [], ...life, tags: ['catalog', 'content'] },
  {
    route: '/[locale]/collection/[slug]',
    names: [],
    ...life,
    tags: ['catalog', 'content', 'collection:[slug]'],
  },
  {
    route: '/[locale]/product-list',
    names: [once('q'), once('category'), ...LIST],
    ...life,
    tags: ['catalog', 'search'],
  },
];

// Astro's own table: it gives each of these routes its lifetime unless the page says
// `Astro.cache.set(false)` or a lifetime of its own.
export const routeRules: Record<string, { maxAge: number; swr: number }> = Object.fromEntries(
  CACHE_RULES.map(({ route, maxAge, swr }) => [route, { maxAge, swr }]),
);
