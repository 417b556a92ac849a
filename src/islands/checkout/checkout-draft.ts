import {
  BILLING_CHOICE_FIELD,
  BILLING_PREFIX,
  CONTACT_FIELDS,
  type FormFields,
  getPhoneRules,
} from '#lib/format/checkout/checkout-form.ts';
import type { CheckoutCountry } from '#lib/format/models/checkout.ts';
import { toNationalNumber } from '#lib/format/phone.ts';
import { ADDRESS_FIELD_NAMES } from '#lib/locale/address-rules.ts';
import type { AuthState } from '#lib/state/persisted/slices/auth.ts';
import type { CheckoutState } from '#lib/state/persisted/slices/checkout.ts';

// Same limit as for values that the server returns to a form.
const MAX_VALUE_LENGTH = 260;

function pickFields(fields: FormFields, names: readonly string[], prefix = ''): FormFields {
  const entries = names.map(
    (name) => [name, fields[prefix + name]?.slice(0, MAX_VALUE_LENGTH) ?? ''] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Converts the form to a draft; only contact and address fields are kept. */
export function toDraft(fields: FormFields, { code }: CheckoutCountry): CheckoutState {
  const { firstName = '', lastName = '', phone = '', emailAddress = '' } = pickFields(fields, CONTACT_FIELDS);
  const delivery = {
    use: 'delivery' as const,
    countryCode: code,
    fields: pickFields(fields, ADDRESS_FIELD_NAMES),
  };
  const billingFields = pickFields(fields, [...CONTACT_FIELDS, ...ADDRESS_FIELD_NAMES], BILLING_PREFIX);
  const billing = { use: 'billing' as const, countryCode: code, fields: billingFields };
  return {
    contactInfo: { firstName, lastName, phone, email: emailAddress },
    addressList: fields[BILLING_CHOICE_FIELD] === 'other' ? [delivery, billing] : [delivery],
  };
}

function removeEmptyFields(fields: FormFields): FormFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** Contact data of the customer; a phone number of another country is left out. */
function getCustomerFields({ userData }: AuthState, country: CheckoutCountry): FormFields {
  if (!userData) return {};
  const [firstName = '', ...otherNames] = userData.name.split(' ');
  const isLocal = userData.mobile?.startsWith(`+${country.dialCode}`);
  const phone = isLocal ? toNationalNumber(userData.mobile ?? '', getPhoneRules(country)) : '';
  return removeEmptyFields({
    firstName,
    lastName: otherNames.join(' '),
    emailAddress: userData.email,
    phone,
  });
}

/** Values of an empty form: the stored draft, else the customer's data. */
export function getInitialFields(
  { contactInfo, addressList }: CheckoutState,
  auth: AuthState,
  country: CheckoutCountry,
): FormFields {
  const countryAddresses = addressList.filter(({ countryCode }) => countryCode === country.code);
  const delivery = countryAddresses.find(({ use }) => use === 'delivery');
  const billing = countryAddresses.find(({ use }) => use === 'billing');
  const { firstName, lastName, email, phone } = contactInfo;
  const billingFields = Object.entries(billing?.fields ?? {}).map(([name, value]) => [
    BILLING_PREFIX + name,
    value,
  ]);
  return {
    ...getCustomerFields(auth, country),
    ...removeEmptyFields({ firstName, lastName, emailAddress: email, phone: delivery ? phone : '' }),
    ...delivery?.fields,
    ...(billing && { [BILLING_CHOICE_FIELD]: 'other', ...Object.fromEntries(billingFields) }),
  };
}

function isUntouched(element: HTMLInputElement | HTMLSelectElement): boolean {
  return element.value === (element instanceof HTMLInputElement ? element.defaultValue : '');
}

/** Writes values into fields that the visitor has not changed. */
export function fillEmptyFields(form: HTMLFormElement, fields: FormFields): void {
  for (const [name, value] of Object.entries(fields)) {
    const elements = [
      ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${CSS.escape(name)}"]`),
    ];
    const radios = elements.filter(
      (element) => element instanceof HTMLInputElement && element.type === 'radio',
    );
    const isRadioChanged = (radios as HTMLInputElement[]).some(
      (radio) => radio.checked !== radio.defaultChecked,
    );
    if (radios.length > 0) {
      for (const radio of radios as HTMLInputElement[]) {
        if (!isRadioChanged && radio.value === value) radio.checked = true;
      }
    } else if (elements[0] && isUntouched(elements[0])) elements[0].value = value;
  }
}
