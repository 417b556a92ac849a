import { categoryNavigation, type Department, productSlugs } from '#lib/contract/catalog/catalog.ts';
import { brands, campaigns, contentIndex } from '#lib/contract/content/pages.ts';
import { listStores } from '#lib/contract/stores.ts';
import { LOCALES } from '#lib/locale/locale.ts';
import { createSitemap, createSitemapIndex, type SitemapEntry } from '#lib/seo/sitemap/sitemap.ts';
import { type Loaded, type LoaderContext, type LoaderFailure, toFailure } from '../context.ts';
import { getStorePath } from '../stores/store-card.ts';

type SitemapContext = Pick<LoaderContext, 'client' | 'locale' | 'siteUrl'>;
type SitemapFile = Loaded<{ body: string }> | LoaderFailure;
type SitemapEntries = Loaded<SitemapEntry[]> | LoaderFailure;

const KINDS = ['pages', 'categories', 'brands'] as const;
const PRODUCT_SHARD = /^products-([1-9]\d{0,3})$/;

const toEntries = (entries: SitemapEntry[]): SitemapEntries => ({ kind: 'ok', model: entries });

/**
 * Returns the index of all sitemaps, one for each locale and kind. `builtSitemaps` are those of prerendered
 * pages. The number of product sitemaps is read for each country, as the products differ.
 */
export async function loadSitemapIndex(
  { siteUrl }: Pick<SitemapContext, 'siteUrl'>,
  getClient: (locale: SitemapContext['locale']) => SitemapContext['client'],
  builtSitemaps: readonly string[],
): Promise<SitemapFile> {
  const paths: string[] = [...builtSitemaps];
  for (const locale of LOCALES) {
    const result = await getClient(locale).call(productSlugs, { query: {} });
    if (!result.ok) return toFailure(result.error);
    const products = Array.from({ length: result.data.pages }, (_, index) => `products-${index + 1}`);
    paths.push(...[...KINDS, ...products].map((kind) => `/sitemaps/${locale.tag}/${kind}.xml`));
  }
  return { kind: 'ok', model: { body: createSitemapIndex(paths, siteUrl) } };
}

/** Returns one sitemap of a locale; `shard` is `pages`, `categories`, `brands` or `products-1`. */
export async function loadSitemap(context: SitemapContext, shard: string): Promise<SitemapFile> {
  const page = PRODUCT_SHARD.exec(shard)?.[1];
  const result = page
    ? await listProducts(context, page)
    : shard === 'categories'
      ? await listCategories(context)
      : shard === 'brands'
        ? await listBrands(context)
        : shard === 'pages'
          ? await listPages(context)
          : ({ kind: 'not-found' } as const);
  if (result.kind !== 'ok') return result;
  const unlisted = page ? new Set() : await readUnlistedPaths(context);
  const entries = result.model.filter(({ path }) => !unlisted.has(path));
  return { kind: 'ok', model: { body: createSitemap(entries, context.locale, context.siteUrl) } };
}

/** Returns the paths that editors exclude from search engines; empty for an API that does not list them. */
async function readUnlistedPaths({ client }: SitemapContext): Promise<Set<string>> {
  const result = await client.call(contentIndex, {});
  return new Set(result.ok ? result.data.unlisted : []);
}

async function listProducts({ client }: SitemapContext, page: string): Promise<SitemapEntries> {
  const result = await client.call(productSlugs, { query: { page } });
  if (!result.ok) return toFailure(result.error);
  const { products } = result.data;
  if (products.length === 0 && page !== '1') return { kind: 'not-found' };
  return toEntries(
    products.map(({ slug, updatedAt }) => ({ path: `/products/${slug}`, lastModified: updatedAt })),
  );
}

async function listCategories({ client }: SitemapContext): Promise<SitemapEntries> {
  const result = await client.call(categoryNavigation, {});
  if (!result.ok) return toFailure(result.error);
  const listPaths = ({ code, slug, children }: Department): string[] => [
    `/departments/${code}`,
    `/category/${slug}`,
    ...children.flatMap((aisle) => [
      `/category/${aisle.slug}`,
      ...aisle.children.map((leafCategory) => `/category/${leafCategory.slug}`),
    ]),
  ];
  return toEntries(result.data.departments.flatMap(listPaths).map((path) => ({ path })));
}

async function listBrands({ client }: SitemapContext): Promise<SitemapEntries> {
  const result = await client.call(brands, {});
  if (!result.ok) return toFailure(result.error);
  return toEntries(
    ['/brands', ...result.data.brands.map(({ slug }) => `/brands/${slug}`)].map((path) => ({ path })),
  );
}

/** Pages rendered on request: home, department tree, stores, delivery areas, running campaigns, collections. */
async function listPages({ client }: SitemapContext): Promise<SitemapEntries> {
  const [campaignsResult, contentResult, storesResult] = await Promise.all([
    client.call(campaigns, {}),
    client.call(contentIndex, {}),
    client.call(listStores, {}),
  ]);
  if (!campaignsResult.ok) return toFailure(campaignsResult.error);
  if (!contentResult.ok) return toFailure(contentResult.error);
  if (!storesResult.ok) return toFailure(storesResult.error);
  return toEntries([
    { path: '/' },
    { path: '/all-departments' },
    { path: '/store-locator' },
    ...storesResult.data.stores.map((store) => ({ path: getStorePath(store), isCountrySpecific: true })),
    { path: '/delivery-areas' },
    { path: '/collection' },
    ...campaignsResult.data.campaigns.map(({ slug, starts }) => ({
      path: `/campaigns/${slug}`,
      lastModified: Date.parse(starts),
    })),
    ...contentResult.data.collections.map((slug) => ({ path: `/collection/${slug}` })),
  ]);
}
