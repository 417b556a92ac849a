import { MAX_PHOTO_BYTES, uploadPhoto } from '#lib/contract/photos.ts';
import { AppError } from './app-error.ts';

const MAX_BODY_BYTES = 64 * 1024;
// In base64, with the JSON around it.
const MAX_UPLOAD_BYTES = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 1024;

/** Maximum size of the body of a request, in bytes; only uploads may be large. */
export function getMaxBodyBytes(pathname: string): number {
  return pathname === uploadPhoto.path ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
}

/**
 * Returns the parsed JSON body of a request; undefined without a body. Throws PAYLOAD_TOO_LARGE,
 * UNSUPPORTED_MEDIA_TYPE or MALFORMED_BODY.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const maximum = getMaxBodyBytes(new URL(request.url).pathname);
  const declaredLength = Number(request.headers.get('content-length') ?? 0);
  if (declaredLength > maximum) throw new AppError('PAYLOAD_TOO_LARGE', { maximum });
  const text = await readText(request, maximum);
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
async function readText(request: Request, maximum: number): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maximum) throw new AppError('PAYLOAD_TOO_LARGE', { maximum });
    chunks.push(part.value);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new AppError('MALFORMED_BODY');
  }
}
