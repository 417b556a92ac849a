import * as z from 'zod/mini';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { CountrySchema } from '#lib/contract/fields.ts';
import { defineSlice } from '../define-slice.ts';

const AuthSchema = z.object({
  isLoggedIn: z.boolean(),
  /** Opaque ids alone: what proves them stays on the server. */
  sessionData: z.nullable(z.object({ userId: z.string(), accountId: z.string(), contactId: z.string() })),
  /** Who it is, as the account page and the checkout greet and fill in. */
  userData: z.nullable(
    z.object({
      name: z.string(),
      email: z.string(),
      /** E.164; null until one is given. */
      mobile: z.nullable(z.string()),
      gender: z.nullable(z.enum(['male', 'female', 'other'])),
      isEmployee: z.boolean(),
      language: z.nullable(z.enum(['en', 'ar'])),
      country: z.nullable(CountrySchema),
    }),
  ),
  /** Somebody is signed in, and the account could not be read. */
  userFetchFailed: z.boolean(),
});

/** Who is signed in, as far as script may know. The access token of the specification is not here: record 017. */
export type AuthState = z.output<typeof AuthSchema>;

export const authSlice = defineSlice({
  name: 'auth',
  version: 1,
  schema: AuthSchema,
  initial: { isLoggedIn: false, sessionData: null, userData: null, userFetchFailed: false },
});

export const $auth = authSlice.store;

/** What is kept of a customer. */
export function toAuthState(profile: Profile): AuthState {
  const { userId, accountId, contactId, name, email, mobile, gender, isEmployee, language, country } =
    profile;
  return {
    isLoggedIn: true,
    sessionData: { userId, accountId, contactId },
    userData: { name, email, mobile, gender, isEmployee, language, country },
    userFetchFailed: false,
  };
}

/** Takes the account of who signed in, or changed something in it. */
export function setAuthProfile(profile: Profile): void {
  $auth.set(toAuthState(profile));
}
