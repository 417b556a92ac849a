import { formatChallenge } from '#lib/format/auth/challenge.ts';
import type { VerifyModel } from '#lib/format/models/account.ts';
import { isFailure, type LoaderResult, type SessionContext } from '../context.ts';
import { getFlashMessage, getFormState } from '../form-state.ts';
import { readStep } from './read-step.ts';
import { getReturnPath, redirectTo } from './return-path.ts';

/** Loads the page for entering a one-time code; redirects when no code is expected. */
export async function loadVerifyCode(context: SessionContext, url: URL): Promise<LoaderResult<VerifyModel>> {
  const returnPath = getReturnPath(url);
  const step = await readStep(context.requestSession);
  if (step && isFailure(step)) return step;
  if (step?.kind === 'new-password') return redirectTo(context, '/reset-password', returnPath);
  if (step?.kind !== 'code') return redirectTo(context, '/sign-in', returnPath);
  const { flashMessage, t } = context;
  const { triesLeft, ...values } = flashMessage?.values ?? {};
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
  const resend = flashMessage?.form === 'resendCode' ? flashMessage : undefined;
  const resendError = resend?.error ?? null;
  const isResent = resend !== undefined && !resendError;
  const flash = isResent
    ? { kind: 'success' as const, text: t('auth:resent', { to: challenge.sentTo }) }
    : getFlashMessage(context, ['verifyCode', 'resendCode']);
  return { kind: 'ok', model: { ...formState, challenge, resendError, flash, returnPath } };
}
