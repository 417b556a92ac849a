import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { matchesEtag } from '../compression/accept-encoding.ts';
import type { FrontResponse } from '../response/front-response.ts';

// A build contains the site's origin. A shop without a SITE_URL, or one started on a free port for a
// measurement, has another origin, which replaces the build's when a page is sent.
const TYPES: Record<string, string> = { '.html': 'text/html', '.xml': 'text/xml' };

/** File beside the public files that contains the origin of the build. */
export const BUILD_ORIGIN_FILE = 'site';

export interface OriginRewriter {
  handles(file: string): boolean;
  /** Sends a file. Headers that do not depend on the body are set before. */
  send(request: IncomingMessage, answer: FrontResponse, file: string): void;
}

/** Returns undefined when the build's origin is the site's, as in production. */
export function createOriginRewriter(clientDir: string, siteUrl: string): OriginRewriter | undefined {
  const note = join(clientDir, '..', BUILD_ORIGIN_FILE);
  const made = existsSync(note) ? new URL(readFileSync(note, 'utf8').trim()).origin : siteUrl;
  if (made === siteUrl) return undefined;

  async function write(request: IncomingMessage, answer: FrontResponse, file: string): Promise<void> {
    const body = (await readFile(join(clientDir, decodeURI(file)), 'utf8')).replaceAll(made, siteUrl);
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    answer.setHeader('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      answer.writeHead(304).end();
      return;
    }
    answer.setHeader('content-type', TYPES[extname(file)] as string);
    answer.end(body);
  }

  return {
    handles: (file) => extname(file) in TYPES,
    send: (request, answer, file) => void write(request, answer, file).catch(() => answer.destroy()),
  };
}
