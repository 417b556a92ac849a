import { GenderSchema } from '#lib/contract/auth/account-fields.ts';
import { formatBirthday } from '#lib/format/account/birthday.ts';
import { formatFirstName } from '#lib/format/account/first-name.ts';
import { formatDate } from '#lib/format/date.ts';
import type { ProfileModel } from '#lib/format/models/account.ts';
import type { FormModel } from '#lib/format/models/contact.ts';
import { formatPhone } from '#lib/format/phone.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import type { LoaderResult, SessionContext } from '../context.ts';
import { getFormFlashMessage, getFormState } from '../form-state.ts';
import { loadCompletion } from './completion.ts';
import { readProfile } from './read-profile.ts';

// A number is formatted for its own country, which may differ from the shop's.
function formatStoredPhone(e164: string): string {
  const country = Object.values(COUNTRIES).find(({ dialCode }) => e164.startsWith(`+${dialCode}`));
  return country ? formatPhone(e164, country) : e164;
}

type ProfileDetails = Pick<ProfileModel, 'name' | 'gender' | 'birthday' | 'newsletter'>;

// After a failed submit the submitted values are shown: an empty field stays empty, an unticked box unticked.
function getProfileFormState({ values, errors }: FormModel, stored: ProfileDetails): ProfileDetails {
  if (Object.keys({ ...values, ...errors }).length === 0) return stored;
  const gender = GenderSchema.safeParse(values.gender);
  const isChecked = (channel: string) => values[`newsletter.${channel}`] === 'true';
  return {
    name: values.name ?? '',
    gender: gender.success ? gender.data : null,
    birthday: values.birthday ?? '',
    newsletter: { email: isChecked('email'), whatsapp: isChecked('whatsapp') },
  };
}

function formatConsentTime(
  hasConsent: boolean,
  at: number | null,
  { locale, t }: SessionContext,
): string | null {
  if (at === null) return null;
  const date = `\u2066${formatDate(at, locale)}\u2069`;
  return t(hasConsent ? 'account:consentGiven' : 'account:consentNotGiven', { date });
}

/** Loads the profile page: personal details, contact data and newsletter consent. */
export async function loadAccountProfile(context: SessionContext): Promise<LoaderResult<ProfileModel>> {
  const profile = await readProfile(context, '/my-account/profile');
  if (profile.kind !== 'ok') return profile;
  const { locale, t } = context;
  const { name, gender, newsletter, newsletterTimes, email, mobile, language, country } = profile.model;
  const birthday = profile.model.birthday ? formatBirthday(profile.model.birthday) : '';
  const contact = getFormState('changeContact', context);
  const isMobile = 'mobile' in contact.values || 'mobile' in contact.errors;
  const emptyForm = { values: {}, errors: {}, error: null };
  const successMessages = { setAccountInfo: t('account:saved'), verifyCode: t('account:contactChanged') };
  const details = getFormState('setAccountInfo', context);
  return {
    kind: 'ok',
    model: {
      flash: getFormFlashMessage(context, successMessages, ['setAccountInfo', 'changeContact']),
      details,
      firstName: formatFirstName(name),
      ...getProfileFormState(details, { name, gender, birthday, newsletter }),
      newsletterTimes: {
        email: formatConsentTime(newsletter.email, newsletterTimes.email, context),
        whatsapp: formatConsentTime(newsletter.whatsapp, newsletterTimes.whatsapp, context),
      },
      completion: await loadCompletion(profile.model, context),
      email,
      mobile: mobile && `\u2066${formatStoredPhone(mobile)}\u2069`,
      emailForm: isMobile ? emptyForm : contact,
      mobileForm: isMobile ? contact : emptyForm,
      // Until the customer chooses a language, the page's is shown.
      language: t((language ?? locale.language) === 'ar' ? 'shell:arabic' : 'shell:english'),
      country: COUNTRIES[country ?? locale.country.code].name[locale.language],
    },
  };
}
