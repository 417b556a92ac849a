import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { CountrySchema, EmailSchema, IdSchema, NameSchema, PhoneSchema } from '../fields.ts';
import {
  DeviceSchema,
  GenderSchema,
  IdentifierSchema,
  NewsletterConsentSchema,
  OneTimeCodeSchema,
  PasswordSchema,
  ProfileSchema,
  SignUpSchema,
} from './account-fields.ts';

// What a hosted provider's browser SDK does, as calls of the embedded one.
const base = '/experience/binaa/v1/identity';

/** What a one-time code is for. */
export const ChallengePurposeSchema = z.enum([
  'sign-in',
  'sign-up',
  'reset',
  'change-email',
  'change-mobile',
  'deletion',
]);
export type ChallengePurpose = z.output<typeof ChallengePurposeSchema>;

/** A code that was sent and is waited for. It looks the same whether or not there is an account. */
export const ChallengeSchema = z.object({
  /** Not a secret: without the code it opens nothing. */
  id: IdSchema,
  purpose: ChallengePurposeSchema,
  channel: z.enum(['email', 'sms']),
  /** `l•••@binaa.example`, `+971 •••• 4567`. */
  sentTo: z.string(),
  /** Epoch milliseconds: the code is worth nothing afterwards. */
  expiresAt: z.int(),
  /** Epoch milliseconds from which another one may be asked for. */
  resendAt: z.int(),
  /** Codes that may still be sent to this address within the hour. */
  sendsLeft: z.int(),
});
export type Challenge = z.output<typeof ChallengeSchema>;

/** What keeps somebody signed in. It lives in the sealed session and is never part of an answer to a browser. */
export const TokensSchema = z.object({
  /** For `authorization`, scope private. */
  accessToken: z.string(),
  /** The identity token (`id_token`), for `x-ciam-token`. */
  identityToken: z.string(),
  /** The app token: gives the other two anew, until the session ends. */
  appToken: z.string(),
  /** Seconds until the first two expire. */
  expiresIn: z.int(),
  /** For the browser to be known by when it signs in again; given when a session is opened. */
  deviceToken: z.optional(z.string()),
});
export type Tokens = z.output<typeof TokensSchema>;

/** Where somebody stands after a step. */
export const AuthStepSchema = z.union([
  z.object({
    kind: z.enum(['signed-in']),
    profile: ProfileSchema,
    /** Taken out by the shop's door and sealed. */
    tokens: z.optional(TokensSchema),
    /** The door's own: in words, what of the guest's cart could not come along, or came in part. */
    missed: z.optional(z.array(z.string())),
  }),
  /** A code is on its way: `verifyCode`. */
  z.object({ kind: z.enum(['code']), challenge: ChallengeSchema }),
  /** Proven, and a new password is to be chosen: `choosePassword`. A migrated user comes here from sign-in. */
  z.object({ kind: z.enum(['new-password']), challenge: ChallengeSchema, isMigrated: z.boolean() }),
  /** An address was changed. */
  z.object({ kind: z.enum(['changed']), profile: ProfileSchema }),
  /** The account is no more. */
  z.object({ kind: z.enum(['deleted']) }),
]);
export type AuthStep = z.output<typeof AuthStepSchema>;

/** Keeps what was filled in until the code proves the email address; only then there is an account. */
export const signUp = defineEndpoint({
  name: 'signUp',
  method: 'POST',
  path: `${base}/sign-up`,
  scope: 'none',
  body: SignUpSchema,
  reply: AuthStepSchema,
  errors: ['EMAIL_REGISTERED', 'MOBILE_LINKED', 'CODE_LIMIT'],
});

/** By password. An unknown account answers as a wrong password does, in the same time. */
export const signIn = defineEndpoint({
  name: 'signIn',
  method: 'POST',
  path: `${base}/sign-in`,
  scope: 'none',
  body: z.strictObject({
    identifier: IdentifierSchema,
    /** Any text: a password of long ago need not follow today's rule. */
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    /** What this browser was given when it signed in before: guesses of others do not shut it out. */
    deviceToken: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: AuthStepSchema,
  errors: ['CREDENTIALS_WRONG'],
});

/** Sends a code to sign in by. */
export const requestSignInCode = defineEndpoint({
  name: 'sendCode',
  method: 'POST',
  path: `${base}/codes`,
  scope: 'none',
  body: z.strictObject({ identifier: IdentifierSchema }),
  reply: AuthStepSchema,
  errors: ['IDENTIFIER_UNKNOWN', 'CODE_LIMIT'],
});

/** What is known of a code that is waited for. */
export const readChallenge = defineEndpoint({
  name: 'readChallenge',
  method: 'GET',
  path: `${base}/challenges/{challengeId}`,
  scope: 'none',
  params: z.strictObject({ challengeId: IdSchema }),
  reply: AuthStepSchema,
  errors: ['CHALLENGE_NOT_FOUND'],
});

/** Sends another code; the one before is worth nothing from then on. */
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
 * Says the code. Changing an address and deleting an account also ask for the session that began it. A code by SMS to a
 * number that the account never proved is answered by another `code`, to the email address.
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

/** Sends a code to choose a new password with; answers alike for an account that there is not. */
export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: `${base}/password/forgot`,
  scope: 'none',
  body: z.strictObject({ identifier: IdentifierSchema }),
  reply: AuthStepSchema,
  errors: ['CODE_LIMIT'],
});

