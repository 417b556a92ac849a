import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { matchesEtag } from '../compression/accept-encoding.ts';
import type { FrontResponse } from '../response/front-response.ts';

// A build writes the shop's own address into its pages. A shop that is tried out without a SITE_URL of its own, or
// measured on some free port, has another one: its pages are then sent with that, compressed as they go.
const TYPES: Record<string, string> = { '.html': 'text/html', '.xml': 'text/xml' };

/** Where a build notes, beside its public files, for which address it was made. */
export const BUILD_ORIGIN_FILE = 'site';

export interface OriginRewriter {
  handles(file: string): boolean;
  /** Headers that do not depend on the body are set before. */
  send(request: IncomingMessage, answer: FrontResponse, file: string): void;
}

/** Undefined when the build was made for this very address, as it is in any shop that has one. */
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
