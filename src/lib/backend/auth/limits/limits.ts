import type { AttemptLimit } from './attempt-limiter.ts';

function createLimit(minutes: number, limit: number): AttemptLimit {
  return { limit, windowMs: minutes * 60_000 };
}

/**
 * Limits of sign-in, codes and contact changes, counted in the database. A network may be a family, an office
 * or a mobile carrier, so limits per network leave room for many people. `docs/auth.md` explains each number.
 */
export const ATTEMPT_LIMITS = {
  /** Wrong passwords of an account, from all unknown browsers together. */
  passwordPerAccount: createLimit(15, 10),
  /** Wrong passwords of an account from a browser that has signed in to it before. */
  passwordPerDevice: createLimit(15, 10),
  /** Password attempts per network. */
  passwordPerNetwork: createLimit(15, 300),
  /** Code attempts per network. */
  codePerNetwork: createLimit(15, 300),
  /** Requested codes per network. */
  sendPerNetwork: createLimit(60, 120),
  /**
   * Requests per network that reveal whether an account exists: sign-up, sign-in by code, `lookUpAccount`.
   */
  lookup: createLimit(15, 200),
  /** New passwords of an account, each hashed and compared with previous ones. */
  passwordChange: createLimit(15, 10),
  /** Requested codes for a new email or mobile, a deletion or a session confirmation, per account. */
  contactChange: createLimit(60, 10),
} as const satisfies Record<string, AttemptLimit>;

export type AttemptLimitName = keyof typeof ATTEMPT_LIMITS;

/** Settings of one-time codes; times in milliseconds. */
export const ONE_TIME_CODE = {
  digits: 6,
  ttlMs: 5 * 60_000,
  maxAttempts: 5,
  resendAfterMs: 30_000,
  /** Codes per recipient within `sendWindowMs`, for all purposes. */
  maxSends: 5,
  sendWindowMs: 60 * 60_000,
  /** Time after a correct code during which a new password may be chosen. */
  verifiedTtlMs: 10 * 60_000,
} as const;

/** Previous passwords that cannot be reused, besides the current one. */
export const PASSWORD_HISTORY_SIZE = 5;
