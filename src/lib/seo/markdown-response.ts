/** What a loader of a twin answers. */
type MarkdownResult =
  | { kind: 'twin'; body: string; canonical: string }
  | { kind: 'missing' }
  | { kind: 'failed' };

/** Markdown for whoever reads without a browser; search engines are told which page it is the twin of. */
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
