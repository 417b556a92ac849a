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
const LONGEST = 260;

function pick(fields: FormFields, names: readonly string[], prefix = ''): FormFields {
  const given = names.map((name) => [name, fields[prefix + name]?.slice(0, LONGEST) ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** Converts the form to a draft; only contact and address fields are kept. */
export function toDraft(fields: FormFields, { code }: CheckoutCountry): CheckoutState {
  const { firstName = '', lastName = '', phone = '', emailAddress = '' } = pick(fields, CONTACT_FIELDS);
  const delivery = { use: 'delivery' as const, countryCode: code, fields: pick(fields, ADDRESS_FIELD_NAMES) };
  const payer = pick(fields, [...CONTACT_FIELDS, ...ADDRESS_FIELD_NAMES], BILLING_PREFIX);
  const billing = { use: 'billing' as const, countryCode: code, fields: payer };
  return {
    contactInfo: { firstName, lastName, phone, email: emailAddress },
    addressList: fields[BILLING_CHOICE_FIELD] === 'other' ? [delivery, billing] : [delivery],
  };
}

function known(fields: FormFields): FormFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** Contact data of the customer; a phone number of another country is left out. */
function ofCustomer({ userData }: AuthState, country: CheckoutCountry): FormFields {
  if (!userData) return {};
  const [firstName = '', ...others] = userData.name.split(' ');
  const isLocal = userData.mobile?.startsWith(`+${country.dialCode}`);
  const phone = isLocal ? toNationalNumber(userData.mobile ?? '', getPhoneRules(country)) : '';
  return known({ firstName, lastName: others.join(' '), emailAddress: userData.email, phone });
}

/** Values of an empty form: the stored draft, else the customer's data. */
export function getInitialFields(
  { contactInfo, addressList }: CheckoutState,
  auth: AuthState,
  country: CheckoutCountry,
): FormFields {
  const here = addressList.filter(({ countryCode }) => countryCode === country.code);
  const delivery = here.find(({ use }) => use === 'delivery');
  const billing = here.find(({ use }) => use === 'billing');
  const { firstName, lastName, email, phone } = contactInfo;
  const payer = Object.entries(billing?.fields ?? {}).map(([name, value]) => [BILLING_PREFIX + name, value]);
  return {
    ...ofCustomer(auth, country),
    ...known({ firstName, lastName, emailAddress: email, phone: delivery ? phone : '' }),
    ...delivery?.fields,
    ...(billing && { [BILLING_CHOICE_FIELD]: 'other', ...Object.fromEntries(payer) }),
  };
}

function isUntouched(place: HTMLInputElement | HTMLSelectElement): boolean {
  return place.value === (place instanceof HTMLInputElement ? place.defaultValue : '');
}

/** Writes values into fields that the visitor has not changed. */
export function fillEmptyFields(form: HTMLFormElement, fields: FormFields): void {
  for (const [name, value] of Object.entries(fields)) {
    const places = [
      ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${CSS.escape(name)}"]`),
    ];
    const radios = places.filter((place) => place instanceof HTMLInputElement && place.type === 'radio');
    const isChosen = (radios as HTMLInputElement[]).some((radio) => radio.checked !== radio.defaultChecked);
    if (radios.length > 0) {
      for (const radio of radios as HTMLInputElement[]) {
        if (!isChosen && radio.value === value) radio.checked = true;
      }
    } else if (places[0] && isUntouched(places[0])) places[0].value = value;
  }
}
