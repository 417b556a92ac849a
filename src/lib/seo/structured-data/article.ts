import type { Locale } from '#lib/locale/locale.ts';
import type { JsonLd } from './json-ld.ts';

/** Data of a blog; `path` includes the locale, `picture` is a path, dates are `2026-03-14`. */
export interface ArticleDataInput {
  site: string;
  path: string;
  locale: Locale;
  title: string;
  description: string;
  picture: string;
  author: { name: string; role: string };
  date: string;
  updated?: string | undefined;
  topic: string;
  minutesToRead: number;
}

/** Creates the BlogPosting of a blog. */
export function createArticleData(input: ArticleDataInput): JsonLd {
  const { site, path, locale, author } = input;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: input.title,
    description: input.description,
    image: new URL(input.picture, site).href,
    url: site + path,
    mainEntityOfPage: site + path,
    datePublished: input.date,
    dateModified: input.updated ?? input.date,
    author: { '@type': 'Person', name: author.name, jobTitle: author.role },
    publisher: { '@id': `${site}/#organization` },
    articleSection: input.topic,
    timeRequired: `PT${input.minutesToRead}M`,
    inLanguage: locale.bcp47,
  };
}
