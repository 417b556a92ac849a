import type { SignUp } from '#lib/contract/auth/account-fields.ts';
import type { Challenge, ChallengePurpose } from '#lib/contract/auth/auth.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';

export type SignUpDetails = Pick<SignUp, 'name' | 'newsletter'>;

/** A code that is waited for, or what it has proven. */
export interface PendingChallenge {
  purpose: ChallengePurpose;
  /** The address that the code went to, as it is signed in by. */
  identifier: string;
  /** Of the code; without one there was nobody to send it to, and no code is right. */
  vToken: string | undefined;
  /** Of an account that is not finished. */
  regToken?: string | undefined;
  /** Of the address, once it is proven. */
  proof?: string | undefined;
  /** Of sign-up: what the shop keeps and the provider does not vouch for. */
  person?: SignUpDetails | undefined;
  /** Epoch milliseconds of the last sending. */
  sentAt: number;
  sendCount: number;
}

const LIFE_MS = 300_000;
const PAUSE_MS = 30_000;
/** Codes to one address, by one page. The provider has limits of its own. */
export const MAX_SENDS = 5;

export const isEmail = (identifier: string): boolean => identifier.includes('@');

function mask(identifier: string): string {
  if (isEmail(identifier)) return `${[...identifier][0]}•••${identifier.slice(identifier.lastIndexOf('@'))}`;
  const country = Object.values(COUNTRIES).find(({ dialCode }) => identifier.startsWith(`+${dialCode}`));
  return `+${country?.dialCode ?? ''} •••• ${identifier.slice(-4)}`;
}

/** Seconds until another code may be sent; 0 from then on. */
export function getResendDelay({ sentAt }: PendingChallenge, now: number): number {
  return Math.max(0, Math.ceil((sentAt + PAUSE_MS - now) / 1000));
}

/** A pending code as the shop's pages know it. */
export function toChallenge(pending: PendingChallenge): Challenge {
  const { purpose, identifier, sentAt, sendCount } = pending;
  return {
    // Nothing is found by it: what it names does not leave the page.
    id: `hosted-${sentAt}`,
    purpose,
    channel: isEmail(identifier) ? 'email' : 'sms',
    sentTo: mask(identifier),
    expiresAt: sentAt + LIFE_MS,
    resendAt: sentAt + PAUSE_MS,
    sendsLeft: MAX_SENDS - sendCount,
  };
}
