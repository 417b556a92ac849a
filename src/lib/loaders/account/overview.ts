import { listDevices, readAccount } from '#lib/contract/account.ts';
import { GenderSchema, type Profile } from '#lib/contract/auth/account-fields.ts';
import { formatDate, formatTime } from '#lib/format/date.ts';
import type {
  AccountOverviewModel,
  DeviceModel,
  FlashMessageModel,
  ProfileModel,
  SecurityModel,
} from '#lib/format/models/account.ts';
import type { FormModel } from '#lib/format/models/contact.ts';
import { formatPhone } from '#lib/format/phone.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { getFlashMessage, getFormState, type SessionContext } from '../auth/form-state.ts';
import { type LoaderFailure, toFailure } from '../context.ts';

/** No customer is signed in, or the session has ended. */
export type GuestPage = { kind: 'guest' };
export type OverviewPage = { kind: 'overview'; model: AccountOverviewModel } | GuestPage | LoaderFailure;
export type ProfilePage = { kind: 'profile'; model: ProfileModel } | GuestPage | LoaderFailure;
export type SecurityPage = { kind: 'security'; model: SecurityModel } | GuestPage | LoaderFailure;

type AccountFailure = GuestPage | LoaderFailure;

function toAccountFailure(error: { code: string; status: number }): AccountFailure {
  return error.status === 401 || error.status === 403 ? { kind: 'guest' } : toFailure(error);
}

async function readProfile({ requestSession }: SessionContext): Promise<Profile | AccountFailure> {
  if (!requestSession.account) return { kind: 'guest' };
  const result = await requestSession.client.call(readAccount, {});
  return result.ok ? result.data : toAccountFailure(result.error);
}

/**
 * Returns the success message of the last form, by the form's name, else its error. Forms in `ownForms` display
 * their own errors.
 */
function getFormFlashMessage(
  context: SessionContext,
  successMessages: Record<string, string>,
  ownForms: readonly string[],
): FlashMessageModel | null {
  const { flashMessage } = context;
  const text = flashMessage && successMessages[flashMessage.form];
  const isDone = text && !flashMessage.error && !flashMessage.fields?.length;
  return isDone ? { kind: 'success', text } : getFlashMessage(context, ownForms);
}

// A number is formatted for its own country, not for the one that the customer shops in.
function formatStoredPhone(e164: string): string {
  const country = Object.values(COUNTRIES).find(({ dialCode }) => e164.startsWith(`+${dialCode}`));
  return country ? formatPhone(e164, country) : e164;
}

/** Loads the overview page of the account. */
export async function loadAccountOverview(context: SessionContext): Promise<OverviewPage> {
  const profile = await readProfile(context);
  if ('kind' in profile) return profile;
  const { name, isComplete, walletId, isEmployee, employeeEmailId, createdAt } = profile;
  return {
    kind: 'overview',
    model: {
      flash: getFlashMessage(context, []),
      name,
      memberSince: formatDate(createdAt, context.locale),
      isComplete,
      walletId,
      employee: isEmployee ? (employeeEmailId ?? '') : null,
    },
  };
}

type ProfileDetails = Pick<ProfileModel, 'name' | 'gender' | 'newsletter'>;

// After a failed submit the submitted values win: an empty field stays empty, an unticked box unticked.
function getProfileFormState({ values, errors }: FormModel, stored: ProfileDetails): ProfileDetails {
  if (Object.keys({ ...values, ...errors }).length === 0) return stored;
  const gender = GenderSchema.safeParse(values.gender);
  const isTicked = (channel: string) => values[`newsletter.${channel}`] === 'true';
  return {
    name: values.name ?? '',
    gender: gender.success ? gender.data : null,
    newsletter: { email: isTicked('email'), whatsapp: isTicked('whatsapp') },
  };
}

/** Loads the profile page: personal details, contact data and newsletter consent. */
export async function loadAccountProfile(context: SessionContext): Promise<ProfilePage> {
  const profile = await readProfile(context);
  if ('kind' in profile) return profile;
  const { locale, t } = context;
  const { name, gender, newsletter, email, mobile, language, country } = profile;
  const contact = getFormState('changeContact', context);
  const isMobile = 'mobile' in contact.values || 'mobile' in contact.errors;
  const emptyForm = { values: {}, errors: {}, error: null };
  const successMessages = { setAccountInfo: t('account:saved'), verifyCode: t('account:contactChanged') };
  const details = getFormState('setAccountInfo', context);
  return {
    kind: 'profile',
    model: {
      flash: getFormFlashMessage(context, successMessages, ['setAccountInfo', 'changeContact']),
      details,
      ...getProfileFormState(details, { name, gender, newsletter }),
      email,
      mobile: mobile && `\u2066${formatStoredPhone(mobile)}\u2069`,
      emailForm: isMobile ? emptyForm : contact,
      mobileForm: isMobile ? contact : emptyForm,
      language: language && t(language === 'ar' ? 'shell:arabic' : 'shell:english'),
      country: country && COUNTRIES[country].name[locale.language],
    },
  };
}

// A signed-in customer's email is known, so "email or password is wrong" can only mean the password.
function readPassword(context: SessionContext): FormModel {
  const { t } = context;
  const formState = getFormState('changePassword', context);
  if (formState.error !== t('errors:CREDENTIALS_WRONG')) return formState;
  return { ...formState, error: null, errors: { oldPassword: t('account:oldPasswordWrong') } };
}

/** Loads the security page: password, devices and account deletion. */
export async function loadAccountSecurity(context: SessionContext): Promise<SecurityPage> {
  const profile = await readProfile(context);
  if ('kind' in profile) return profile;
  const devicesResult = await context.requestSession.client.call(listDevices, {});
  if (!devicesResult.ok) return toAccountFailure(devicesResult.error);
  const { locale, t } = context;
  const devices = devicesResult.data.devices.map(
    ({ id, name, isCurrent, signedInAt, seenAt }): DeviceModel => ({
      id,
      name: name || t('account:deviceUnknown'),
      isCurrent,
      signedIn: formatDate(signedInAt, locale),
      seen: t('account:deviceSeen', { date: formatDate(seenAt, locale), time: formatTime(seenAt, locale) }),
    }),
  );
  const successMessages = {
    changePassword: t('account:passwordChanged'),
    removeDevice: t('account:deviceRemoved'),
  };
  return {
    kind: 'security',
    model: {
      flash: getFormFlashMessage(context, successMessages, ['changePassword', 'askDeletion']),
      hasPassword: profile.hasPassword,
      password: readPassword(context),
      devices,
      deletion: getFormState('askDeletion', context),
    },
  };
}
