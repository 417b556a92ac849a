import * as z from 'zod/mini';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { CountrySchema } from '#lib/contract/fields.ts';
import { setCustomerName } from '../../auth/customer-name.ts';
import { defineSlice } from '../define-slice.ts';

const AuthSchema = z.object({
  isLoggedIn: z.boolean(),
  /** Opaque ids only; tokens stay on the server. */
  sessionData: z.nullable(z.object({ userId: z.string(), accountId: z.string(), contactId: z.string() })),
  /** Profile data that the account page and the checkout show or fill in. */
  userData: z.nullable(
    z.object({
      name: z.string(),
      email: z.string(),
      /** E.164; null until given. */
      mobile: z.nullable(z.string()),
      gender: z.nullable(z.enum(['male', 'female', 'other'])),
      isEmployee: z.boolean(),
      language: z.nullable(z.enum(['en', 'ar'])),
      country: z.nullable(CountrySchema),
    }),
  ),
  /** The customer is signed in, but the account could not be read. */
  userFetchFailed: z.boolean(),
});

/**
 * The signed-in customer's data that script may read. Without the access token of the specification: see
 * decision record 017.
 */
export type AuthState = z.output<typeof AuthSchema>;

export const authSlice = defineSlice({
  name: 'auth',
  version: 1,
  schema: AuthSchema,
  initial: { isLoggedIn: false, sessionData: null, userData: null, userFetchFailed: false },
});

export const $auth = authSlice.atom;

/** Returns the persisted part of a profile. */
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

/** Sets the profile after sign-in or a change of the account. */
export function setAuthProfile(profile: Profile): void {
  $auth.set(toAuthState(profile));
  setCustomerName(profile.name);
}
