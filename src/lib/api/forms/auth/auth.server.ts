import * as identity from '#lib/contract/auth/auth.ts';
import { createStepForms } from './step-forms.server.ts';

/** Forms of sign-in, sign-up, codes, a forgotten password and sign-out, by name. */
export const authForms = createStepForms([
  { endpoint: identity.signIn, page: '/sign-in' },
  { endpoint: identity.requestSignInCode, page: '/sign-in' },
  { endpoint: identity.signUp, page: '/sign-up' },
  { endpoint: identity.verifyCode, page: '/verify' },
  { endpoint: identity.resendCode, page: '/verify' },
  { endpoint: identity.forgotPassword, page: '/forgot-password' },
  { endpoint: identity.choosePassword, page: '/reset-password' },
  { endpoint: identity.signOut, page: '/my-account' },
]);
