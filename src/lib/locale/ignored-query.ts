/**
 * Stands in the URL of a rendered page for all parameters that the page does not read, such as those of
 * campaigns. Such a page has a query, and so is not indexed.
 */
export const IGNORED_PARAM = '_';

/** Returns a query without the mark of ignored parameters; empty when nothing else is in it. */
export function removeIgnoredParam(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has(IGNORED_PARAM)) return search;
  params.delete(IGNORED_PARAM);
  return params.size > 0 ? `?${params}` : '';
}
