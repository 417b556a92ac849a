import { type AuthStep, readChallenge } from '#lib/contract/auth/auth.ts';
import { formatChallenge } from '#lib/format/auth/challenge.ts';
import type { AuthPageModel, ResetModel, SignInModel, VerifyModel } from '#lib/format/models/account.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { type LoaderFailure, toFailure } from '../context.ts';
import { getFlashMessage, getFormState, getReturnPath, type SessionContext } from './form-state.ts';

/** The page needs an earlier step, or is not needed any more. */
export type Redirect = { kind: 'elsewhere'; to: string };
export type SignInPage = { kind: 'signIn'; model: SignInModel } | Redirect;
export type SignUpPage = { kind: 'signUp'; model: AuthPageModel } | Redirect;
export type ForgotPage = { kind: 'forgot'; model: AuthPageModel };
export type VerifyPage = { kind: 'verify'; model: VerifyModel } | Redirect | LoaderFailure;
export type ResetPage = { kind: 'reset'; model: ResetModel } | Redirect | LoaderFailure;

// A flash message is consumed by the page that shows it, so a page that only redirects must not read it.

// Longer than the limit of any field, so that validation can still report the value.
const MAX_FIELD_LENGTH = 260;

function redirectTo({ locale }: SessionContext, page: string, next: string | undefined): Redirect {
  const query = next ? `?next=${encodeURIComponent(next)}` : '';
  return { kind: 'elsewhere', to: getLocalePath(locale, page) + query };
}

/** Redirects a signed-in customer to the return path. */
function redirectSignedIn(
  { locale, requestSession }: SessionContext,
  next: string | undefined,
): Redirect | undefined {
  if (!requestSession.account) return undefined;
  return { kind: 'elsewhere', to: next ?? getLocalePath(locale, '/my-account') };
}

/** Loads the sign-in page (password or code). */
export function loadSignIn(context: SessionContext, url: URL): SignInPage {
  const next = getReturnPath(url);
  const redirect = redirectSignedIn(context, next);
  if (redirect) return redirect;
  const code = getFormState('sendCode', context);
  const formState = getFormState('signIn', context);
  const isSignedOut = context.flashMessage?.form === 'signOut' && !context.flashMessage.error;
  const flash = isSignedOut
    ? { kind: 'success' as const, text: context.t('auth:signedOut') }
    : getFlashMessage(context, ['signIn', 'sendCode']);
  return { kind: 'signIn', model: { ...formState, code, flash, next } };
}

/** Loads the sign-up page; query parameters prefill the form. */
export function loadSignUp(context: SessionContext, url: URL): SignUpPage {
  const next = getReturnPath(url);
  const redirect = redirectSignedIn(context, next);
  if (redirect) return redirect;
  const formState = getFormState('signUp', context);
  const paramFields = { email: 'email', name: 'name', phone: 'mobile' };
  const paramValues = Object.entries(paramFields).map(([name, field]) => [
    field,
    url.searchParams.get(name)?.slice(0, MAX_FIELD_LENGTH) ?? '',
  ]);
  const values = { ...Object.fromEntries(paramValues), ...formState.values };
  const flash = getFlashMessage(context, ['signUp']);
  return { kind: 'signUp', model: { ...formState, values, flash, next } };
}

/** Loads the forgot-password page; signed-in customers may use it too. */
export function loadForgotPassword(context: SessionContext, url: URL): ForgotPage {
  const formState = getFormState('forgotPassword', context);
  const flash = getFlashMessage(context, ['forgotPassword']);
  return { kind: 'forgot', model: { ...formState, flash, next: getReturnPath(url) } };
}

/** Returns the step of the session's challenge; undefined without a challenge. */
async function readStep(
  requestSession: SessionContext['requestSession'],
): Promise<AuthStep | LoaderFailure | undefined> {
  const challengeId = requestSession.session?.challenge;
  if (!challengeId) return undefined;
  const result = await requestSession.client.call(readChallenge, { params: { challengeId } });
  if (result.ok) return result.data;
  return result.error.code === 'CHALLENGE_NOT_FOUND' ? undefined : toFailure(result.error);
}

/** Loads the page for entering a one-time code; redirects when no code is expected. */
export async function loadVerifyCode(context: SessionContext, url: URL): Promise<VerifyPage> {
  const next = getReturnPath(url);
  const step = await readStep(context.requestSession);
  if (step?.kind === 'missing' || step?.kind === 'failed') return step;
  if (step?.kind === 'new-password') return redirectTo(context, '/reset-password', next);
  if (step?.kind !== 'code') return redirectTo(context, '/sign-in', next);
  const { flashMessage: flash, t } = context;
  const { triesLeft, ...values } = flash?.values ?? {};
  const challenge = formatChallenge(
    step.challenge,
    triesLeft === undefined ? null : Number(triesLeft),
    context.locale,
    Date.now(),
  );
  const { error, errors } = getFormState('verifyCode', context);
  // A wrong code is shown at the field.
  const isWrong = error !== null && triesLeft !== undefined;
  const formState = isWrong ? { values, errors: { code: error }, error: null } : { values, errors, error };
  const resend = flash?.form === 'resendCode' ? flash : undefined;
  const resendError = resend?.error ?? null;
  const isResent = resend !== undefined && !resendError;
  const flashMessage = isResent
    ? { kind: 'success' as const, text: t('auth:resent', { to: challenge.sentTo }) }
    : getFlashMessage(context, ['verifyCode', 'resendCode']);
  return { kind: 'verify', model: { ...formState, challenge, resendError, flash: flashMessage, next } };
}

/** Loads the page that takes a new password after the code was confirmed. */
export async function loadResetPassword(context: SessionContext, url: URL): Promise<ResetPage> {
  const next = getReturnPath(url);
  const step = await readStep(context.requestSession);
  if (step?.kind === 'missing' || step?.kind === 'failed') return step;
  if (step?.kind === 'code') return redirectTo(context, '/verify', next);
  if (step?.kind !== 'new-password') return redirectTo(context, '/forgot-password', next);
  const formState = getFormState('choosePassword', context);
  const flash = getFlashMessage(context, ['choosePassword']);
  return { kind: 'reset', model: { ...formState, flash, next, isMigrated: step.isMigrated } };
}
