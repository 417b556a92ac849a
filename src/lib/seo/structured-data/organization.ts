import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { JsonLd } from './json-ld.ts';

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
