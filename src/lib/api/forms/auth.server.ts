import * as accountContract from '#lib/contract/account/account.ts';
import * as accountData from '#lib/contract/account/account-data.ts';
import type { AuthStep } from '#lib/contract/auth/auth.ts';
import * as identity from '#lib/contract/auth/auth.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import { getChannel } from '#lib/format/auth/auth-form.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage, getErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import { dispatchCall } from '../dispatch.server.ts';
import { toSafePath } from '../safe-path.ts';
import { parseAuthFields } from './auth-fields.ts';
import type { FormContext } from './form-context.ts';
import { listRejectedFields } from './rejected-form.ts';

/** An auth form: its endpoint and its page. */
interface AuthForm {
  endpoint: AnyEndpoint;
  page: string;
}

const SECURITY_PAGE = '/my-account/security';
const PROFILE_PAGE = '/my-account/profile';

const forms: readonly AuthForm[] = [
  { endpoint: identity.signIn, page: '/sign-in' },
  { endpoint: identity.requestSignInCode, page: '/sign-in' },
  { endpoint: identity.signUp, page: '/sign-up' },
  { endpoint: identity.verifyCode, page: '/verify' },
  { endpoint: identity.resendCode, page: '/verify' },
  { endpoint: identity.forgotPassword, page: '/forgot-password' },
  { endpoint: identity.choosePassword, page: '/reset-password' },
  { endpoint: identity.signOut, page: '/my-account' },
  { endpoint: accountContract.updateAccount, page: PROFILE_PAGE },
  { endpoint: accountContract.changeContact, page: PROFILE_PAGE },
  { endpoint: accountContract.changePassword, page: SECURITY_PAGE },
  { endpoint: accountContract.removeDevice, page: SECURITY_PAGE },
  { endpoint: accountContract.requestAccountDeletion, page: SECURITY_PAGE },
  { endpoint: accountData.requestConfirmation, page: SECURITY_PAGE },
];