/** Sets the new password of a challenge that was proven, signs out everywhere else, and in here. */
export const choosePassword = defineEndpoint({
  name: 'choosePassword',
  method: 'POST',
  path: `${base}/challenges/{challengeId}/password`,
  scope: 'none',
  params: z.strictObject({ challengeId: IdSchema }),
  body: z.strictObject({ password: PasswordSchema }),
  reply: AuthStepSchema,
  errors: ['CHALLENGE_NOT_FOUND', 'PASSWORD_USED'],
});

/** Opens a session for somebody whom a hosted provider vouches for. */
export const openSession = defineEndpoint({
  name: 'openSession',
  method: 'POST',
  path: `${base}/session`,
  scope: 'none',
  body: z.strictObject({
    /** The provider's JWT. */
    identityToken: z.string().check(z.maxLength(4096)),
  }),
  reply: AuthStepSchema,
  errors: ['UNAUTHORIZED', 'EMAIL_REGISTERED'],
});

/** Gives new tokens for an app token; 401 when the session has ended. The app token itself changes now and then. */
export const refreshTokens = defineEndpoint({
  name: 'refreshTokens',
  method: 'POST',
  path: `${base}/tokens`,
  scope: 'none',
  body: z.strictObject({ appToken: z.string().check(z.minLength(1), z.maxLength(400)) }),
  reply: z.object({ tokens: TokensSchema, profile: ProfileSchema }),
  errors: ['UNAUTHORIZED'],
});

/** Ends this session, or all of the account's. */
export const signOut = defineEndpoint({
  name: 'signOut',
  method: 'POST',
  path: `${base}/sign-out`,
  scope: 'private',
  body: z.strictObject({ everywhere: z.optional(z.boolean()) }),
  reply: z.object({
    /** 0: it has ended. */
    errorCode: z.int(),
  }),
});

export const readAccount = defineEndpoint({
  name: 'readAccount',
  method: 'GET',
  path: `${base}/account`,
  scope: 'private',
  reply: ProfileSchema,
});

/** Changes what needs no proof; what is left out stays. */
export const updateAccount = defineEndpoint({
  name: 'setAccountInfo',
  method: 'PUT',
  path: `${base}/account`,
  scope: 'private',
  body: z.strictObject({
    name: z.optional(NameSchema),
    gender: z.optional(z.nullable(GenderSchema)),
    language: z.optional(z.enum(['en', 'ar'])),
    country: z.optional(CountrySchema),
    newsletter: z.optional(NewsletterConsentSchema),
  }),
  reply: ProfileSchema,
});

/** Changes the password of somebody who knows the old one; every other device is signed out. */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'PUT',
  path: `${base}/account/password`,
  scope: 'private',
  body: z.strictObject({
    oldPassword: z.string().check(z.minLength(1), z.maxLength(200)),
    password: PasswordSchema,
  }),
  reply: z.object({ errorCode: z.int() }),
  errors: ['CREDENTIALS_WRONG', 'PASSWORD_USED'],
});

/** Sends a code to a new email address or mobile number; `verifyCode` then writes it into the account. */
export const changeContact = defineEndpoint({
  name: 'changeContact',
  method: 'POST',
  path: `${base}/account/contact`,
  scope: 'private',
  body: z.union([z.strictObject({ email: EmailSchema }), z.strictObject({ mobile: PhoneSchema })]),
  reply: AuthStepSchema,
  errors: ['EMAIL_REGISTERED', 'MOBILE_LINKED', 'CODE_LIMIT'],
});

export const listDevices = defineEndpoint({
  name: 'listDevices',
  method: 'GET',
  path: `${base}/account/devices`,
  scope: 'private',
  reply: z.object({ devices: z.array(DeviceSchema) }),
});

/** Signs a device out. One that is not the account's own is not found. */
export const removeDevice = defineEndpoint({
  name: 'removeDevice',
  method: 'DELETE',
  path: `${base}/account/devices/{deviceId}`,
  scope: 'private',
  params: z.strictObject({ deviceId: IdSchema }),
  reply: z.object({ devices: z.array(DeviceSchema) }),
  errors: ['DEVICE_NOT_FOUND'],
});

/** Sends a code to confirm by that the account is to be deleted. */
export const askDeletion = defineEndpoint({
  name: 'askDeletion',
  method: 'POST',
  path: `${base}/account/deletion`,
  scope: 'private',
  reply: AuthStepSchema,
  errors: ['CODE_LIMIT'],
});
