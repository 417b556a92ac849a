export type ImageErrorStatus = 400 | 403 | 404 | 405 | 502 | 503 | 504;

/** An error of the image endpoint with a one-line message. */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly status: ImageErrorStatus;

  constructor(status: ImageErrorStatus, message: string) {
    super(message);
    this.status = status;
  }
}

const CODES: Record<ImageErrorStatus, string> = {
  400: 'INVALID_REQUEST',
  403: 'FORBIDDEN',
  404: 'IMAGE_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  502: 'SOURCE_FAILED',
  503: 'UNAVAILABLE',
  504: 'SOURCE_TIMED_OUT',
};

// Long enough that a page of broken images requests them once, short enough that a repaired image appears
// soon.
const MAX_AGE_SECONDS: Partial<Record<ImageErrorStatus, number>> = { 404: 60, 502: 30, 504: 30 };

/** Creates the JSON response of an error. */
export function createImageErrorResponse({ status, message }: ImageError): Response {
  const seconds = MAX_AGE_SECONDS[status];
  return new Response(`${JSON.stringify({ error: { code: CODES[status], message } })}\n`, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': seconds ? `public, max-age=${seconds}` : 'no-store',
      ...(status === 405 && { allow: 'GET, HEAD' }),
      ...(status === 503 && { 'retry-after': '2' }),
    },
  });
}
