import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema } from '../fields.ts';
import {
  IdentifierSchema,
  OneTimeCodeSchema,
  PasswordSchema,
  ProfileSchema,
  SignUpSchema,
} from './account-fields.ts';

export { signOut } from './sign-out.ts';

// Endpoints of the embedded identity provider, equivalent to the browser SDK of a hosted provider.
const base = '/experience/binaa/v1/identity';

/** Action that a one-time code confirms. */
const CHALLENGE_PURPOSES = [
  'sign-in',
  'sign-up',
  'reset',
  'change-email',
  'change-mobile',
  'deletion',
  'confirm',
] as const;
export const ChallengePurposeSchema = z.enum(CHALLENGE_PURPOSES);
export type ChallengePurpose = z.output<typeof ChallengePurposeSchema>;

/** A one-time code that was sent and not yet entered. It looks the same whether or not the account exists. */
export const ChallengeSchema = z.object({
  /** Not a secret: it grants nothing without the code. */
  id: IdSchema,
  purpose: ChallengePurposeSchema,
  channel: z.enum(['email', 'sms']),
  /** Masked recipient: `l•••@binaa.example` or `+971 •••• 4567`. */
  sentTo: z.string(),
  /** Epoch milliseconds after which the code is invalid. */
  expiresAt: z.int(),
  /** Epoch milliseconds from which another code may be requested. */
  resendAt: z.int(),
  /** Number of codes that may still be sent to this recipient within the hour. */
  sendsLeft: z.int(),
});
export type Challenge = z.output<typeof ChallengeSchema>;

/** Tokens of a session, stored in the sealed session cookie; no response to a browser contains them. */
export const SessionTokensSchema = z.object({
  /** Sent in `authorization`. */
  accessToken: z.string(),
  /** The identity token (`id_token`), sent in `x-ciam-token`. */
  identityToken: z.string(),
  /** The app token: refreshes the other two until the session ends. */
  appToken: z.string(),
  /** Seconds until the first two expire. */
  expiresIn: z.int(),
  /** Identifies this browser at its next sign-in; present when a session is opened. */
  deviceToken: z.optional(z.string()),
});
export type SessionTokens = z.output<typeof SessionTokensSchema>;

export const AuthStepSchema = z.union([
  z.object({
    /** The user is signed in. */
    kind: z.enum(['signed-in']),
    profile: ProfileSchema,
    /** Removed by the browser API and stored in the session cookie. */
    tokens: z.optional(SessionTokensSchema),
    /** Added by the browser API: messages about lines and coupons of guest carts that were not merged. */
    missed: z.optional(z.array(z.string())),
  }),
  /** A code was sent; continue with `verifyCode`. */
  z.object({ kind: z.enum(['code']), challenge: ChallengeSchema }),
  /** The code was verified; continue with `choosePassword`. Sign-in of a migrated user leads here too. */
  z.object({ kind: z.enum(['new-password']), challenge: ChallengeSchema, isMigrated: z.boolean() }),
  /** The email address or mobile number was changed. */
  z.object({ kind: z.enum(['changed']), profile: ProfileSchema }),
  /** The account was deleted. */
  z.object({ kind: z.enum(['deleted']) }),
  /** The session was confirmed. */
  z.object({ kind: z.enum(['confirmed']) }),
]);
export type AuthStep = z.output<typeof AuthStepSchema>;

/** Starts a sign-up. The account is created when `verifyCode` confirms the email address. */
export const signUp = defineEndpoint({
  name: 'signUp',
  method: 'POST',
  path: `${base}/sign-up`,
  scope: 'none',
  body: SignUpSchema,
  reply: AuthStepSchema,
  errors: ['EMAIL_REGISTERED', 'MOBILE_LINKED', 'CODE_LIMIT', 'PASSWORD_COMMON'],
});

