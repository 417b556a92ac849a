import type { ErrorCode } from '#lib/contract/errors.ts';

/** A field that breaks a rule; `path` is its path in the request. */
export interface FieldIssue {
  path: string;
  rule: string;
}

/** An error that is returned to the caller: a code of the contract, details and response headers. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;

  /** `cause` is logged, and never sent to the caller. */
  constructor(
    code: ErrorCode,
    details?: Record<string, unknown>,
    headers: Record<string, string> = {},
    cause?: unknown,
  ) {
    super(code, { cause });
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** Creates an INVALID_REQUEST error that lists the invalid fields. */
export function createInvalidRequestError(fields: FieldIssue[]): AppError {
  return new AppError('INVALID_REQUEST', { fields });
}
