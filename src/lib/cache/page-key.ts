import { IGNORED_PARAM } from '#lib/locale/ignored-query.ts';
import { CACHE_RULES, type CacheRule } from './cache-rules.ts';

export interface PageKey {
  /** Canonical path and query, independent of visitor and host. */
  readonly key: string;
  readonly tags: readonly string[];
  readonly rule: CacheRule;
}

const MAX_QUERY_LENGTH = 512;
const MAX_REPEATED_VALUES = 24;

// Patterns of route parameters, so that `/page/007` or `/EN-ae` does not become a second copy of a page.
const PARAM_PATTERNS: Record<string, string> = { locale: '[a-z]{2}-[a-z]{2}', page: '[1-9]\\d{0,3}' };

const compiledRules = CACHE_RULES.map((rule) => ({
  rule,
  pattern: new RegExp(
    `^${rule.route.replace(/\[(\w+)\]/g, (_, name: string) => `(?<${name}>${PARAM_PATTERNS[name] ?? '[^/]+'})`)}$`,
    'u',
  ),
}));

/** Returns the cache key of a page, or undefined when the page must not be cached. */
export function getPageKey(pathname: string, search: string): PageKey | undefined {
  for (const { rule, pattern } of compiledRules) {
    const groups = pattern.exec(pathname)?.groups;
    if (!groups) continue;
    if (!isCanonical(pathname)) return undefined;
    const query = normalizeQuery(search, rule);
    if (query === undefined) return undefined;
    return { key: pathname + query, tags: listTags(rule, groups), rule };
  }
  return undefined;
}

// A percent-encoded letter would give the same page another URL, and each copy would take memory.
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

function normalizeQuery(search: string, { queryParams, uncachedParams }: CacheRule): string | undefined {
  if (search === '' || search === '?') return '';
  const params = new URLSearchParams(search);
  let hasIgnoredParams = false;
  for (const name of params.keys()) {
    if (uncachedParams?.test(name)) return undefined;
    hasIgnoredParams ||= !queryParams.some((param) => param.name === name);
  }
  const ordered = new URLSearchParams();
  for (const { name, repeatable, isOrdered } of queryParams) {
    const allValues = params.getAll(name);
    const values = repeatable && !isOrdered ? [...new Set(allValues)].sort() : allValues;
    if (values.length > (repeatable ? MAX_REPEATED_VALUES : 1)) return undefined;
    for (const value of values) ordered.append(name, value);
  }
  // URLs with ignored parameters share one page, which has no canonical URL and is not indexed.
  if (hasIgnoredParams) ordered.append(IGNORED_PARAM, '');
  const query = ordered.toString();
  return query === '' || query.length > MAX_QUERY_LENGTH ? undefined : `?${query}`;
}

function listTags(rule: CacheRule, groups: Record<string, string | undefined>): readonly string[] {
  const tags = rule.tags.map((tag) => tag.replace(/\[(\w+)\]/g, (_, name: string) => groups[name] ?? ''));
  return groups.locale ? [...tags, `locale:${groups.locale}`] : tags;
}
