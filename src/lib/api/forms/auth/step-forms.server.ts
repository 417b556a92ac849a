import { requestConfirmation } from '#lib/contract/account/account-data.ts';
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
import { dispatchCall } from '../../dispatch.server.ts';
import { toSafePath } from '../../safe-path.ts';
import type { FormContext, FormHandler } from '../form-context.ts';
import { listRejectedFields } from '../rejected-form.ts';
import { parseAuthFields } from './auth-fields.ts';

export const SECURITY_PAGE = '/my-account/security';
export const PROFILE_PAGE = '/my-account/profile';

/** What a form has sent, for the message of its error. */
interface Submission {
  body: Record<string, unknown>;
  context: FormContext;
  requestSession: RequestSession;
}

/** A form with one auth call: its endpoint and its page. */
export interface StepForm {
  endpoint: AnyEndpoint;
  page: string;
  /** Returns the message of an error; undefined for the usual one. */
  getErrorMessage?: (error: ApiError, submission: Submission) => Promise<string | undefined>;
}

/** Returns the path of a page, with the form's `next` parameter if it is another page. */
function getPagePath(page: string, { fields, locale }: FormContext): string {
  const path = getLocalePath(locale, page);
  const next = toSafePath(fields.get('next'), '');
  return next === '' || next === path ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** Returns the path to go to after a step, and sets its flash message. */
function resolveRedirect(step: AuthStep, { endpoint }: StepForm, context: FormContext): string {
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
    setFlash(browserRequest.cookies, { form: requestConfirmation.name });
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
  form: StepForm,
  context: FormContext,
  isSignedIn: boolean,
): string {
  if (error.code === 'CHALLENGE_NOT_FOUND')
    return getPagePath(isSignedIn ? PROFILE_PAGE : '/sign-in', context);
  if (form.endpoint.scope !== 'private' || isSignedIn) return getPagePath(form.page, context);
  const next = new URLSearchParams({ next: getLocalePath(context.locale, form.page) });
  return `${getLocalePath(context.locale, '/sign-in')}?${next}`;
}

async function submit(form: StepForm, context: FormContext): Promise<string> {
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
      (await form.getErrorMessage?.(result.error, { body, context, requestSession })) ??
      getUsualErrorMessage(result.error, body, context);
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

function getUsualErrorMessage(
  error: ApiError,
  body: Record<string, unknown>,
  { locale: { language } }: FormContext,
): string {
  const { code } = error;
  // The error does not contain the kind of the identifier; only the form knows it.
  if (code === 'CREDENTIALS_WRONG') return getErrorMessage(code, language, { channel: getChannel(body) });
  return getApiErrorMessage(error, language);
}

/** Returns the specification's message for a failed sign-out. */
function getSignOutError(message: string, { locale }: FormContext): string {
  return getTranslate(locale.language)('errors:SIGN_OUT_FAILED', { message });
}

/** Returns the handlers of forms by the name of their endpoint. */
export function createStepForms(forms: readonly StepForm[]): Record<string, FormHandler> {
  return Object.fromEntries(
    forms.map((form) => [form.endpoint.name, (context: FormContext) => submit(form, context)]),
  );
}
