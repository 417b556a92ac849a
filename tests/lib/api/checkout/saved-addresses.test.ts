import { beforeAll, describe, expect, it } from 'vitest';
import { readAddresses } from '#lib/contract/account/saved-addresses.ts';
import { loadAddressForm } from '#lib/loaders/account/address-form.ts';
import { loadAddressBook, loadDeleteAddress } from '#lib/loaders/account/addresses.ts';
import { loadDeliveryStep } from '#lib/loaders/checkout/delivery-step.ts';
import { loadReviewStep } from '#lib/loaders/checkout/review-step.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { TestBrowser } from '../../session/test-browser.ts';
import { addToCart, createCustomer, send, sendForm, setUpApiHarness, signIn } from '../api-harness.ts';
import {
  CONTACT_FIELDS,
  HOME_FIELDS,
  insertStore,
  loadPage,
  openPage,
  readSlot,
  requestCheckout,
} from './steps-harness.ts';

setUpApiHarness();
beforeAll(insertStore);

const LIST = '/en-ae/my-account/addresses';
const ADDRESS = {
  fullName: 'Mona Saleh',
  mobile: '055 123 4567',
  deliveryArea: 'AE-DU-BARSHA',
  deliveryAddress: 'Street 12',
  buildingNo: '7',
  addressType: 'Residential',
  addressUse: 'Both',
};
const { errors, account } = MESSAGE_RESOURCES.en;

async function openCustomer(): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await signIn(browser, await createCustomer());
  return browser;
}

async function listAddresses(browser: TestBrowser) {
  const params = { accountId: 'current' };
  const read = await send(browser, readAddresses, { params, query: { contactId: 'current' } });
  return read.ok ? read.data.addresses : [];
}

async function openDelivery(browser: TestBrowser): Promise<void> {
  await addToCart(browser, 'T-PLENTY');
  await requestCheckout(browser);
  expect(await sendForm(browser, 'checkoutContact', CONTACT_FIELDS)).toBe('/en-ae/checkout/delivery');
}

