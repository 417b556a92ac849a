import { ERRORS, type ErrorCode, type Failure } from '#lib/contract/error.ts';
import type { SdkCall, SdkReply } from './sdk.ts';

type Table = Partial<Record<number, ErrorCode>>;

/** The provider's codes that lead to a further step and are no failures. */
export const PENDING = { registration: 206_001, verification: 206_002, password: 403_100 } as const;

/** Nobody is known by that name. */
export const UNKNOWN = 403_047;
/** Nobody is signed in there. */
export const SIGNED_OUT = 403_005;

const EVERYWHERE: Table = {
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

// The same number says something else where a code was sent, said or a password chosen.
const SENDING: Table = { 403048: 'CODE_LIMIT' };
const SAYING: Table = { 400006: 'CODE_WRONG', 403042: 'CODE_WRONG' };
const CHOOSING: Table = { 401030: 'PASSWORD_USED' };
const OWN: Partial<Record<SdkCall, Table>> = {
  login: { 401030: 'CREDENTIALS_WRONG', 403041: 'CREDENTIALS_WRONG', 403047: 'CREDENTIALS_WRONG' },
  'auth.otp.email.sendCode': SENDING,
  'auth.otp.phone.sendCode': SENDING,
  'auth.otp.email.login': SAYING,
  'auth.otp.phone.login': SAYING,
  'auth.otp.phone.update': { ...SAYING, 400003: 'MOBILE_LINKED', 403043: 'MOBILE_LINKED' },
  'auth.otp.verify': SAYING,
  'auth.otp.authenticate': SAYING,
  resetPassword: CHOOSING,
  setAccountInfo: CHOOSING,
};

/** Calls whose trouble is told in the provider's own words. */
const OUTSPOKEN: readonly SdkCall[] = ['resetPassword', 'getAccountInfo'];
const MAX_WORDS = 200;

const TAKEN = 400_003;

function codeOf(call: SdkCall, { errorCode, validationErrors = [] }: SdkReply): ErrorCode {
  const taken = validationErrors.find((each) => each.errorCode === TAKEN);
  if (taken) return /phone|mobile/i.test(taken.fieldName ?? '') ? 'MOBILE_LINKED' : 'EMAIL_REGISTERED';
  return OWN[call]?.[errorCode] ?? EVERYWHERE[errorCode] ?? 'INTERNAL';
}

/** A failure of the shop's own. */
export function refuse(code: ErrorCode, details?: Failure['details']): { ok: false; error: Failure } {
  return { ok: false, error: { code, status: ERRORS[code], message: '', ...(details && { details }) } };
}

/** What a provider's refusal is called here; one that nobody knows is INTERNAL. No answer is IDENTITY_MISSING. */
export function translate(call: SdkCall, reply: SdkReply | undefined): { ok: false; error: Failure } {
  if (!reply) return refuse('IDENTITY_MISSING');
  const failure = refuse(codeOf(call, reply));
  const words = reply.errorDetails || reply.errorMessage || '';
  if (OUTSPOKEN.includes(call)) failure.error.message = words.slice(0, MAX_WORDS);
  return failure;
}
