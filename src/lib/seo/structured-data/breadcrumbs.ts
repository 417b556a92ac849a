import type { JsonLd } from './json-ld.ts';

/** A breadcrumb; `href` is a path. */
interface Breadcrumb {
  href: string;
  label: string;
}

/** Creates the BreadcrumbList, starting at the home page. */
export function createBreadcrumbData(crumbs: readonly Breadcrumb[], site: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: site + crumb.href,
    })),
  };
}