describe('The address book', () => {
  it('adds, edits and deletes by forms', async () => {
    const browser = await openCustomer();
    expect((await loadPage(loadAddressBook, browser)).groups).toEqual([]);
    expect(await sendForm(browser, 'saveAddress', ADDRESS)).toBe(LIST);
    const book = await loadPage(loadAddressBook, browser);
    expect(book.flash).toEqual({ kind: 'success', text: account.addressAdded });
    const [address] = book.groups[0]?.addresses ?? [];
    expect(address).toMatchObject({ name: 'Mona Saleh', isDefault: true });
    const arabic = await loadPage(loadAddressBook, browser, 'ar-ae');
    expect(arabic.groups[0]?.addresses[0]?.lines.join()).toContain('البرشاء');

    const addressId = address?.id ?? '';
    const loadAddressPage = () => loadPage((context) => loadAddressForm(addressId, context), browser);
    expect((await loadAddressPage()).form.values).toMatchObject({
      mobile: '551234567',
      deliveryArea: 'AE-DU-BARSHA',
    });
    const wrong = { ...ADDRESS, addressId, buildingNo: '', alternateMobile: '12' };
    expect(await sendForm(browser, 'saveAddress', wrong)).toBe(`${LIST}/${addressId}`);
    const rejected = await loadAddressPage();
    expect(rejected.form.errors).toEqual({
      alternateMobile: expect.stringContaining('9 digits'),
      buildingNo: errors.missing.buildingNo,
    });
    expect(rejected.form.values.alternateMobile).toBe('12');
    expect(await sendForm(browser, 'saveAddress', { ...ADDRESS, addressId, buildingNo: '8' })).toBe(LIST);
    expect(await listAddresses(browser)).toMatchObject([{ buildingNo: '8', isDefault: true }]);

    const confirmation = await loadPage((context) => loadDeleteAddress(addressId, context), browser);
    expect(confirmation.address.name).toBe('Mona Saleh');
    expect(await sendForm(browser, 'deleteAddress', { addressId })).toBe(LIST);
    expect(await listAddresses(browser)).toEqual([]);
    expect(await sendForm(browser, 'deleteAddress', { addressId })).toBe(LIST);
    const addressBook = await loadPage(loadAddressBook, browser);
    expect(addressBook.flash).toEqual({ kind: 'error', text: errors.ADDRESS_NOT_FOUND });
  });

  it('leads back to the page that asked for an address, also after an error, and to no other site', async () => {
    const browser = await openCustomer();
    const next = '/en-ae/my-account/orders/AE26-000123-7/return/pickup';
    const query = `?${new URLSearchParams({ next })}`;
    const form = await loadPage((context) => loadAddressForm(null, context, next), browser);
    expect(form.returnPath).toBe(next);
    const wrong = { ...ADDRESS, next, buildingNo: '' };
    expect(await sendForm(browser, 'saveAddress', wrong)).toBe(`${LIST}/new${query}`);
    expect(await sendForm(browser, 'saveAddress', { ...ADDRESS, next })).toBe(next);
    const hostile = { ...ADDRESS, next: '//example.com/my-account' };
    expect(await sendForm(browser, 'saveAddress', hostile)).toBe(LIST);
  });

  it('accepts no address for delivery where nothing is delivered', async () => {
    const browser = await openCustomer();
    const remote = { ...ADDRESS, deliveryArea: 'AE-AZ-DELMA' };
    expect(await sendForm(browser, 'saveAddress', remote)).toBe(`${LIST}/new`);
    const { form } = await loadPage((context) => loadAddressForm(null, context), browser);
    expect(form.errors).toEqual({ deliveryArea: errors.field.deliveryArea });
    expect(await sendForm(browser, 'saveAddress', { ...remote, addressUse: 'Billing' })).toBe(LIST);
  });

  it.each([
    ['saveAddress', ADDRESS, errors.FORBIDDEN_addAddress],
    ['saveAddress', { ...ADDRESS, addressId: 'one' }, errors.FORBIDDEN_updateAddress],
    ['deleteAddress', { addressId: 'one' }, errors.FORBIDDEN_removeAddress],
  ])('sends a guest to sign in: %s', async (form, fields, error) => {
    const browser = new TestBrowser();
    expect(await sendForm(browser, form, fields as Record<string, string>)).toBe(
      `/en-ae/sign-in?next=${encodeURIComponent(LIST)}`,
    );
    expect(openPage(browser).flashMessage?.error).toBe(error);
  });

  it('shows and opens nothing of another customer', async () => {
    const [browser, other] = [await openCustomer(), await openCustomer()];
    await sendForm(browser, 'saveAddress', ADDRESS);
    const [address] = await listAddresses(browser);
    const addressId = address?.id ?? '';
    expect(await loadAddressForm(addressId, openPage(other))).toEqual({ kind: 'not-found' });
    expect(await loadDeleteAddress(addressId, openPage(other))).toEqual({ kind: 'not-found' });
    await sendForm(other, 'saveAddress', { ...ADDRESS, addressId, buildingNo: '99' });
    await sendForm(other, 'deleteAddress', { addressId });
    expect(await listAddresses(browser)).toMatchObject([{ buildingNo: '7' }]);
  });
});

