import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import type { FailureStatus } from './failures.ts';

export interface Limits {
  /** Characters of path and query. */
  url: number;
  /** Bytes of all request headers. */
  headers: number;
  /** Bytes of a request's body. */
  body: number;
  /** Bytes of a body sent to /api. */
  apiBody: number;
  /** Milliseconds in which the headers, and the whole request, must have arrived. */
  headersTime: number;
  requestTime: number;
  /** Milliseconds in which a page must have begun to answer. */
  answerTime: number;
  /** Milliseconds for which an idle connection is kept. */
  keepAlive: number;
  /** Milliseconds that requests in flight are given when the server stops. */
  drain: number;
}

export const LIMITS: Limits = {
  url: 4096,
  headers: 32 * 1024,
  body: 1024 * 1024,
  apiBody: 64 * 1024,
  headersTime: 10_000,
  requestTime: 30_000,
  answerTime: 25_000,
  // Longer than the usual proxy's 60 s: the side that closes first must be the proxy.
  keepAlive: 65_000,
  drain: 10_000,
};

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** The methods that an address takes. */
export function methodsOf(path: string): string[] {
  return isApi(path) ? METHODS : PAGE_METHODS;
}

/** 405 for a method that exists elsewhere, 501 for one that exists nowhere here. */
export function refusedMethod(method: string, path: string): FailureStatus | undefined {
  if (methodsOf(path).includes(method)) return undefined;
  return METHODS.includes(method) || method === 'TRACE' || method === 'CONNECT' ? 405 : 501;
}

export type Body = { kind: 'body'; bytes: Buffer } | { kind: 'too-large' } | { kind: 'broken' };

/** Reads a body whole, so that a page never begins work on one that is too large or never ends. */
export async function readBody(request: IncomingMessage, answer: Answer, limit: number): Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return { kind: 'too-large' };
  if (request.headers.expect?.toLowerCase() === '100-continue') answer.writeContinue();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += (chunk as Buffer).byteLength;
      if (length > limit) {
        // The rest flows into nothing: cutting the connection would cost the client its answer.
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
