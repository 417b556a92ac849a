import type { SignUp } from '#lib/contract/auth/account-fields.ts';
import type { Challenge, ChallengePurpose } from '#lib/contract/auth/auth.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { getSecondsUntil } from '#lib/locale/duration.ts';

export type SignUpDetails = Pick<SignUp, 'name' | 'newsletter'>;

/** A pending one-time code, or the result of its verification. */
export interface PendingChallenge {
  purpose: ChallengePurpose;
  /** Email address or mobile number that the code was sent to. */
  identifier: string;
  /** Token of the code; undefined when the account does not exist, so that no code is valid. */
  vToken: string | undefined;
  /** Token of an account with incomplete registration or a required password change. */
  regToken?: string | undefined;
  /** Token of the verified email address or mobile number, with which the password is reset. */
  resetToken?: string | undefined;
  /** Sign-up only: data that the shop stores and the provider does not have. */
  signUpDetails?: SignUpDetails | undefined;
  /** Epoch milliseconds when the last code was sent. */
  sentAt: number;
  sendCount: number;
}

const CODE_TTL_MS = 300_000;
const RESEND_DELAY_MS = 30_000;
/** Maximum number of codes to one recipient from one page. The provider has its own limits. */
export const MAX_SENDS = 5;

export const isEmail = (identifier: string): boolean => identifier.includes('@');

function maskIdentifier(identifier: string): string {
  if (isEmail(identifier)) return `${[...identifier][0]}•••${identifier.slice(identifier.lastIndexOf('@'))}`;
  const country = Object.values(COUNTRIES).find(({ dialCode }) => identifier.startsWith(`+${dialCode}`));
  return `+${country?.dialCode ?? ''} •••• ${identifier.slice(-4)}`;
}

/** Returns the seconds until another code may be sent; 0 when one may be sent now. */
export function getResendDelay({ sentAt }: PendingChallenge, now: number): number {
  return getSecondsUntil(sentAt + RESEND_DELAY_MS, now);
}

/** Converts a pending code to a challenge of the contract. */
export function toChallenge(pending: PendingChallenge): Challenge {
  const { purpose, identifier, sentAt, sendCount } = pending;
  return {
    // Not used for lookups: the pending code does not leave the page.
    id: `hosted-${sentAt}`,
    purpose,
    channel: isEmail(identifier) ? 'email' : 'sms',
    sentTo: maskIdentifier(identifier),
    expiresAt: sentAt + CODE_TTL_MS,
    resendAt: sentAt + RESEND_DELAY_MS,
    sendsLeft: MAX_SENDS - sendCount,
  };
}
