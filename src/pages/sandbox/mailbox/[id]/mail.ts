import type { APIRoute } from 'astro';
import { loadMailHtml } from '#lib/loaders/sandbox/mailbox.ts';

export const prerender = false;

// Emails use style attributes, which the shop's CSP forbids: the response gets its own policy and a sandboxed
// origin.
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "frame-ancestors 'self'",
].join('; ');

export const GET: APIRoute = async ({ cookies, locals, params }) => {
  const html = await loadMailHtml(
    locals.requestSession.client,
    cookies.get('binaa-mailbox')?.value,
    params.id ?? '',
  );
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  if (html === undefined) return new Response(null, { status: 404, headers });
  // Links open in a new tab, as the shop must not be framed.
  return new Response(html.replace('<head>', '<head>\n<base target="_blank">'), {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });
};
