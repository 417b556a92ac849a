import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { createPageCacheProvider } from '#lib/cache/astro-cache-provider.ts';
import { PageCache } from '#lib/cache/page-cache.ts';
import {
  createFrontServer,
  type FrontServer,
  type FrontServerOptions,
} from '../../src/server/front-server.ts';
import { READY } from '../../src/server/health.ts';

export const SITE = 'https://shop.example';

export type RenderPage = (request: Request) => Response | Promise<Response>;

/** Returns a request handler that renders pages as Astro would, behind the shop's cache provider. */
function createSiteHandler(store: PageCache, render: RenderPage) {
  const provider = createPageCacheProvider(store);
  const logger = { info() {}, warn() {}, error() {} };
  return async (incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const method = incoming.method ?? 'GET';
    const body = Reflect.get(incoming, 'body') as Buffer | undefined;
    const webRequest = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method,
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(body ?? []) }),
    });
    const context = { request: webRequest, url: new URL(webRequest.url), logger };
    const response = await provider.onRequest?.(context as never, async () => render(webRequest));
    if (!response) throw new Error('the provider answered nothing');
    for (const name of ['cdn-cache-control', 'cache-tag']) response.headers.delete(name);
    const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) headers['set-cookie'] = cookies;
    answer.statusMessage = response.statusText;
    answer.writeHead(response.status, headers);
    for await (const chunk of response.body ?? []) answer.write(chunk);
    answer.end();
  };
}

/** A cacheable page. */
export function htmlPage(html: string, headers: Record<string, string> = {}): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html',
      'cdn-cache-control': 'max-age=60, stale-while-revalidate=60',
      ...headers,
    },
  });
}

/** Returns a text that is long enough to be compressed. */
export function longBody(word: string): string {
  return `<!DOCTYPE html><title>${word}</title>${`<p>${word} بناء</p>`.repeat(400)}`;
}

export interface TestFrontServer {
  port: number;
  front: FrontServer;
  store: PageCache;
  lines: string[];
}

export interface TestFrontServerOptions extends Partial<Omit<FrontServerOptions, 'handler' | 'pageCache'>> {
  render?: RenderPage;
  handler?: FrontServerOptions['handler'];
  store?: PageCache;
  files?: Record<string, string>;
}

/** Starts a front server on a free port with a fake site; it closes when the test ends. */
export async function openFrontServer({
  render,
  handler,
  files = {},
  store,
  ...rest
}: TestFrontServerOptions = {}): Promise<TestFrontServer> {
  // A test file before this one may have imported the site's own check in the same process.
  delete (globalThis as { [READY]?: unknown })[READY];
  const pages = store ?? new PageCache();
  const lines: string[] = [];
  const front = createFrontServer({
    handler: handler ?? createSiteHandler(pages, render ?? (() => new Response('plain'))),
    clientDir: rest.clientDir ?? writeFiles(files),
    pageCache: pages,
    siteUrl: SITE,
    writeLog: (line) => lines.push(line),
    ...rest,
  });
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    front.server.closeAllConnections();
    front.server.close();
  });
  const address = front.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return { port: address.port, front, store: pages, lines };
}

/** Writes the files of a build, with paths relative to its `client` folder. Returns that folder. */
export function writeFiles(files: Record<string, string>): string {
  const folder = join(mkdtempSync(join(process.env.DATA_DIR ?? '', 'build-')), 'client');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

export interface TestResponse {
  status: number;
  reason: string;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

export interface TestRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Called when the response headers have arrived. */
  onHead?: () => void;
}

/** Requests exactly this path, without the normalisation that `fetch` does. */
export function sendRequest(
  frontServer: { port: number },
  path: string,
  { method = 'GET', headers = {}, body, onHead }: TestRequest = {},
): Promise<TestResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<TestResponse>();
  const sent = request(
    { host: '127.0.0.1', port: frontServer.port, path, method, headers, agent: false },
    (reply) => {
      onHead?.();
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: reply.statusCode ?? 0,
          reason: reply.statusMessage ?? '',
          headers: reply.headers,
          bytes,
          text: decode(bytes, reply.headers['content-encoding']),
        });
      });
    },
  );
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.byteLength === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Writes bytes to the socket and reads until the server closes it. */
export function rawRequest(frontServer: { port: number }, text: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let received = '';
  const socket = connect(frontServer.port, '127.0.0.1', () => socket.write(text));
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  socket.on('close', () => resolve(received));
  socket.on('error', (error) => (received ? resolve(received) : reject(error)));
  return promise;
}
