import type { AuthPageModel, ResetModel } from '#lib/format/models/account.ts';
import { isFailure, type LoaderResult, type SessionContext } from '../context.ts';
import { getFlashMessage, getFormState } from '../form-state.ts';
import { readStep } from './read-step.ts';
import { getReturnPath, redirectTo } from './return-path.ts';

/** Loads the forgot-password page; signed-in customers may use it too. */
export function loadForgotPassword(context: SessionContext, url: URL): AuthPageModel {
  const formState = getFormState('forgotPassword', context);
  const flash = getFlashMessage(context, ['forgotPassword']);
  return { ...formState, flash, returnPath: getReturnPath(url) };
}

/** Loads the page that takes a new password after the code was confirmed. */
export async function loadResetPassword(
  context: SessionContext,
  url: URL,
): Promise<LoaderResult<ResetModel>> {
  const returnPath = getReturnPath(url);
  const step = await readStep(context.requestSession);
  if (step && isFailure(step)) return step;
  if (step?.kind === 'code') return redirectTo(context, '/verify', returnPath);
  if (step?.kind !== 'new-password') return redirectTo(context, '/forgot-password', returnPath);
  const formState = getFormState('choosePassword', context);
  const flash = getFlashMessage(context, ['choosePassword']);
  return { kind: 'ok', model: { ...formState, flash, returnPath, isMigrated: step.isMigrated } };
}
