import { isUnsupportedCall } from '#lib/client/client.ts';
import { listDevices } from '#lib/contract/account/account.ts';
import { readConfirmation, readDeletionBlockers } from '#lib/contract/account/account-data.ts';
import { formatDate, formatLocalizedTime } from '#lib/format/date.ts';
import type { DeletionModel, DeviceModel, SecurityModel } from '#lib/format/models/account.ts';
import type { FormModel } from '#lib/format/models/contact.ts';
import { formatMoney } from '#lib/format/money.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
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

/** Returns the time until which the data can be downloaded; null when a code is needed first. */
async function readConfirmedUntil({ requestSession, locale }: SessionContext): Promise<string | null> {
  const result = await requestSession.client.call(readConfirmation, {});
  const until = result.ok ? result.data.until : null;
  return until === null ? null : formatLocalizedTime(until, locale);
}

async function loadDeletion(context: SessionContext): Promise<DeletionModel> {
  const { requestSession, locale, t } = context;
  const form = getFormState('askDeletion', context);
  const result = await requestSession.client.call(readDeletionBlockers, {});
  if (!result.ok) return { form, orders: [], isBlocked: false, wallet: null };
  const { orders, isPaymentOpen, wallet } = result.data;
  return {
    form,
    orders: orders.map(({ orderNumber, status }) => ({
      label: `\u2066${orderNumber}\u2069 · ${t(`orders:status.${status}`)}`,
      href: getLocalePath(locale, `/my-account/orders/${orderNumber}`),
    })),
    isBlocked: orders.length > 0 || isPaymentOpen,
    wallet: wallet && `\u2068${formatMoney(wallet, locale.language)}\u2069`,
  };
}

/** Loads the security page: password, devices, download of the customer's data and account deletion. */
export async function loadAccountSecurity(context: SessionContext): Promise<LoaderResult<SecurityModel>> {
  const profile = await readProfile(context, '/my-account/security');
  if (profile.kind !== 'ok') return profile;
  const devicesResult = await context.requestSession.client.call(listDevices, {});
  if (!devicesResult.ok && !isUnsupportedCall(devicesResult))
    return toAccountFailure(devicesResult.error, context, '/my-account/security');
  const { locale, t } = context;
  const listed = devicesResult.ok ? devicesResult.data.devices : null;
  const devices = listed?.map(
    ({ id, name, isCurrent, signedInAt, seenAt }): DeviceModel => ({
      id,
      name: name || t('account:deviceUnknown'),
      isCurrent,
      signedIn: formatDate(signedInAt, locale),
      lastSeen: t('account:deviceSeen', {
        date: formatDate(seenAt, locale),
        time: formatLocalizedTime(seenAt, locale),
      }),
    }),
  );
  const successMessages = {
    changePassword: t('account:passwordChanged'),
    removeDevice: t('account:deviceRemoved'),
    confirmSession: t('account:confirmed'),
  };
  return {
    kind: 'ok',
    model: {
      flash: getFormFlashMessage(context, successMessages, [
        'changePassword',
        'askDeletion',
        'confirmSession',
      ]),
      hasPassword: profile.model.hasPassword,
      password: readPassword(context),
      devices: devices ?? null,
      data: {
        confirmedUntil: await readConfirmedUntil(context),
        form: getFormState('confirmSession', context),
      },
      deletion: await loadDeletion(context),
    },
  };
}
