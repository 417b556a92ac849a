export type RefusalStatus = 400 | 403 | 404 | 405 | 502 | 503 | 504;

/** Why a picture cannot be had, in one line. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: RefusalStatus;

  constructor(status: RefusalStatus, message: string) {
    super(message);
    this.status = status;
  }
}

const CODES: Record<RefusalStatus, string> = {
  400: 'INVALID_REQUEST',
  403: 'FORBIDDEN',
  404: 'PICTURE_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  502: 'SOURCE_FAILED',
  503: 'UNAVAILABLE',
  504: 'SOURCE_TIMED_OUT',
};

// Long enough that a page of broken pictures asks once, short enough that a repaired one is seen.
const KEPT_SECONDS: Partial<Record<RefusalStatus, number>> = { 404: 60, 502: 30, 504: 30 };

/** The answer to a picture that cannot be had. */
export function answerRefusal({ status, message }: Refusal): Response {
  const seconds = KEPT_SECONDS[status];
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
