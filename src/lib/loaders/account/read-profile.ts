import { readAccount } from '#lib/contract/account/account.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { redirectTo } from '../auth/return-path.ts';
import {
  createLinkBuilder,
  type LoaderFailure,
  type LoaderRedirect,
  type LoaderResult,
  type SessionContext,
  toFailure,
} from '../context.ts';

/** Redirects to sign-in, which returns to the account page at `path`. */
export function redirectToSignIn(context: SessionContext, path: string): LoaderRedirect {
  return redirectTo(context, '/sign-in', createLinkBuilder(context.locale)(path));
}

/** Returns a redirect to sign-in and back to `path` when the session has ended, otherwise the failure. */
export function toAccountFailure(
  error: { code: string; status: number },
  context: SessionContext,
  path: string,
): LoaderRedirect | LoaderFailure {
  return error.status === 401 || error.status === 403 ? redirectToSignIn(context, path) : toFailure(error);
}

/** Reads the customer's profile for the account page at `path`; visitors are redirected to sign-in. */
export async function readProfile(context: SessionContext, path: string): Promise<LoaderResult<Profile>> {
  const { requestSession } = context;
  if (!requestSession.account) return redirectToSignIn(context, path);
  const result = await requestSession.client.call(readAccount, {});
  return result.ok ? { kind: 'ok', model: result.data } : toAccountFailure(result.error, context, path);
}
