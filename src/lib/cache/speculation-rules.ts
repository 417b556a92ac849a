import { CACHE_RULES } from './cache-rules.ts';

/**
 * Path of the rules by which browsers load a page before its link is followed; all HTML pages have a header
 * with this path.
 */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

// A search costs more than a page.
const EXCLUDED_ROUTES = ['/[locale]/search', '/[locale]/product-list', '/[locale]/compare/choose'];
// Prerendered by the build.
const CONTENT_PATTERNS = ['/blogs', '/blogs/*', '/masterclasses', '/masterclasses/*'];

const LOCALE_PATTERN = '/:locale((?:en|ar)-[a-z]{2})';

const toUrlPattern = (route: string): string =>
  route.replace('/[locale]', LOCALE_PATTERN).replaceAll(/\[(\w+)\]/g, ':$1');

/**
 * Returns the speculation rules: only pages that are the same for all visitors, and none in another locale, as a
 * page stores its locale when it is shown.
 */
export function createSpeculationRules() {
  const routes = CACHE_RULES.map(({ route }) => route).filter((route) => !EXCLUDED_ROUTES.includes(route));
  const patterns = [...routes.map(toUrlPattern), ...CONTENT_PATTERNS.map((path) => LOCALE_PATTERN + path)];
  const where = {
    and: [
      { href_matches: patterns },
      { not: { selector_matches: '[rel~=nofollow], [target], [download], [hreflang]' } },
    ],
  };
  // Moderate: on hover or when a pointer is pressed.
  return { prerender: [{ where, eagerness: 'moderate' }] };
}
