import { AppError } from './app-error.ts';

/** Maximum size of a request body, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * Returns the parsed JSON body of a request; undefined without a body. Throws PAYLOAD_TOO_LARGE,
 * UNSUPPORTED_MEDIA_TYPE or MALFORMED_BODY.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > MAX_BODY_BYTES) throw new AppError('PAYLOAD_TOO_LARGE', { maximum: MAX_BODY_BYTES });
  const text = await readText(request);
  if (text === '') return undefined;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('MALFORMED_BODY');
  }
}

// `content-length` may be wrong or missing, so received bytes are counted, too.
async function readText(request: Request): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > MAX_BODY_BYTES) throw new AppError('PAYLOAD_TOO_LARGE', { maximum: MAX_BODY_BYTES });
    chunks.push(part.value);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new AppError('MALFORMED_BODY');
  }
}
