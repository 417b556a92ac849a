import { readAccount } from '#lib/contract/account.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { FlashMessageModel } from '#lib/format/models/account.ts';
import { getFlashMessage, type SessionContext } from '../auth/form-state.ts';
import {
  createLinkBuilder,
  type LoadedPage,
  type LoaderFailure,
  type LoaderRedirect,
  toFailure,
} from '../context.ts';

function redirectToSignIn({ locale }: SessionContext, path: string): LoaderRedirect {
  const link = createLinkBuilder(locale);
  return { kind: 'redirect', href: link(`/sign-in?next=${encodeURIComponent(link(path))}`) };
}

/** Returns a redirect to sign-in and back to `path` when the session has ended, else the failure. */
export function toAccountFailure(
  error: { code: string; status: number },
  context: SessionContext,
  path: string,
): LoaderRedirect | LoaderFailure {
  return error.status === 401 || error.status === 403 ? redirectToSignIn(context, path) : toFailure(error);
}

/** Reads the customer's profile for the account page at `path`; visitors are redirected to sign-in. */
export async function readProfile(
  context: SessionContext,
  path: string,
): Promise<LoadedPage<Profile> | LoaderRedirect | LoaderFailure> {
  const { requestSession } = context;
  if (!requestSession.account) return redirectToSignIn(context, path);
  const result = await requestSession.client.call(readAccount, {});
  return result.ok ? { kind: 'ok', model: result.data } : toAccountFailure(result.error, context, path);
}

/**
 * Returns the success message of the last form, by the form's name, else its error. Forms in `ownForms` display
 * their own errors.
 */
export function getFormFlashMessage(
  context: SessionContext,
  successMessages: Record<string, string>,
  ownForms: readonly string[],
): FlashMessageModel | null {
  const { flashMessage } = context;
  const text = flashMessage && successMessages[flashMessage.form];
  const isDone = text && !flashMessage.error && !flashMessage.fields?.length;
  return isDone ? { kind: 'success', text } : getFlashMessage(context, ownForms);
}
