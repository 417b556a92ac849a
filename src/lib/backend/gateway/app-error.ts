import type { ErrorCode } from '#lib/contract/errors.ts';

/** A field that breaks a rule; the path is as in the request. */
export interface FieldIssue {
  path: string;
  rule: string;
}

/** A refusal that the caller is told of: a code of the closed list and the facts of the case. */
export class AppError extends Error {
  override name = 'Fault';
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, details?: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(code);
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** INVALID_REQUEST with the fields that are wrong. */
export function createInvalidRequestError(fields: FieldIssue[]): AppError {
  return new AppError('INVALID_REQUEST', { fields });
}
