/**
 * Parameter in the URL of a rendered page that replaces all parameters that the page does not read, such as
 * those of campaigns. A page with this parameter has a query, so it is not indexed.
 */
export const IGNORED_PARAM = '_';

/** Returns a query without `IGNORED_PARAM`; empty when it contains nothing else. */
export function removeIgnoredParam(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has(IGNORED_PARAM)) return search;
  params.delete(IGNORED_PARAM);
  return params.size > 0 ? `?${params}` : '';
}
