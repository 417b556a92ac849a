import { isUnsupportedCall } from '#lib/client/client.ts';
import { categoryDetails, categoryNavigation, type Department } from '#lib/contract/catalog/catalog.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import { isolateAuto } from '#lib/format/bidi.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import {
  createLinkBuilder,
  type Loaded,
  type LoaderContext,
  type LoaderFailure,
  toFailure,
} from '../../context.ts';
import { createCategoryCrumbs } from '../breadcrumbs.ts';

/** A category with its ancestors and children. */
export type ListingCategory = EndpointReply<typeof categoryDetails>;

/** Reads the category of a listing; null for a search, which has none. */
export async function readCategory(
  { client }: LoaderContext,
  slug: string | null,
): Promise<Loaded<ListingCategory | null> | LoaderFailure> {
  if (slug === null) return { kind: 'ok', model: null };
  const result = await client.call(categoryDetails, { params: { slug } });
  if (result.ok) return { kind: 'ok', model: result.data };
  return isUnsupportedCall(result) ? await readMenuCategory(client, slug) : toFailure(result.error);
}

type MenuEntry = Pick<Department, 'code' | 'name' | 'slug'> & { children?: MenuEntry[] };

/** Returns the path from a menu entry to the category with a slug; undefined when it is not below the entry. */
function findMenuPath(entry: MenuEntry, slug: string): MenuEntry[] | undefined {
  if (entry.slug === slug) return [entry];
  for (const child of entry.children ?? []) {
    const path = findMenuPath(child, slug);
    if (path) return [entry, ...path];
  }
  return undefined;
}

/** Reads a category from the menu, which has no descriptions: for an API without category details. */
async function readMenuCategory(
  client: LoaderContext['client'],
  slug: string,
): Promise<Loaded<ListingCategory> | LoaderFailure> {
  const menu = await client.call(categoryNavigation, {});
  if (!menu.ok) return toFailure(menu.error);
  for (const department of menu.data.departments) {
    const path = findMenuPath(department, slug);
    if (!path) continue;
    const chain = path.map(({ code, name, slug }, index) => ({
      code,
      content: { name, slug },
      level: index + 1,
    }));
    const children = (path.at(-1)?.children ?? []).map(({ code, name, slug }) => ({ code, name, slug }));
    return { kind: 'ok', model: { chain: chain.reverse(), description: '', children } };
  }
  return { kind: 'not-found' };
}

/** Returns the heading of a listing and the title of its document. */
export function getListingTitles(
  category: ListingCategory | null,
  { query, page = 1 }: { query?: string | undefined; page?: number | undefined },
  t: LoaderContext['t'],
): { title: string; documentTitle: string } {
  const [currentCategory] = category?.chain ?? [];
  const title =
    currentCategory?.content.name ??
    (query ? t('listing:resultsFor', { query: isolateAuto(query) }) : t('listing:searchTitle'));
  // A department has a landing page of the same name.
  const fullTitle = currentCategory?.level === 1 ? t('listing:allOf', { name: title }) : title;
  return { title, documentTitle: page > 1 ? t('listing:titlePage', { title: fullTitle, page }) : fullTitle };
}

/** Returns the breadcrumbs: home and the category's chain, or home and the search. */
export function createBreadcrumbs(
  category: ListingCategory | null,
  search: LinkModel,
  { locale, t }: LoaderContext,
): LinkModel[] {
  const home = { href: createLinkBuilder(locale)('/'), label: t('shell:home') };
  return category ? [home, ...createCategoryCrumbs(category.chain, locale)] : [home, search];
}
