import { listDevices } from '#lib/contract/account.ts';
import { formatDate, formatTime } from '#lib/format/date.ts';
import type { DeviceModel, SecurityModel } from '#lib/format/models/account.ts';
import type { FormModel } from '#lib/format/models/contact.ts';
import type { LoaderResult, SessionContext } from '../context.ts';
import { getFormFlashMessage, getFormState } from '../form-state.ts';
import { readProfile, toAccountFailure } from './read-profile.ts';

// A signed-in customer's email is known, so "email or password is wrong" can only mean the password.
function readPassword(context: SessionContext): FormModel {
  const { t } = context;
  const formState = getFormState('changePassword', context);
  if (formState.error !== t('errors:CREDENTIALS_WRONG')) return formState;
  return { ...formState, error: null, errors: { oldPassword: t('account:oldPasswordWrong') } };
}

/** Loads the security page: password, devices and account deletion. */
export async function loadAccountSecurity(context: SessionContext): Promise<LoaderResult<SecurityModel>> {
  const profile = await readProfile(context, '/my-account/security');
  if (profile.kind !== 'ok') return profile;
  const devicesResult = await context.requestSession.client.call(listDevices, {});
  if (!devicesResult.ok) return toAccountFailure(devicesResult.error, context, '/my-account/security');
  const { locale, t } = context;
  const devices = devicesResult.data.devices.map(
    ({ id, name, isCurrent, signedInAt, seenAt }): DeviceModel => ({
      id,
      name: name || t('account:deviceUnknown'),
      isCurrent,
      signedIn: formatDate(signedInAt, locale),
      lastSeen: t('account:deviceSeen', {
        date: formatDate(seenAt, locale),
        time: formatTime(seenAt, locale),
      }),
    }),
  );
  const successMessages = {
    changePassword: t('account:passwordChanged'),
    removeDevice: t('account:deviceRemoved'),
  };
  return {
    kind: 'ok',
    model: {
      flash: getFormFlashMessage(context, successMessages, ['changePassword', 'askDeletion']),
      hasPassword: profile.model.hasPassword,
      password: readPassword(context),
      devices,
      deletion: getFormState('askDeletion', context),
    },
  };
}
