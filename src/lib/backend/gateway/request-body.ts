import { AppError } from './app-error.ts';

/** Bytes that a body may have. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The parsed JSON of a request; undefined when it has no body. */
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

// The declared length may lie or be missing: what arrives is counted too.
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
