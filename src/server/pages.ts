import type { IncomingMessage } from 'node:http';
import { bodyOf } from '#lib/cache/body.server.ts';
import type { Page, PageState } from '#lib/cache/page.ts';
import type { PageStore } from '#lib/cache/store.ts';
import { encodingFor, matchesEtag } from './accept.ts';
import type { Answer } from './answer.ts';
import { type HeaderList, policyFor, withCharset } from './headers.ts';

// Browsers ask again each time and are answered 304; what is shared lives here, where it is purged.
const REVALIDATE = 'public, max-age=0, must-revalidate';

// A page's head is the same for all who get it, so it is put together once.
const heads = new WeakMap<Page, string[]>();

/** Sends a stored page as it lies: compressed, or 304 when the client has it. */
export async function sendPage(
  request: IncomingMessage,
  answer: Answer,
  page: Page,
  state: PageState,
  store: PageStore,
  fixed: HeaderList,
): Promise<void> {
  answer.cache = state;
  const head = [...headOf(page, fixed), 'X-Cache', state];
  if (answer.hasQuery) head.push('X-Robots-Tag', 'noindex, follow');
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    answer.deliver(304, head, undefined);
    return;
  }
  const encoding = encodingFor(request.headers);
  const body = page[encoding as 'br' | 'gzip'] ?? (await bodyOf(page, encoding, store));
  head.push('Content-Length', String(body.byteLength));
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  answer.deliver(page.status, head, body);
}

function headOf(page: Page, fixed: HeaderList): string[] {
  const made = heads.get(page);
  if (made) return made;
  const own = new Map(page.headers);
  const type = withCharset(own.get('content-type') ?? 'text/html');
  const all = new Map([...fixed, ...own]);
  all.set('content-type', type);
  all.set('content-security-policy', policyFor(own.get('content-security-policy'), type));
  all.set('cache-control', own.get('cache-control') ?? REVALIDATE);
  all.set('etag', page.etag);
  all.set('vary', 'accept-encoding');
  const head = [...all].flat();
  heads.set(page, head);
  return head;
}
