/** Result of a loader of a Markdown version. */
type MarkdownResult =
  | { kind: 'document'; body: string; canonical: string }
  | { kind: 'missing' }
  | { kind: 'failed' };

/** Creates the response of a page's Markdown version, with the page as canonical URL. */
export function createMarkdownResponse(result: MarkdownResult, type = 'text/markdown'): Response {
  if (result.kind === 'document') {
    return new Response(result.body, {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=300',
        link: `<${result.canonical}>; rel="canonical"`,
      },
    });
  }
  const headers = { 'cache-control': 'no-store' };
  return new Response(null, { status: result.kind === 'missing' ? 404 : 503, headers });
}
