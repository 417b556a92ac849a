import { categoryNavigation } from '#lib/contract/catalog/catalog.ts';
import { popularCategories, searchTrend } from '#lib/contract/content/settings.ts';
import { createLinkBuilder, type LoaderContext } from '../../context.ts';
import { loadPopularRail } from '../recommendations.ts';
import type { EmptyListingModel } from './listing-model.ts';

/** Returns the editor's popular categories, else the departments. */
async function loadSuggestions({
  client,
  locale,
}: LoaderContext): Promise<Pick<EmptyListingModel, 'suggestions' | 'suggestionsTitle'>> {
  const link = createLinkBuilder(locale);
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

/**
 * Loads the suggestions of an empty listing. A filtered listing gets no trending searches: it offers to clear
 * the filters first.
 */
export async function loadEmptyListing(
  context: LoaderContext,
  isFiltered: boolean,
): Promise<EmptyListingModel> {
  const { client, locale } = context;
  const search = createLinkBuilder(locale)('/product-list');
  const [suggested, trendResult, rail] = await Promise.all([
    loadSuggestions(context),
    client.call(searchTrend, {}),
    loadPopularRail(context),
  ]);
  return {
    ...suggested,
    trendingSearches:
      trendResult.ok && !isFiltered
        ? trendResult.data.terms.map((term) => ({
            href: `${search}?${new URLSearchParams({ q: term })}`,
            label: term,
          }))
        : [],
    rail,
  };
}
