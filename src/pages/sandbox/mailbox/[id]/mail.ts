import type { APIRoute } from 'astro';
import { loadMailHtml } from '#lib/loaders/sandbox/mailbox.ts';

export const prerender = false;

// A mail has its styles in attributes, which pages of the shop may not: it gets a policy and an origin of its own.
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "frame-ancestors 'self'",
].join('; ');

export const GET: APIRoute = async ({ cookies, locals, params }) => {
  const html = await loadMailHtml(
    locals.shopper.client,
    cookies.get('binaa-mailbox')?.value,
    params.id ?? '',
  );
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  if (html === undefined) return new Response(null, { status: 404, headers });
  // Its links open beside the mailbox: the shop is not drawn in frames.
  return new Response(html.replace('<head>', '<head>\n<base target="_blank">'), {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });
};
