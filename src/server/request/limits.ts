import type { IncomingMessage } from 'node:http';
import type { ErrorStatus } from '../response/error-page.ts';
import type { FrontResponse } from '../response/front-response.ts';

export interface Limits {
  /** Characters of path and query. */
  maxUrlLength: number;
  /** Bytes of all request headers. */
  maxHeaderBytes: number;
  /** Bytes of a request's body. */
  maxBodyBytes: number;
  /** Bytes of a body sent to /api. */
  maxApiBodyBytes: number;
  /** Milliseconds within which the headers, and the whole request, must arrive. */
  headersTimeMs: number;
  requestTimeMs: number;
  /** Milliseconds within which a response must start. */
  responseTimeMs: number;
  /** Milliseconds for which an idle connection stays open. */
  keepAliveMs: number;
  /** Milliseconds that requests in flight get at shutdown. */
  drainMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  maxUrlLength: 4096,
  maxHeaderBytes: 32 * 1024,
  maxBodyBytes: 1024 * 1024,
  maxApiBodyBytes: 64 * 1024,
  headersTimeMs: 10_000,
  requestTimeMs: 30_000,
  responseTimeMs: 25_000,
  // Longer than the usual proxy's 60 s: the proxy must be the first to close.
  keepAliveMs: 65_000,
  drainMs: 10_000,
};

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** Returns the methods that a path allows. */
export function listAllowedMethods(path: string): string[] {
  return isApiPath(path) ? METHODS : PAGE_METHODS;
}

/** Returns 405 for a known method that the path does not allow, 501 for an unknown one. */
export function getMethodError(method: string, path: string): ErrorStatus | undefined {
  if (listAllowedMethods(path).includes(method)) return undefined;
  return METHODS.includes(method) || method === 'TRACE' || method === 'CONNECT' ? 405 : 501;
}

export type BodyResult = { kind: 'body'; bytes: Buffer } | { kind: 'too-large' } | { kind: 'broken' };

/** Reads the whole body, so that no page starts to work on one that is too large or incomplete. */
export async function readBody(
  request: IncomingMessage,
  response: FrontResponse,
  limit: number,
): Promise<BodyResult> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return { kind: 'too-large' };
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += (chunk as Buffer).byteLength;
      if (length > limit) {
        // Drain the rest: closing the connection could discard the response.
        request.resume();
        return { kind: 'too-large' };
      }
      chunks.push(chunk as Buffer);
    }
  } catch {
    return { kind: 'broken' };
  }
  return { kind: 'body', bytes: Buffer.concat(chunks) };
}
