import { type AuthStep, readChallenge } from '#lib/contract/auth/auth.ts';
import { formatChallenge } from '#lib/format/auth/challenge.ts';
import type { AuthPageModel, ResetModel, VerifyModel } from '#lib/format/models/account.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { type LoaderFailure, type LoaderRedirect, type LoaderResult, toFailure } from '../context.ts';
import { getFlashMessage, getFormState, getReturnPath, type SessionContext } from './form-state.ts';

function redirectTo({ locale }: SessionContext, page: string, next: string | undefined): LoaderRedirect {
  const query = next ? `?next=${encodeURIComponent(next)}` : '';
  return { kind: 'redirect', href: getLocalePath(locale, page) + query };
}

/** Loads the forgot-password page; signed-in customers may use it too. */
export function loadForgotPassword(context: SessionContext, url: URL): AuthPageModel {
  const formState = getFormState('forgotPassword', context);
  const flash = getFlashMessage(context, ['forgotPassword']);
  return { ...formState, flash, next: getReturnPath(url) };
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
export async function loadVerifyCode(context: SessionContext, url: URL): Promise<LoaderResult<VerifyModel>> {
  const next = getReturnPath(url);
  const step = await readStep(context.requestSession);
  if (step?.kind === 'not-found' || step?.kind === 'failed') return step;
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
  return { kind: 'ok', model: { ...formState, challenge, resendError, flash: flashMessage, next } };
}

/** Loads the page that takes a new password after the code was confirmed. */
export async function loadResetPassword(
  context: SessionContext,
  url: URL,
): Promise<LoaderResult<ResetModel>> {
  const next = getReturnPath(url);
  const step = await readStep(context.requestSession);
  if (step?.kind === 'not-found' || step?.kind === 'failed') return step;
  if (step?.kind === 'code') return redirectTo(context, '/verify', next);
  if (step?.kind !== 'new-password') return redirectTo(context, '/forgot-password', next);
  const formState = getFormState('choosePassword', context);
  const flash = getFlashMessage(context, ['choosePassword']);
  return { kind: 'ok', model: { ...formState, flash, next, isMigrated: step.isMigrated } };
}
