/** Whether `if-none-match` contains this ETag; weak comparison, because all encodings share one. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const opaqueTag = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((part) => part.trim().replace(/^W\//, '') === opaqueTag);
}
