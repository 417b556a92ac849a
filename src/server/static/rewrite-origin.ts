import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { matchesEtag } from '../response/etag.ts';
import type { FrontResponse } from '../response/front-response.ts';

// A build contains the origin that it was built for. Where the shop runs at another origin (no SITE_URL, or a
// free port in a measurement), the origin is rewritten when a page is sent.
const CONTENT_TYPES: Record<string, string> = { '.html': 'text/html', '.xml': 'text/xml' };

/** File beside the public files that contains the origin of the build. */
export const BUILD_ORIGIN_FILE = 'site';

export interface OriginRewriter {
  handles(file: string): boolean;
  rewrite(text: string): string;
  /** Sends a file. Headers that do not depend on the body are set before. */
  send(request: IncomingMessage, response: FrontResponse, file: string): void;
}

/** Returns undefined when the build's origin is the site's, as in production. */
export function createOriginRewriter(clientDir: string, siteUrl: string): OriginRewriter | undefined {
  const originFile = join(clientDir, '..', BUILD_ORIGIN_FILE);
  const buildOrigin = existsSync(originFile)
    ? new URL(readFileSync(originFile, 'utf8').trim()).origin
    : siteUrl;
  if (buildOrigin === siteUrl) return undefined;

  const rewrite = (text: string): string => text.replaceAll(buildOrigin, siteUrl);

  async function sendRewritten(
    request: IncomingMessage,
    response: FrontResponse,
    file: string,
  ): Promise<void> {
    const body = rewrite(await readFile(join(clientDir, decodeURI(file)), 'utf8'));
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    response.setHeader('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('content-type', CONTENT_TYPES[extname(file)] as string);
    response.end(body);
  }

  return {
    handles: (file) => extname(file) in CONTENT_TYPES,
    rewrite,
    send: (request, response, file) =>
      void sendRewritten(request, response, file).catch(() => response.destroy()),
  };
}
