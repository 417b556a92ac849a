import { categoryNavigation, listProducts } from '#lib/contract/catalog.ts';
import { popularCategories, recommendations, searchTrend } from '#lib/contract/editorial.ts';

import { formatRail } from './card.ts';
import { type LoaderContext, linkIn } from './context.ts';
import type { EmptyListModel } from './list-model.ts';

const TILES = 10;

/** Where to look when nothing matches: what an editor names, else the departments. */
async function loadSuggestions({
  client,
  locale,
}: LoaderContext): Promise<Pick<EmptyListModel, 'suggestions' | 'suggestionsTitle'>> {
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

/** What a list without goods offers instead; one that is only narrowed too far leads back to itself first. */
export async function loadEmptyList(context: LoaderContext, isNarrowed: boolean): Promise<EmptyListModel> {
  const { client, locale } = context;
  const search = linkIn(locale)('/product-list');
  const [suggested, trend, rows, sold] = await Promise.all([
    loadSuggestions(context),
    client.call(searchTrend, {}),
    client.call(recommendations, {}),
    client.call(listProducts, {}),
  ]);
  const row = rows.ok ? rows.data.rows.find(({ place }) => place === 'no-result') : undefined;
  const tiles = rows.ok ? rows.data.tiles : TILES;
  return {
    ...suggested,
    searches:
      trend.ok && !isNarrowed
        ? trend.data.terms.map((term) => ({
            href: `${search}?${new URLSearchParams({ q: term })}`,
            label: term,
          }))
        : [],
    rail: row && sold.ok ? formatRail(row.title, sold.data.products.slice(0, tiles), context) : null,
  };
}
