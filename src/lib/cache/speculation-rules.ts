import { CACHE_RULES } from './cache-rules.ts';

/**
 * Path of the rules by which browsers load a page before its link is followed; all HTML pages have a header
 * with this path.
 */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

// The script of a product page stores that it was viewed: such pages are prefetched, but not prerendered.
const WRITES_WHEN_RUN = ['/[locale]/products/[slug]'];
// A search costs more than a page.
const EXCLUDED_ROUTES = ['/[locale]/search', '/[locale]/product-list', '/[locale]/compare/choose'];
// Prerendered by the build.
const CONTENT_PATTERNS = ['/blogs', '/blogs/*', '/masterclasses', '/masterclasses/*'];

const LOCALE_PATTERN = '/:locale((?:en|ar)-[a-z]{2})';

const toUrlPattern = (route: string): string =>
  route.replace('/[locale]', LOCALE_PATTERN).replaceAll(/\[(\w+)\]/g, ':$1');

function createRule(patterns: readonly string[]) {
  return {
    where: {
      and: [
        { href_matches: patterns },
        { not: { selector_matches: '[rel~=nofollow], [target], [download]' } },
      ],
    },
    // On hover or when a pointer is pressed.
    eagerness: 'moderate',
  };
}

/** Returns the speculation rules: only pages that are the same for all visitors, never one that writes. */
export function createSpeculationRules() {
  const routes = CACHE_RULES.map(({ route }) => route).filter((route) => !EXCLUDED_ROUTES.includes(route));
  const runnable = routes.filter((route) => !WRITES_WHEN_RUN.includes(route)).map(toUrlPattern);
  return {
    prefetch: [createRule(WRITES_WHEN_RUN.map(toUrlPattern))],
    prerender: [createRule([...runnable, ...CONTENT_PATTERNS.map((path) => LOCALE_PATTERN + path)])],
  };
}
