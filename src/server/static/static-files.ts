import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { negotiateEncoding } from '../compression/negotiate-encoding.ts';
import type { FrontResponse } from '../response/front-response.ts';
import { createErrorPageFinder, type FindErrorPage, isErrorPageFile } from './error-page-files.ts';
import { createOriginRewriter } from './rewrite-origin.ts';

interface StaticHeaders {
  pathname: string;
  headers: { key: string; value: string }[];
}

const HASHED_FOLDER = '/_astro/';
const SERVICE_WORKER = '/service-worker.js';
// Served in place of the service worker when it is disabled; unregisters the worker that browsers have.
const SERVICE_WORKER_OFF = '/service-worker-off.js';
// Allows the worker to fetch pages and files of the shop itself.
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOURLY = 'public, max-age=3600';
const REVALIDATE = 'public, max-age=0, must-revalidate';

export interface StaticFiles {
  /** Returns the file for a path, as a path below the folder; undefined when there is none. */
  find(path: string): string | undefined;
  /** Returns the canonical path of a page's file: `/x` for `/x/index.html`. */
  toCanonicalPath(path: string): string | undefined;
  isPage(path: string): boolean;
  /** Sets the CSP of a prerendered error page, which Astro reads from disk. */
  applyErrorPageCsp(response: FrontResponse, status: number): void;
  /** Returns the built page of an error at a path. */
  findErrorPage: FindErrorPage;
  send(request: IncomingMessage, response: FrontResponse, path: string, file: string): void;
}

/** Lists the build's public files once; later files are not served. */
export function loadStaticFiles(
  clientDir: string,
  siteUrl: string,
  { hasServiceWorker = true }: { hasServiceWorker?: boolean } = {},
): StaticFiles {
  const files = new Set(listFiles(clientDir));
  const policies = readPageCsps(join(clientDir, '..', '_headers.json'));
  const sendFile = existsSync(clientDir)
    ? sirv(clientDir, { brotli: true, gzip: true, etag: true, extensions: [], dotfiles: true })
    : undefined;
  const originRewriter = createOriginRewriter(clientDir, siteUrl);

  const pageFile = (path: string) => (path === '/' ? '/index.html' : `${path}/index.html`);
  const hasPage = (path: string) => files.has(pageFile(path)) && !isErrorPageFile(pageFile(path));
  const isPrecompressed = (file: string) => /\.(?:br|gz)$/.test(file) && files.has(file.slice(0, -3));
  // Error pages are sent only with their own status.
  const isError = (file: string) => file === '/404.html' || file === '/500.html' || isErrorPageFile(file);

  return {
    find(path) {
      const name = decode(path);
      if (name === SERVICE_WORKER && !hasServiceWorker)
        return files.has(SERVICE_WORKER_OFF) ? SERVICE_WORKER_OFF : undefined;
      if (hasPage(name)) return pageFile(path);
      return files.has(name) && !isPrecompressed(name) && !isError(name) ? path : undefined;
    },
    toCanonicalPath(path) {
      if (!path.endsWith('/index.html') || !files.has(decode(path))) return undefined;
      return path.slice(0, -'/index.html'.length) || '/';
    },
    isPage: (path) => hasPage(decode(path)),
    applyErrorPageCsp(response, status) {
      const policy = policies.get(`/${status}`);
      if (policy && !response.hasHeader('content-security-policy'))
        response.setHeader('content-security-policy', policy);
    },
    findErrorPage: createErrorPageFinder(
      clientDir,
      files,
      (path) => policies.get(path),
      (text) => originRewriter?.rewrite(text) ?? text,
    ),
    send(request, response, path, file) {
      const url = request.url;
      const policy = policies.get(decode(path));
      if (policy) response.setHeader('content-security-policy', policy);
      if (path === SERVICE_WORKER) response.setHeader('content-security-policy', SERVICE_WORKER_POLICY);
      response.setHeader('cache-control', getCacheControl(file));
      response.setHeader('vary', 'accept-encoding');
      if (originRewriter?.handles(file)) return originRewriter.send(request, response, file);
      // sirv matches `br` and `gzip` anywhere in this header, including `br;q=0`.
      request.headers['accept-encoding'] = negotiateEncoding(request.headers);
      if (!isPlainRange(request.headers)) delete request.headers.range;
      response.once('pipe', (source: Readable) => {
        source.once('error', () => response.destroy());
        response.once('close', () => source.destroy());
      });
      request.url = file;
      sendFile?.(request, response, () => response.respond(404, {}));
      if (url !== undefined) request.url = url;
    },
  };
}

function getCacheControl(file: string): string {
  if (file.startsWith(HASHED_FOLDER)) return IMMUTABLE;
  return file.endsWith('.html') || file === SERVICE_WORKER || file === SERVICE_WORKER_OFF
    ? REVALIDATE
    : HOURLY;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    .map((name) => (name.startsWith('/') ? name : `/${name}`));
}

// Astro writes the CSPs of prerendered pages to a file beside the folder, one per path.
function readPageCsps(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const entries = JSON.parse(readFileSync(file, 'utf8')) as StaticHeaders[];
  return new Map(
    entries.map(({ pathname, headers }) => {
      const policy = headers.find(({ key }) => key.toLowerCase() === 'content-security-policy');
      return [pathname.replace(/(?<=.)\/$/, ''), policy?.value ?? ''];
    }),
  );
}

// sirv supports only `bytes=first-last`, and no If-Range; other ranges get the whole file.
function isPlainRange(headers: IncomingHttpHeaders): boolean {
  if (headers['if-range'] !== undefined) return false;
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  return first !== undefined && (!last || Number(last) >= Number(first));
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