/** Signs in by password. An unknown account and a wrong password return the same error in the same time. */
export const signIn = defineEndpoint({
  name: 'signIn',
  method: 'POST',
  path: `${base}/sign-in`,
  scope: 'none',
  body: z.strictObject({
    identifier: IdentifierSchema,
    /** Any text: passwords set under older rules remain valid. */
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Token of an earlier sign-in, so that failed attempts of other browsers do not lock this one out. */
    deviceToken: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: AuthStepSchema,
  errors: ['CREDENTIALS_WRONG'],
});

/** Sends a one-time code for sign-in. */
export const requestSignInCode = defineEndpoint({
  name: 'sendCode',
  method: 'POST',
  path: `${base}/codes`,
  scope: 'none',
  body: z.strictObject({ identifier: IdentifierSchema }),
  reply: AuthStepSchema,
  errors: ['IDENTIFIER_UNKNOWN', 'CODE_LIMIT'],
});

/** Returns the state of a pending challenge. */
export const readChallenge = defineEndpoint({
  name: 'readChallenge',
  method: 'GET',
  path: `${base}/challenges/{challengeId}`,
  scope: 'none',
  params: z.strictObject({ challengeId: IdSchema }),
  reply: AuthStepSchema,
  errors: ['CHALLENGE_NOT_FOUND'],
});

/** Sends a new code; the previous one becomes invalid. */
export const resendCode = defineEndpoint({
  name: 'resendCode',
  method: 'POST',
  path: `${base}/challenges/{challengeId}/resend`,
  scope: 'none',
  params: z.strictObject({ challengeId: IdSchema }),
  reply: AuthStepSchema,
  errors: ['CHALLENGE_NOT_FOUND', 'CODE_TOO_SOON', 'CODE_LIMIT'],
});

/**
 * Verifies a code. Changing a contact and deleting the account also require the session that started them.
 * When an SMS code confirms a mobile number that the account never verified, the reply is another `code` step
 * for the email address.
 */
export const verifyCode = defineEndpoint({
  name: 'verifyCode',
  method: 'POST',
  path: `${base}/challenges/{challengeId}/verify`,
  scope: 'none',
  params: z.strictObject({ challengeId: IdSchema }),
  body: z.strictObject({ code: OneTimeCodeSchema }),
  reply: AuthStepSchema,
  errors: ['CHALLENGE_NOT_FOUND', 'CODE_WRONG', 'CODE_LIMIT', 'EMAIL_REGISTERED', 'MOBILE_LINKED'],
});

/** Sends a code for a password reset. The reply is the same when the account does not exist. */
export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: `${base}/password/forgot`,
  scope: 'none',
  body: z.strictObject({ identifier: IdentifierSchema }),
  reply: AuthStepSchema,
  errors: ['CODE_LIMIT'],
});

/** Sets the new password after a verified challenge, ends all other sessions and signs in here. */
export const choosePassword = defineEndpoint({
  name: 'choosePassword',
  method: 'POST',
  path: `${base}/challenges/{challengeId}/password`,
  scope: 'none',
  params: z.strictObject({ challengeId: IdSchema }),
  body: z.strictObject({ password: PasswordSchema }),
  reply: AuthStepSchema,
  errors: ['CHALLENGE_NOT_FOUND', 'PASSWORD_USED', 'PASSWORD_COMMON'],
});

/** Opens a session for an identity token of a hosted provider. */
export const openSession = defineEndpoint({
  name: 'openSession',
  method: 'POST',
  path: `${base}/session`,
  scope: 'none',
  body: z.strictObject({
    /** JWT of the hosted provider. */
    identityToken: z.string().check(z.maxLength(4096)),
  }),
  reply: AuthStepSchema,
  errors: ['UNAUTHORIZED', 'EMAIL_REGISTERED'],
});

/** Refreshes the tokens; 401 when the session has ended. The app token itself is rotated from time to time. */
export const refreshTokens = defineEndpoint({
  name: 'refreshTokens',
  method: 'POST',
  path: `${base}/tokens`,
  scope: 'none',
  body: z.strictObject({ appToken: z.string().check(z.minLength(1), z.maxLength(400)) }),
  reply: z.object({ tokens: SessionTokensSchema, profile: ProfileSchema }),
  errors: ['UNAUTHORIZED'],
});
