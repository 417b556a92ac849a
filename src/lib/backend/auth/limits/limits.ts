import type { AttemptLimit } from './attempt-limiter.ts';

function within(minutes: number, limit: number): AttemptLimit {
  return { limit, windowMs: minutes * 60_000 };
}

/**
 * Every limit on proving who one is, kept in the database and so the same on every process. An address may be a
 * family, an office or a whole mobile network: what counts one has room for many people. `docs/auth.md` says why each is what it is.
 */
export const ATTEMPT_LIMITS = {
  /** Wrong passwords of one account, of all browsers together that never signed in to it. */
  passwordOfAccount: within(15, 10),
  /** Wrong passwords of one account from a browser that signed in to it before. */
  passwordOfDevice: within(15, 10),
  /** Passwords tried from one address. */
  passwordFromAddress: within(15, 300),
  /** Codes said from one address. */
  codeFromAddress: within(15, 300),
  /** Messages with a code that one address asks for. */
  sendFromAddress: within(60, 120),
  /** Questions of one address whether somebody is known: sign-up, code sign-in and the call that asks it. */
  lookupFromAddress: within(15, 200),
  /** New passwords of one account that are hashed and compared with those before. */
  choice: within(15, 10),
  /** Changes of an email address or mobile number that one account asks for. */
  changeOfAccount: within(60, 10),
} as const satisfies Record<string, AttemptLimit>;

export type AttemptLimitName = keyof typeof ATTEMPT_LIMITS;

/** Of a one-time code. Times in milliseconds. */
export const ONE_TIME_CODE = {
  digits: 6,
  ttlMs: 5 * 60_000,
  maxAttempts: 5,
  resendAfter: 30_000,
  /** To one address within an hour, whatever they are for. */
  sends: 5,
  sendWindowMs: 60 * 60_000,
  /** How long a new password may be chosen after the code was right. */
  verifiedTtlMs: 10 * 60_000,
} as const;

/** Former passwords that may not come back, besides the one in use. */
export const PASSWORD_HISTORY_SIZE = 5;
