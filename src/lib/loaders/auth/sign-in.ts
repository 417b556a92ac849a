import type { AuthPageModel } from '#lib/format/models/account.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Loaded, LoaderRedirect, SessionContext } from '../context.ts';
import { getFlashMessage, getFormState } from '../form-state.ts';
import { getReturnPath } from './return-path.ts';

// Longer than the limit of any field, so that validation can still report the value.
const MAX_FIELD_LENGTH = 260;

/** Redirects a signed-in customer to the return path, by default to the account. */
function redirectSignedIn(
  { locale, requestSession }: SessionContext,
  returnPath: string | undefined,
): LoaderRedirect | undefined {
  if (!requestSession.account) return undefined;
  return { kind: 'redirect', href: returnPath ?? getLocalePath(locale, '/my-account') };
}

/** Loads the sign-in page (password or code). */
export function loadSignIn(context: SessionContext, url: URL): Loaded<AuthPageModel> | LoaderRedirect {
  const returnPath = getReturnPath(url);
  const redirect = redirectSignedIn(context, returnPath);
  if (redirect) return redirect;
  // One form with two buttons.
  const formState = getFormState(context.flashMessage?.form === 'sendCode' ? 'sendCode' : 'signIn', context);
  const isSignedOut = context.flashMessage?.form === 'signOut' && !context.flashMessage.error;
  const flash = isSignedOut
    ? { kind: 'success' as const, text: context.t('auth:signedOut') }
    : getFlashMessage(context, ['signIn', 'sendCode']);
  return { kind: 'ok', model: { ...formState, flash, returnPath } };
}

/** Loads the sign-up page; query parameters prefill the form. */
export function loadSignUp(context: SessionContext, url: URL): Loaded<AuthPageModel> | LoaderRedirect {
  const returnPath = getReturnPath(url);
  const redirect = redirectSignedIn(context, returnPath);
  if (redirect) return redirect;
  const formState = getFormState('signUp', context);
  const paramFields = { email: 'email', name: 'name', phone: 'mobile' };
  const paramValues = Object.entries(paramFields).map(([name, field]) => [
    field,
    url.searchParams.get(name)?.slice(0, MAX_FIELD_LENGTH) ?? '',
  ]);
  const values = { ...Object.fromEntries(paramValues), ...formState.values };
  const flash = getFlashMessage(context, ['signUp']);
  return { kind: 'ok', model: { ...formState, values, flash, returnPath } };
}
