import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';

export { createProductData } from './product-data.ts';

export type JsonLd = Record<string, unknown>;

/** A link with its words, as breadcrumbs have them; `href` is a path. */
interface Breadcrumb {
  href: string;
  label: string;
}

const context = 'https://schema.org';

/** JSON that cannot close the script element it stands in. */
export function serializeJsonLd(data: JsonLd): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Who sells here: on every page but cart, checkout and account. */
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

/** The site and its search, which is /product-list. */
export function websiteData(locale: Locale, site: string, name: string): JsonLd {
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

/** The trail of links from home on. */
export function breadcrumbData(crumbs: readonly Breadcrumb[], site: string): JsonLd {
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

/** The products of a page of a list, in its order. */
export function itemListData(
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

/** Questions with their answers, in plain text as the page shows them. */
export function faqData(questions: readonly { question: string; answer: string }[]): JsonLd {
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
