import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { JsonLd } from './json-ld.ts';

/** A breadcrumb; `href` is a path. */
interface Breadcrumb {
  href: string;
  label: string;
}

const context = 'https://schema.org';

/** Creates the Organization of the shop, used on all pages except cart, checkout and account. */
export function createOrganizationData(locale: Locale, site: string, name: string): JsonLd {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${site}/#organization`,
    name,
    url: site + getLocalePath(locale, '/'),
    logo: `${site}/icon-512.png`,
    areaServed: locale.country.code.toUpperCase(),
  };
}

/** Creates the WebSite with its search at /product-list. */
export function createWebsiteData(locale: Locale, site: string, name: string): JsonLd {
  return {
    '@context': context,
    '@type': 'WebSite',
    name,
    url: site + getLocalePath(locale, '/'),
    inLanguage: locale.bcp47,
    publisher: { '@id': `${site}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site}${getLocalePath(locale, '/product-list')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Creates the BreadcrumbList, starting at the home page. */
export function createBreadcrumbData(crumbs: readonly Breadcrumb[], site: string): JsonLd {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: site + crumb.href,
    })),
  };
}

/** Creates the ItemList of the products on a page of a listing. */
export function createItemListData(
  products: readonly { content: { productName: string; slug: string } }[],
  locale: Locale,
  site: string,
): JsonLd {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ content }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: content.productName,
      url: site + getLocalePath(locale, `/products/${content.slug}`),
    })),
  };
}

/** Creates the FAQPage; texts are plain text as shown on the page. */
export function createFaqData(questions: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Creates the ItemList of pages in display order; `path` includes the locale. */
export function createPageListData(items: readonly { name: string; path: string }[], site: string): JsonLd {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: site + path,
    })),
  };
}
