import { getPhoneRules } from '#lib/format/checkout/checkout-country.ts';
import { CONTACT_FIELDS } from '#lib/format/checkout/contact-form.ts';
import type { FormFields } from '#lib/format/checkout/form-fields.ts';
import type { CheckoutCountry } from '#lib/format/models/checkout.ts';
import { toNationalNumber } from '#lib/format/phone.ts';
import { $auth, type AuthState } from '#lib/state/persisted/slices/auth.ts';
import { updateAuthModal } from '#lib/state/persisted/slices/auth-modal.ts';
import { $checkout, type CheckoutState, updateCheckout } from '#lib/state/persisted/slices/checkout.ts';
import { type FormDraft, pickFields, removeEmptyFields } from './form-draft.ts';

/** Contact data of the customer; a phone number of another country is left out. */
function getCustomerFields({ userData }: AuthState, country: CheckoutCountry): FormFields {
  if (!userData) return {};
  const [firstName = '', ...others] = userData.name.split(' ');
  const isLocal = userData.mobile?.startsWith(`+${country.dialCode}`);
  const phone = isLocal ? toNationalNumber(userData.mobile ?? '', getPhoneRules(country)) : '';
  return removeEmptyFields({ firstName, lastName: others.join(' '), emailAddress: userData.email, phone });
}

/** Values of an empty form: the stored draft, else the customer's data. */
export function getContactFields(
  { contactInfo }: CheckoutState,
  auth: AuthState,
  country: CheckoutCountry,
): FormFields {
  const { firstName, lastName, email, phone, countryCode } = contactInfo;
  const localPhone = countryCode === country.code ? phone : '';
  return {
    ...getCustomerFields(auth, country),
    ...removeEmptyFields({ firstName, lastName, emailAddress: email, phone: localPhone }),
  };
}

export function toContactInfo(fields: FormFields, { code }: CheckoutCountry): CheckoutState['contactInfo'] {
  const { firstName = '', lastName = '', phone = '', emailAddress = '' } = pickFields(fields, CONTACT_FIELDS);
  return { firstName, lastName, phone, email: emailAddress, countryCode: code };
}

/** The draft of the contact step. It also prefills the sign-up form. */
export function createContactDraft(country: CheckoutCountry): FormDraft {
  return {
    save(fields) {
      const contactInfo = toContactInfo(fields, country);
      updateCheckout({ contactInfo });
      const { firstName, lastName, email, phone } = contactInfo;
      const prefillName = `${firstName} ${lastName}`.trim();
      updateAuthModal({ prefillName, prefillEmail: email, prefillPhone: phone });
    },
    read: () => getContactFields($checkout.get(), $auth.get(), country),
  };
}