describe('The delivery step of a customer', () => {
  it('delivers to the default address unless another one is chosen', async () => {
    const browser = await openCustomer();
    await sendForm(browser, 'saveAddress', ADDRESS);
    await sendForm(browser, 'saveAddress', { ...ADDRESS, fullName: 'Company', addressUse: 'Billing' });
    await openDelivery(browser);
    const step = await loadPage(loadDeliveryStep, browser);
    const [company, home] = [...step.savedAddresses].sort((a, b) => a.name.localeCompare(b.name));
    expect(step.form.values.savedAddress).toBe(home?.id);
    expect(step.times?.isServed).toBe(true);
    const fields = {
      deliveryMethod: 'home',
      savedAddress: home?.id ?? '',
      billing: `saved:${company?.id}`,
      slot: await readSlot(browser),
    };
    expect(await sendForm(browser, 'checkoutDelivery', fields)).toBe('/en-ae/checkout/payment');
    await sendForm(browser, 'checkoutPayment', { paymentMethod: 'card' });
    const review = await loadPage(loadReviewStep, browser);
    expect(review.sections[1]?.lines.join()).toContain('Mona Saleh');
    expect(review.sections[2]?.lines.join()).toContain('Company');
    const reloadedStep = await loadPage(loadDeliveryStep, browser);
    expect(reloadedStep.form.values).toMatchObject({
      savedAddress: home?.id,
      billing: `saved:${company?.id}`,
    });
  });

  it('gives the order the second mobile number of the address', async () => {
    const browser = await openCustomer();
    await sendForm(browser, 'saveAddress', { ...ADDRESS, alternateMobile: '056 765 4321' });
    await openDelivery(browser);
    const [saved] = (await loadPage(loadDeliveryStep, browser)).savedAddresses;
    const slot = await readSlot(browser);
    const fields = { deliveryMethod: 'home', savedAddress: saved?.id ?? '', billing: 'same', slot };
    expect(await sendForm(browser, 'checkoutDelivery', fields)).toBe('/en-ae/checkout/payment');
    await sendForm(browser, 'checkoutPayment', { paymentMethod: 'card' });
    const { sections } = await loadPage(loadReviewStep, browser);
    expect(sections[1]?.lines.join()).toMatch(/\+971 55 123 4567.*\+971 56 765 4321/);
    expect(sections[2]?.lines).toEqual([MESSAGE_RESOURCES.en.checkout.billingSame]);
    expect((await loadPage(loadDeliveryStep, browser)).form.values.savedAddress).toBe(saved?.id);
  });

  it('keeps the typed address when the box is ticked, once', async () => {
    const browser = await openCustomer();
    await openDelivery(browser);
    expect((await loadPage(loadDeliveryStep, browser)).canSaveAddress).toBe(true);
    const fields = { ...HOME_FIELDS, slot: await readSlot(browser), saveAddress: '1' };
    expect(await sendForm(browser, 'checkoutDelivery', fields)).toBe('/en-ae/checkout/payment');
    expect(await sendForm(browser, 'checkoutDelivery', fields)).toBe('/en-ae/checkout/payment');
    const [saved, ...others] = await listAddresses(browser);
    expect([saved?.fullName, saved?.areaCode, others]).toEqual(['Huda Al Ali', 'AE-DU-BARSHA', []]);
    expect((await loadPage(loadDeliveryStep, browser)).form.values.savedAddress).toBe(saved?.id);
  });

  it('offers no address of another country, and refuses that of another customer', async () => {
    const [browser, other] = [await openCustomer(), await openCustomer()];
    await sendForm(other, 'saveAddress', ADDRESS);
    const [foreign] = await listAddresses(other);
    const kuwait = { ...ADDRESS, mobile: '50012345', deliveryArea: 'KW-KU-KUWAIT', block: '4' };
    expect(await sendForm(browser, 'saveAddress', kuwait, 'ar-kw')).toBe('/ar-kw/my-account/addresses');
    await openDelivery(browser);
    expect((await loadPage(loadDeliveryStep, browser)).savedAddresses).toEqual([]);
    const fields = { deliveryMethod: 'home', savedAddress: foreign?.id ?? '', slot: await readSlot(browser) };
    expect(await sendForm(browser, 'checkoutDelivery', fields)).toBe('/en-ae/checkout/delivery');
    const { form } = await loadPage(loadDeliveryStep, browser);
    expect(form.errors).toEqual({ savedAddress: errors.field.savedAddress });
  });
});
