/** Result of a loader of a Markdown version. */
type MarkdownResult =
  | { kind: 'ok'; model: { body: string; canonical: string } }
  | { kind: 'not-found' | 'failed' | 'rate-limited' | 'unavailable' };

/** Creates the response of a page's Markdown version, with the page as canonical URL. */
export function createMarkdownResponse(result: MarkdownResult, type = 'text/markdown'): Response {
  if (result.kind === 'ok') {
    return new Response(result.model.body, {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=300',
        link: `<${result.model.canonical}>; rel="canonical"`,
      },
    });
  }
  const headers = { 'cache-control': 'no-store' };
  return new Response(null, { status: result.kind === 'not-found' ? 404 : 503, headers });
}
