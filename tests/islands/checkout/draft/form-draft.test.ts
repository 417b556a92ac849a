// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { getAddressFields, toAddressList } from '#islands/checkout/draft/address-draft.ts';
import { getContactFields, toContactInfo } from '#islands/checkout/draft/contact-draft.ts';
import { fillUntouchedFields } from '#islands/checkout/draft/form-draft.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-country.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { type AuthState, authSlice } from '#lib/state/persisted/slices/auth.ts';
import { checkoutSlice } from '#lib/state/persisted/slices/checkout.ts';

const ae = toCheckoutCountry(COUNTRIES.ae, 'en');
const kw = toCheckoutCountry(COUNTRIES.kw, 'ar');
const guest = authSlice.initial;
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
const contact = { firstName: 'Omar', emailAddress: 'omar@binaa.example', phone: '50123' };
const address = {
  deliveryArea: 'AE-DU-OTHER',
  area: 'Mirdif',
  addressType: 'Commercial',
  note: 'Ring twice',
};
const storeContact = (fields: Record<string, string>) => ({
  ...checkoutSlice.initial,
  contactInfo: toContactInfo(fields, ae),
});
const storeAddress = (fields: Record<string, string>) => ({
  ...checkoutSlice.initial,
  addressList: toAddressList(fields, ae),
});

describe('The draft of the contact step', () => {
  it('restores typed values, without other fields of the form', () => {
    const stored = storeContact({ locale: 'en-ae', ...contact });
    expect(getContactFields(stored, guest, ae)).toEqual(contact);
  });

  it('restores only name and email in another country', () => {
    const { phone: _, ...others } = contact;
    expect(getContactFields(storeContact(contact), guest, kw)).toEqual(others);
  });

  it('is filled in from the profile of a customer', () => {
    expect(getContactFields(checkoutSlice.initial, customer, ae)).toEqual({
      firstName: 'Layla',
      lastName: 'Al Haddad',
      emailAddress: 'layla@binaa.example',
      phone: '501234567',
    });
  });

  it('uses the number of the profile in its own country only', () => {
    expect(getContactFields(checkoutSlice.initial, customer, kw)).not.toHaveProperty('phone');
  });

  it('prefers typed values', () => {
    expect(getContactFields(storeContact(contact), customer, ae)).toMatchObject({
      firstName: 'Omar',
      phone: '50123',
    });
  });
});

describe('The draft of the delivery step', () => {
  it('restores typed values, without the time slot, which may be taken', () => {
    const stored = storeAddress({ locale: 'en-ae', slot: '2026-11-25/09-12', ...address });
    expect(getAddressFields(stored, ae)).toEqual(address);
  });

  it('restores nothing in another country', () => {
    expect(getAddressFields(storeAddress(address), kw)).toEqual({});
  });

  it('restores a billing address that differs from the delivery address', () => {
    const payer = { 'billing.firstName': 'Noura', 'billing.area': 'Deira' };
    expect(getAddressFields(storeAddress({ ...address, billing: 'other', ...payer }), ae)).toMatchObject({
      billing: 'other',
      ...payer,
    });
    expect(getAddressFields(storeAddress({ ...address, billing: 'same', ...payer }), ae)).not.toHaveProperty(
      'billing',
    );
  });
});

describe('Filling in a form', () => {
  function renderForm(html: string): HTMLFormElement {
    document.body.innerHTML = `<form>${html}</form>`;
    return document.querySelector('form') as HTMLFormElement;
  }

  it('skips typed values and unknown fields', () => {
    const form = renderForm(
      '<input name="firstName" value="Drawn"><input name="lastName" value="Drawn"><input name="area">',
    );
    (form.elements.namedItem('firstName') as HTMLInputElement).value = 'Mine';
    fillUntouchedFields(form, { firstName: 'Kept', lastName: 'Kept', nowhere: 'x' });
    expect(Object.fromEntries(new FormData(form))).toEqual({ firstName: 'Mine', lastName: 'Kept', area: '' });
  });

  it('keeps a radio that the customer selected', () => {
    const radios =
      '<input type="radio" name="billing" value="same" checked><input type="radio" name="billing" value="other">';
    const form = renderForm(radios);
    fillUntouchedFields(form, { billing: 'other' });
    expect(new FormData(form).get('billing')).toBe('other');

    const chosen = renderForm(radios.replace('same', 'first').replace('other', 'second'));
    const second = chosen.querySelector<HTMLInputElement>('[value=second]') as HTMLInputElement;
    second.checked = true;
    fillUntouchedFields(chosen, { billing: 'first' });
    expect(new FormData(chosen).get('billing')).toBe('second');
  });
});
