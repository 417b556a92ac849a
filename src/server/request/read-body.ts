import type { IncomingMessage } from 'node:http';
import type { FrontResponse } from '../response/front-response.ts';

export type BodyResult = { kind: 'body'; bytes: Buffer } | { kind: 'too-large' } | { kind: 'aborted' };

/** Reads the whole body first, so that no page starts to process a body that is too large or incomplete. */
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
    return { kind: 'aborted' };
  }
  return { kind: 'body', bytes: Buffer.concat(chunks) };
}
