/** Result of a loader that returns a file. */
type FileResult =
  | { kind: 'ok'; model: { body: string } }
  | { kind: 'not-found' | 'failed' | 'rate-limited' | 'unavailable' };

const HOUR = 3600;

/** Creates the response of an XML file, cached for an hour; failures are retried after a minute. */
export function createXmlResponse(file: FileResult, type = 'application/xml'): Response {
  if (file.kind === 'ok') {
    return new Response(file.model.body, {
      headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${HOUR}` },
    });
  }
  const headers = { 'cache-control': 'no-store', ...(file.kind !== 'not-found' && { 'retry-after': '60' }) };
  return new Response(null, { status: file.kind === 'not-found' ? 404 : 503, headers });
}
