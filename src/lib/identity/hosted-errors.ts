import { type ApiError, ERROR_STATUSES, type ErrorCode } from '#lib/contract/errors.ts';
import type { SdkMethod, SdkReply } from './hosted-sdk.ts';

type ErrorTable = Partial<Record<number, ErrorCode>>;

/** Provider codes that require a further step and are not errors. */
export const PENDING_CODES = { registration: 206_001, verification: 206_002, password: 403_100 } as const;

/** No account has this identifier. */
export const ACCOUNT_UNKNOWN = 403_047;
/** There is no session at the provider. */
export const SIGNED_OUT = 403_005;

const COMMON_ERRORS: ErrorTable = {
  400003: 'EMAIL_REGISTERED',
  400009: 'INVALID_REQUEST',
  401020: 'TOO_MANY_REQUESTS',
  401021: 'TOO_MANY_REQUESTS',
  403005: 'UNAUTHORIZED',
  403042: 'CREDENTIALS_WRONG',
  403043: 'EMAIL_REGISTERED',
  403047: 'IDENTIFIER_UNKNOWN',
  403048: 'TOO_MANY_REQUESTS',
  403120: 'TOO_MANY_REQUESTS',
  500026: 'NO_RESPONSE',
  504001: 'NO_RESPONSE',
  504002: 'NO_RESPONSE',
};

// The same code has another meaning when sending a code, verifying a code or choosing a password.
const SEND_CODE_ERRORS: ErrorTable = { 403048: 'CODE_LIMIT' };
const VERIFY_CODE_ERRORS: ErrorTable = { 400006: 'CODE_WRONG', 403042: 'CODE_WRONG' };
const CHOOSE_PASSWORD_ERRORS: ErrorTable = { 401030: 'PASSWORD_USED' };
const ERRORS_BY_METHOD: Partial<Record<SdkMethod, ErrorTable>> = {
  login: { 401030: 'CREDENTIALS_WRONG', 403041: 'CREDENTIALS_WRONG', 403047: 'CREDENTIALS_WRONG' },
  'auth.otp.email.sendCode': SEND_CODE_ERRORS,
  'auth.otp.phone.sendCode': SEND_CODE_ERRORS,
  'auth.otp.email.login': VERIFY_CODE_ERRORS,
  'auth.otp.phone.login': VERIFY_CODE_ERRORS,
  'auth.otp.phone.update': { ...VERIFY_CODE_ERRORS, 400003: 'MOBILE_LINKED', 403043: 'MOBILE_LINKED' },
  'auth.otp.verify': VERIFY_CODE_ERRORS,
  'auth.otp.authenticate': VERIFY_CODE_ERRORS,
  resetPassword: CHOOSE_PASSWORD_ERRORS,
  setAccountInfo: CHOOSE_PASSWORD_ERRORS,
};

/** Methods whose errors are shown with the provider's message. */
const METHODS_WITH_PROVIDER_MESSAGE: readonly SdkMethod[] = ['resetPassword', 'getAccountInfo'];
const MAX_MESSAGE_LENGTH = 200;

const IDENTIFIER_EXISTS = 400_003;

function getErrorCode(method: SdkMethod, { errorCode, validationErrors = [] }: SdkReply): ErrorCode {
  const duplicateError = validationErrors.find(
    (validationError) => validationError.errorCode === IDENTIFIER_EXISTS,
  );
  if (duplicateError)
    return /phone|mobile/i.test(duplicateError.fieldName ?? '') ? 'MOBILE_LINKED' : 'EMAIL_REGISTERED';
  return ERRORS_BY_METHOD[method]?.[errorCode] ?? COMMON_ERRORS[errorCode] ?? 'INTERNAL';
}

/** Returns an error result with the code's status and no message. */
export function createError(code: ErrorCode, details?: ApiError['details']): { ok: false; error: ApiError } {
  return {
    ok: false,
    error: { code, status: ERROR_STATUSES[code], message: '', ...(details && { details }) },
  };
}

/**
 * Maps a provider error to an error of the contract: unknown codes to INTERNAL, a missing reply to
 * IDENTITY_MISSING.
 */
export function toApiError(method: SdkMethod, reply: SdkReply | undefined): { ok: false; error: ApiError } {
  if (!reply) return createError('IDENTITY_MISSING');
  const failure = createError(getErrorCode(method, reply));
  const message = reply.errorDetails || reply.errorMessage || '';
  if (METHODS_WITH_PROVIDER_MESSAGE.includes(method))
    failure.error.message = message.slice(0, MAX_MESSAGE_LENGTH);
  return failure;
}
