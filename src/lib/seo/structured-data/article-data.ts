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
export function createArticleData(facts: ArticleDataInput): JsonLd {
  const { site, path, locale, author } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: facts.title,
    description: facts.description,
    image: new URL(facts.picture, site).href,
    url: site + path,
    mainEntityOfPage: site + path,
    datePublished: facts.date,
    dateModified: facts.updated ?? facts.date,
    author: { '@type': 'Person', name: author.name, jobTitle: author.role },
    publisher: { '@id': `${site}/#organization` },
    articleSection: facts.topic,
    timeRequired: `PT${facts.minutesToRead}M`,
    inLanguage: locale.bcp47,
  };
}
