/** Result of a loader of a Markdown version. */
type MarkdownResult =
  | { kind: 'twin'; body: string; canonical: string }
  | { kind: 'missing' }
  | { kind: 'failed' };

/** Creates the response of a page's Markdown version, with the page as canonical URL. */
export function createMarkdownResponse(answer: MarkdownResult, type = 'text/markdown'): Response {
  if (answer.kind === 'twin') {
    return new Response(answer.body, {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=300',
        link: `<${answer.canonical}>; rel="canonical"`,
      },
    });
  }
  const headers = { 'cache-control': 'no-store' };
  return new Response(null, { status: answer.kind === 'missing' ? 404 : 503, headers });
}
