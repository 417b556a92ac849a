import type { IncomingMessage, ServerResponse } from 'node:http';
import { getMaxBodyBytes } from './gateway/request-body.ts';

// Of a body that is too large, returns at least one byte more than allowed, so that the gateway rejects it.
// The rest is read and discarded: destroying the stream would close the connection before the error response
// is sent.
function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const maximum = getMaxBodyBytes(incoming.url?.split('?', 1)[0] ?? '');
  let size = 0;
  return new Promise((resolve, reject) => {
    incoming.on('data', (chunk: Buffer) => {
      if (size > maximum) return;
      size += chunk.length;
      chunks.push(chunk);
      if (size > maximum) resolve(Buffer.concat(chunks));
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('close', () => reject(new Error('The client closed the connection')));
  });
}

/**
 * Converts a Node request. Rejects for requests that `Request` does not accept, and when the client closed
 * the connection.
 */
export async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const headerValue of values ?? []) headers.append(name, headerValue);
  }
  const body = await readBody(incoming);
  const method = incoming.method ?? 'GET';
  // The `host` header is ignored: only path and query are read.
  return new Request(`http://backend.local${incoming.url}`, {
    method,
    headers,
    ...(body.length > 0 && method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(body) }),
  });
}

/** Writes a response. While `isClosing`, the client is asked to close the connection. */
export async function sendResponse(
  response: Response,
  outgoing: ServerResponse,
  isClosing: () => boolean,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  if (isClosing() || !outgoing.req.complete) headers.connection = 'close';
  outgoing.writeHead(response.status, { ...headers, 'content-length': body.byteLength });
  outgoing.end(outgoing.req.method === 'HEAD' ? undefined : body);
}
