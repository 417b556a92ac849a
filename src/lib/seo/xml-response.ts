/** What a loader of a file answers. */
type FileResult = { kind: 'file'; body: string } | { kind: 'missing' } | { kind: 'failed' };

const HOUR = 3600;

/** A file for machines, kept by whoever asks for an hour; what could not be made is asked for again soon. */
export function createXmlResponse(file: FileResult, type = 'application/xml'): Response {
  if (file.kind === 'file') {
    return new Response(file.body, {
      headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${HOUR}` },
    });
  }
  const headers = { 'cache-control': 'no-store', ...(file.kind === 'failed' && { 'retry-after': '60' }) };
  return new Response(null, { status: file.kind === 'missing' ? 404 : 503, headers });
}
