import { brands } from '#lib/contract/content/pages.ts';
import type { BrandItemModel, BrandsModel } from '#lib/format/models/landing.ts';
import { removeArabicArticle } from '#lib/locale/arabic-article.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';

/**
 * Returns the initial that a name is listed under; alef variants count as one letter, the Arabic article is
 * skipped.
 */
export function getInitial(name: string): string {
  const baseName = removeArabicArticle(name).trim();
  const first = baseName.normalize('NFKD').replace(/\p{M}/gu, '')[0] ?? '#';
  return first.toLocaleUpperCase('en').replace(/[أإآٱ]/, 'ا');
}

// 400 brands are about 200 KB of HTML; a shop with more shows one initial at a time.
const MAX_BRANDS = 400;

/**
 * Loads all brands, grouped by initial; if there are too many, only those of the initial `letter`, by default
 * the first one.
 */
export async function loadBrands(
  context: LoaderContext,
  query = new URLSearchParams(),
): Promise<LoaderResult<BrandsModel>> {
  const { client, locale, t, siteUrl } = context;
  const result = await client.call(brands, {});
  if (!result.ok) return toFailure(result.error);
  const link = createLinkBuilder(locale);
  const { landing } = result.data;
  const byLetter = new Map<string, BrandItemModel[]>();
  for (const { slug, name, otherName, description, count } of result.data.brands) {
    const item = {
      href: link(`/brands/${slug}`),
      label: name,
      otherName,
      text: description,
      count: t('landing:products', { count }),
    };
    const letter = getInitial(name);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), item]);
  }
  const brandGroups = [...byLetter]
    .sort(([a], [b]) => a.localeCompare(b, locale.language))
    .map(([letter, entries]) => ({ letter, id: `letter-${letter}`, brands: entries }));
  const isSplitByInitial = result.data.brands.length > MAX_BRANDS;
  const shownGroup = brandGroups.find(({ letter }) => letter === query.get('letter')) ?? brandGroups[0];
  const letters = brandGroups.map(({ letter, id }) => ({
    label: letter,
    href: isSplitByInitial ? `${link('/brands')}?letter=${encodeURIComponent(letter)}` : `#${id}`,
    isCurrent: isSplitByInitial && letter === shownGroup?.letter,
  }));
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/brands'), label: landing.title },
  ];
  const { title, description, lead } = landing;
  const jsonLd = [createBreadcrumbData(crumbs, siteUrl)];
  return {
    kind: 'ok',
    model: {
      title,
      description,
      lead,
      crumbs,
      jsonLd,
      letters,
      brandGroups: isSplitByInitial && shownGroup ? [shownGroup] : brandGroups,
    },
  };
}
