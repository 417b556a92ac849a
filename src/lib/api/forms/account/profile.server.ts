import { changeContact, readAccount, updateAccount } from '#lib/contract/account/account.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createStepForms, PROFILE_PAGE, type StepForm } from '../auth/step-forms.server.ts';

type GetErrorMessage = NonNullable<StepForm['getErrorMessage']>;

// Errors that do not concern the fields of the form.
const GENERIC_ERROR_CODES: readonly string[] = [
  'INTERNAL',
  'UNAVAILABLE',
  'NO_RESPONSE',
  'EMPTY_RESPONSE',
  'INVALID_REPLY',
];

/** Returns the message of an error that does not concern the fields of the form. */
const getProfileError: GetErrorMessage = async ({ code }, { body, context }) => {
  if (!GENERIC_ERROR_CODES.includes(code)) return undefined;
  const t = getTranslate(context.locale.language);
  return t('mobile' in body ? 'errors:MOBILE_FAILED' : 'errors:PROFILE_FAILED');
};

/** Also returns a message when the new email address or mobile number already belongs to an account. */
const getContactError: GetErrorMessage = async (error, submission) => {
  const { code } = error;
  if (code !== 'EMAIL_REGISTERED' && code !== 'MOBILE_LINKED') return getProfileError(error, submission);
  const { body, context, requestSession } = submission;
  const t = getTranslate(context.locale.language);
  const account = await requestSession.client.call(readAccount, {});
  if (code === 'MOBILE_LINKED') {
    const isOwnMobile = account.ok && account.data.mobile === body.mobile;
    return t(isOwnMobile ? 'account:mobileOwn' : 'account:mobileTaken');
  }
  const isOwnEmail =
    account.ok && account.data.email.toLowerCase() === String(body.email).trim().toLowerCase();
  return t(isOwnEmail ? 'account:emailOwn' : 'account:emailTaken');
};

/** Forms of the profile and of the contact data, by name. */
export const profileForms = createStepForms([
  { endpoint: updateAccount, page: PROFILE_PAGE, getErrorMessage: getProfileError },
  { endpoint: changeContact, page: PROFILE_PAGE, getErrorMessage: getContactError },
]);
