import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Sets the request's origin to the configured one, so that host, scheme and forwarding headers of the client
 * have no effect.
 */
export function overrideForwardedHeaders(
  request: IncomingMessage,
  siteUrl: string,
  trustsProxy = false,
): void {
  const { headers } = request;
  // The proxy appends the address that it sees; earlier entries can be forged.
  const clientAddress = trustsProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  const site = new URL(siteUrl);
  for (const name of Object.keys(headers)) {
    if (name === 'forwarded' || name.startsWith('x-forwarded-')) delete headers[name];
  }
  if (clientAddress && isIP(clientAddress)) headers['x-forwarded-for'] = clientAddress;
  headers.host = site.host;
  if (headers.origin !== undefined) headers.origin = site.origin;
  // Astro derives the scheme only from the socket.
  if (site.protocol === 'https:') Reflect.set(request.socket, 'encrypted', true);
}
