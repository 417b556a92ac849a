// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { fillEmptyFields, getInitialFields, toDraft } from '#islands/checkout/checkout-draft.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-form.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { type AuthState, authSlice } from '#lib/state/persisted/slices/auth.ts';
import { checkoutSlice } from '#lib/state/persisted/slices/checkout.ts';

const ae = toCheckoutCountry(COUNTRIES.ae, 'en');
const kw = toCheckoutCountry(COUNTRIES.kw, 'ar');
const guestAuth = authSlice.initial;
const customer: AuthState = {
  isLoggedIn: true,
  sessionData: { userId: 'u', accountId: 'a', contactId: 'c' },
  userData: {
    name: 'Layla Al Haddad',
    email: 'layla@binaa.example',
    mobile: '+971501234567',
    gender: null,
    isEmployee: false,
    language: 'en',
    country: 'ae',
  },
  userFetchFailed: false,
};
const typed = {
  locale: 'en-ae',
  amount: '4900',
  firstName: 'Omar',
  emailAddress: 'omar@binaa.example',
  phone: '50123',
  area: 'Mirdif',
  addressType: 'Commercial',
};
const keep = (fields: Record<string, string>, country = ae) => ({
  ...checkoutSlice.initial,
  ...toDraft(fields, country),
});

it('typed values are restored, without other fields of the form', () => {
  const { locale: _, amount: __, ...fields } = typed;
  expect(getInitialFields(keep(typed), guestAuth, ae)).toEqual(fields);
});

it('a payer is restored when it is another person', () => {
  const payer = { 'billing.firstName': 'Noura', 'billing.area': 'Deira' };
  expect(getInitialFields(keep({ ...typed, billing: 'other', ...payer }), guestAuth, ae)).toMatchObject({
    billing: 'other',
    ...payer,
  });
  expect(getInitialFields(keep({ ...typed, billing: 'same', ...payer }), guestAuth, ae)).not.toHaveProperty(
    'billing',
  );
});

it('in another country only name and email are restored', () => {
  expect(getInitialFields(keep(typed), guestAuth, kw)).toEqual({
    firstName: 'Omar',
    emailAddress: 'omar@binaa.example',
  });
});

describe('The checkout draft of a customer', () => {
  it('is filled in from the profile', () => {
    expect(getInitialFields(checkoutSlice.initial, customer, ae)).toEqual({
      firstName: 'Layla',
      lastName: 'Al Haddad',
      emailAddress: 'layla@binaa.example',
      phone: '501234567',
    });
  });

  it('uses the number in its own country only', () => {
    expect(getInitialFields(checkoutSlice.initial, customer, kw)).not.toHaveProperty('phone');
  });

  it('prefers typed values', () => {
    expect(getInitialFields(keep(typed), customer, ae)).toMatchObject({ firstName: 'Omar', phone: '50123' });
  });
});

describe('Filling in the checkout form', () => {
  function draw(html: string): HTMLFormElement {
    document.body.innerHTML = `<form>${html}</form>`;
    return document.querySelector('form') as HTMLFormElement;
  }

  it('skips typed values and unknown fields', () => {
    const form = draw(
      '<input name="firstName" value="Drawn"><input name="lastName" value="Drawn"><input name="area">',
    );
    (form.elements.namedItem('firstName') as HTMLInputElement).value = 'Mine';
    fillEmptyFields(form, { firstName: 'Kept', lastName: 'Kept', nowhere: 'x' });
    expect(Object.fromEntries(new FormData(form))).toEqual({ firstName: 'Mine', lastName: 'Kept', area: '' });
  });

  it('keeps a radio that the customer selected', () => {
    const radios =
      '<input type="radio" name="billing" value="same" checked><input type="radio" name="billing" value="other">';
    const form = draw(radios);
    fillEmptyFields(form, { billing: 'other' });
    expect(new FormData(form).get('billing')).toBe('other');

    const chosen = draw(radios.replace('same', 'first').replace('other', 'second'));
    const second = chosen.querySelector<HTMLInputElement>('[value=second]') as HTMLInputElement;
    second.checked = true;
    fillEmptyFields(chosen, { billing: 'first' });
    expect(new FormData(chosen).get('billing')).toBe('second');
  });
});
