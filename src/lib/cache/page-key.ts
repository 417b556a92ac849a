import { CACHE_RULES, type CacheRule, type QueryParamRule } from './cache-rules.ts';

export interface PageKey {
  /** Canonical path and query, independent of visitor and host. */
  readonly key: string;
  readonly tags: readonly string[];
  readonly rule: CacheRule;
}

const MAX_SEARCH = 512;
const MAX_REPEATS = 24;

// Patterns of route parameters, so that `/page/007` or `/EN-ae` does not become a second copy of a page.
const PARAMS: Record<string, string> = { locale: '[a-z]{2}-[a-z]{2}', page: '[1-9]\\d{0,3}' };

const compiled = CACHE_RULES.map((rule) => ({
  rule,
  pattern: new RegExp(
    `^${rule.route.replace(/\[(\w+)\]/g, (_, name: string) => `(?<${name}>${PARAMS[name] ?? '[^/]+'})`)}$`,
    'u',
  ),
}));

/** Returns the cache key of a page, or undefined when the page must not be cached. */
export function getPageKey(pathname: string, search: string): PageKey | undefined {
  if (search.length > MAX_SEARCH) return undefined;
  for (const { rule, pattern } of compiled) {
    const groups = pattern.exec(pathname)?.groups;
    if (!groups) continue;
    if (!isCanonical(pathname)) return undefined;
    const query = normalizeQuery(search, rule.queryParams);
    if (query === undefined) return undefined;
    return { key: pathname + query, tags: listTags(rule, groups), rule };
  }
  return undefined;
}

// A percent-encoded letter would give the same page another address, and each copy would take memory.
function isCanonical(pathname: string): boolean {
  if (/^[\w/.-]+$/.test(pathname)) return true;
  try {
    return pathname
      .split('/')
      .every((segment) => encodeURIComponent(decodeURIComponent(segment)) === segment);
  } catch {
    return false;
  }
}

function normalizeQuery(search: string, names: readonly QueryParamRule[]): string | undefined {
  if (search === '' || search === '?') return '';
  const given = new URLSearchParams(search);
  for (const name of given.keys()) {
    if (!names.some((known) => known.name === name)) return undefined;
  }
  const ordered = new URLSearchParams();
  for (const { name, repeatable } of names) {
    const values = repeatable ? [...new Set(given.getAll(name))].sort() : given.getAll(name);
    if (values.length > (repeatable ? MAX_REPEATS : 1)) return undefined;
    for (const value of values) ordered.append(name, value);
  }
  const query = ordered.toString();
  return query === '' ? undefined : `?${query}`;
}

function listTags(rule: CacheRule, groups: Record<string, string | undefined>): readonly string[] {
  const tags = rule.tags.map((tag) => tag.replace(/\[(\w+)\]/g, (_, name: string) => groups[name] ?? ''));
  return groups.locale ? [...tags, `locale:${groups.locale}`] : tags;
}