/** Returns the path of a page, with the form's `next` parameter if it is another page. */
function getPagePath(page: string, { fields, locale }: FormContext): string {
  const path = getLocalePath(locale, page);
  const next = toSafePath(fields.get('next'), '');
  return next === '' || next === path ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** Returns the path to go to after a step, and sets its flash message. */
function resolveRedirect(step: AuthStep, { endpoint }: AuthForm, context: FormContext): string {
  const { fields, locale, browserRequest } = context;
  const { name } = endpoint;
  const next = (page: string) => toSafePath(fields.get('next'), getLocalePath(locale, page));
  if (step.kind === 'code') {
    if (endpoint === (identity.resendCode as AnyEndpoint)) setFlash(browserRequest.cookies, { form: name });
    return getPagePath('/verify', context);
  }
  if (step.kind === 'new-password') return getPagePath('/reset-password', context);
  // The home page offers sign-up.
  if (step.kind === 'deleted') return `${getLocalePath(locale, '/')}?signup=true`;
  if (step.kind === 'changed') {
    setFlash(browserRequest.cookies, { form: name });
    return next(PROFILE_PAGE);
  }
  if (step.kind === 'confirmed') {
    setFlash(browserRequest.cookies, { form: accountData.requestConfirmation.name });
    return next(SECURITY_PAGE);
  }
  const { missed } = step;
  if (missed) {
    const error = [getTranslate(locale.language)('errors:NOT_CARRIED'), ...missed].join('\n');
    setFlash(browserRequest.cookies, { form: 'merge', error });
  }
  return next('/my-account');
}

/**
 * Returns the page that shows an error: the form's page, the start of the flow when the challenge has
 * expired, or the sign-in page when a private form is posted by a visitor who is not signed in.
 */
function resolveErrorPage(
  error: ApiError,
  form: AuthForm,
  context: FormContext,
  isSignedIn: boolean,
): string {
  if (error.code === 'CHALLENGE_NOT_FOUND')
    return getPagePath(isSignedIn ? PROFILE_PAGE : '/sign-in', context);
  if (form.endpoint.scope !== 'private' || isSignedIn) return getPagePath(form.page, context);
  const next = new URLSearchParams({ next: getLocalePath(context.locale, form.page) });
  return `${getLocalePath(context.locale, '/sign-in')}?${next}`;
}

async function submit(form: AuthForm, context: FormContext): Promise<string> {
  const { fields, locale, browserRequest } = context;
  const { endpoint, page } = form;
  const { params, body, invalidFields, missing, values } = parseAuthFields(endpoint, fields, locale.country);
  const flash = { form: endpoint.name, values };
  if (invalidFields.length > 0) {
    setFlash(browserRequest.cookies, { ...flash, fields: invalidFields, missing });
    return getPagePath(page, context);
  }
  const requestSession = createRequestSession(browserRequest, locale);
  const pathParams = endpoint.path.includes('{challengeId}') ? { challengeId: CURRENT_ID } : params;
  const result = await dispatchCall(
    endpoint,
    { params: pathParams, query: {}, body },
    { browserRequest, requestSession, locale },
  );

  if (!result.ok) {
    const { details } = result.error;
    const error =
      (await getContactError(result.error, form, requestSession, body, locale)) ??
      getFormErrorMessage(result.error, body, form, locale);
    const triesLeft = details?.triesLeft;
    setFlash(browserRequest.cookies, {
      ...flash,
      error: endpoint === (identity.signOut as AnyEndpoint) ? getSignOutError(error, context) : error,
      fields: listRejectedFields(details),
      missing: [],
      values: typeof triesLeft === 'number' ? { ...values, triesLeft: String(triesLeft) } : values,
    });
    return resolveErrorPage(result.error, form, context, requestSession.account !== undefined);
  }
  if (endpoint.reply === (identity.signIn as AnyEndpoint).reply) {
    return resolveRedirect(result.data as AuthStep, form, context);
  }
  const { errorCode = 0 } = result.data as { errorCode?: number };
  if (errorCode !== 0) {
    const t = getTranslate(locale.language);
    setFlash(browserRequest.cookies, { ...flash, error: getSignOutError(t('errors:GENERIC'), context) });
    return getPagePath(page, context);
  }
  setFlash(browserRequest.cookies, { form: endpoint.name });
  if (endpoint === (identity.signOut as AnyEndpoint)) return getLocalePath(locale, '/');
  return toSafePath(fields.get('next'), getLocalePath(locale, page));
}

// Errors that do not concern the fields of the form.
const GENERIC_ERROR_CODES: readonly string[] = [
  'INTERNAL',
  'UNAVAILABLE',
  'NO_RESPONSE',
  'EMPTY_RESPONSE',
  'INVALID_REPLY',
];

function getFormErrorMessage(
  error: ApiError,
  body: Record<string, unknown>,
  { page }: AuthForm,
  { language }: FormContext['locale'],
): string {
  const { code } = error;
  // The error does not contain the kind of the identifier; only the form knows it.
  if (code === 'CREDENTIALS_WRONG') return getErrorMessage(code, language, { channel: getChannel(body) });
  if (page !== PROFILE_PAGE || !GENERIC_ERROR_CODES.includes(code))
    return getApiErrorMessage(error, language);
  return getTranslate(language)('mobile' in body ? 'errors:MOBILE_FAILED' : 'errors:PROFILE_FAILED');
}

/**
 * Returns a message when the new email address or mobile number already belongs to an account; undefined for
 * any other error.
 */
async function getContactError(
  { code }: ApiError,
  { endpoint }: AuthForm,
  { client }: RequestSession,
  { email, mobile }: Record<string, unknown>,
  { language }: FormContext['locale'],
): Promise<string | undefined> {
  if (endpoint !== (accountContract.changeContact as AnyEndpoint)) return undefined;
  if (code !== 'EMAIL_REGISTERED' && code !== 'MOBILE_LINKED') return undefined;
  const t = getTranslate(language);
  const account = await client.call(accountContract.readAccount, {});
  if (code === 'MOBILE_LINKED') {
    return t(account.ok && account.data.mobile === mobile ? 'account:mobileOwn' : 'account:mobileTaken');
  }
  const isOwnEmail = account.ok && account.data.email.toLowerCase() === String(email).trim().toLowerCase();
  return t(isOwnEmail ? 'account:emailOwn' : 'account:emailTaken');
}

/** Returns the specification's message for a failed sign-out. */
function getSignOutError(message: string, { locale }: FormContext): string {
  return getTranslate(locale.language)('errors:SIGN_OUT_FAILED', { message });
}

/** Auth and account forms by name; each returns the path to go to next. */
export const authForms: Record<string, (context: FormContext) => Promise<string>> = Object.fromEntries(
  forms.map((form) => [form.endpoint.name, (context) => submit(form, context)]),
);
