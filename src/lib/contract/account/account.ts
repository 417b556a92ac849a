import * as z from 'zod/mini';
import {
  BirthdaySchema,
  DeviceSchema,
  GenderSchema,
  NewsletterConsentSchema,
  PasswordSchema,
  ProfileSchema,
} from '../auth/account-fields.ts';
import { AuthStepSchema } from '../auth/auth.ts';
import { defineEndpoint } from '../endpoint.ts';
import { CountrySchema, EmailSchema, IdSchema, NameSchema, PhoneSchema } from '../fields.ts';

const base = '/experience/binaa/v1/identity/account';

/** Returns the profile of the signed-in customer. */
export const readAccount = defineEndpoint({
  name: 'readAccount',
  method: 'GET',
  path: base,
  scope: 'private',
  reply: ProfileSchema,
});

/** Updates the fields that need no verification; omitted fields are unchanged. */
export const updateAccount = defineEndpoint({
  name: 'setAccountInfo',
  method: 'PUT',
  path: base,
  scope: 'private',
  body: z.strictObject({
    name: z.optional(NameSchema),
    gender: z.optional(z.nullable(GenderSchema)),
    birthday: z.optional(z.nullable(BirthdaySchema)),
    language: z.optional(z.enum(['en', 'ar'])),
    country: z.optional(CountrySchema),
    newsletter: z.optional(NewsletterConsentSchema),
  }),
  reply: ProfileSchema,
});

/** Changes the password, given the old one; all other devices are signed out. */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'PUT',
  path: `${base}/password`,
  scope: 'private',
  body: z.strictObject({
    oldPassword: z.string().check(z.minLength(1), z.maxLength(200)),
    password: PasswordSchema,
  }),
  reply: z.object({ errorCode: z.int() }),
  errors: ['CREDENTIALS_WRONG', 'PASSWORD_USED', 'PASSWORD_COMMON'],
});

/** Sends a code to a new email address or mobile number; `verifyCode` then stores it in the account. */
export const changeContact = defineEndpoint({
  name: 'changeContact',
  method: 'POST',
  path: `${base}/contact`,
  scope: 'private',
  body: z.union([z.strictObject({ email: EmailSchema }), z.strictObject({ mobile: PhoneSchema })]),
  reply: AuthStepSchema,
  errors: ['EMAIL_REGISTERED', 'MOBILE_LINKED', 'CODE_LIMIT'],
});

/** Lists the account's signed-in devices. */
export const listDevices = defineEndpoint({
  name: 'listDevices',
  method: 'GET',
  path: `${base}/devices`,
  scope: 'private',
  reply: z.object({ devices: z.array(DeviceSchema) }),
});

/** Signs out one of the account's devices; other ids are DEVICE_NOT_FOUND. */
export const removeDevice = defineEndpoint({
  name: 'removeDevice',
  method: 'DELETE',
  path: `${base}/devices/{deviceId}`,
  scope: 'private',
  params: z.strictObject({ deviceId: IdSchema }),
  reply: z.object({ devices: z.array(DeviceSchema) }),
  errors: ['DEVICE_NOT_FOUND'],
});

/**
 * Sends a code that confirms the deletion of the account. The account cannot be deleted while orders are in
 * progress (`details.orders`: their numbers); with money in the wallet, the customer must agree to leave it
 * there (`details.balance`).
 */
export const requestAccountDeletion = defineEndpoint({
  name: 'askDeletion',
  method: 'POST',
  path: `${base}/deletion`,
  scope: 'private',
  body: z.strictObject({ leavesWallet: z.optional(z.boolean()) }),
  reply: AuthStepSchema,
  errors: ['CODE_LIMIT', 'ACCOUNT_HAS_ORDERS', 'WALLET_HAS_BALANCE'],
});
