import { beforeAll, describe, expect, it } from 'vitest';
import { type Order, readOrder } from '#lib/contract/orders/orders.ts';
import { loadContactStep } from '#lib/loaders/checkout/contact-step.ts';
import { loadDeliveryStep } from '#lib/loaders/checkout/delivery-step.ts';
import { loadPaymentStep } from '#lib/loaders/checkout/payment-step.ts';
import { loadReviewStep } from '#lib/loaders/checkout/review-step.ts';
import { getFieldErrorMessages } from '#lib/loaders/form-state.ts';
import { DEFAULT_LOCALE } from '#lib/locale/locale.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { TestBrowser } from '../../session/test-browser.ts';
import {
  addToCart,
  createCustomer,
  readBrowserSession,
  send,
  sendForm,
  setUpApiHarness,
  signIn,
} from '../api-harness.ts';
import {
  CONTACT_FIELDS,
  completeSteps,
  HOME_FIELDS,
  insertStore,
  loadPage,
  readSlot,
  requestCheckout,
} from './steps-harness.ts';

setUpApiHarness();
beforeAll(insertStore);

const errors = MESSAGE_RESOURCES.en.errors;
const { invalid: wrong, missing } = getFieldErrorMessages(DEFAULT_LOCALE, getTranslate('en'));

async function startWithCart(): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await addToCart(browser, 'T-PLENTY');
  await requestCheckout(browser);
  return browser;
}

async function startWithContact(): Promise<TestBrowser> {
  const browser = await startWithCart();
  await sendForm(browser, 'checkoutContact', CONTACT_FIELDS);
  return browser;
}

async function readDraft(browser: TestBrowser): Promise<Order> {
  const params = { id: readBrowserSession(browser)?.orders.ae ?? '' };
  const result = await send(browser, readOrder, { params, query: { isCheckoutPage: 'true' } });
  if (!result.ok) throw new Error(result.error.code);
  return result.data;
}

describe('The contact step', () => {
  it('questions a mistyped email address once, and accepts it when it is sent again', async () => {
    const browser = await startWithCart();
    const fields = { ...CONTACT_FIELDS, emailAddress: 'a@gmail.con' };
    expect(await sendForm(browser, 'checkoutContact', fields)).toBe('/en-ae/checkout/contact');
    const questioned = await loadPage(loadContactStep, browser);
    expect([questioned.suggestedEmail, questioned.form.values, questioned.form.errors]).toEqual([
      'a@gmail.com',
      fields,
      {},
    ]);
    expect((await readDraft(browser)).guestCustomer).toBeNull();
    const confirmedFields = { ...fields, keptEmail: 'a@gmail.con' };
    expect(await sendForm(browser, 'checkoutContact', confirmedFields)).toBe('/en-ae/checkout/delivery');
    expect((await readDraft(browser)).guestCustomer?.emailAddress).toBe('a@gmail.con');
  });

  it('questions another mistyped email address again, and accepts the suggested one', async () => {
    const browser = await startWithCart();
    const fields = { ...CONTACT_FIELDS, emailAddress: 'b@gmial.com', keptEmail: 'a@gmail.con' };
    expect(await sendForm(browser, 'checkoutContact', fields)).toBe('/en-ae/checkout/contact');
    const { suggestedEmail } = await loadPage(loadContactStep, browser);
    expect(suggestedEmail).toBe('b@gmail.com');
    const chosen = { ...fields, useEmail: suggestedEmail ?? '' };
    expect(await sendForm(browser, 'checkoutContact', chosen)).toBe('/en-ae/checkout/delivery');
    expect((await readDraft(browser)).guestCustomer?.emailAddress).toBe('b@gmail.com');
  });

  it('has different messages for missing and wrong values, and keeps what was typed', async () => {
    const browser = await startWithCart();
    const fields = { emailAddress: 'huda', phone: '12', firstName: '', lastName: 'Al Ali' };
    expect(await sendForm(browser, 'checkoutContact', fields)).toBe('/en-ae/checkout/contact');
    const { form } = await loadPage(loadContactStep, browser);
    expect(form.errors).toEqual({
      emailAddress: wrong.emailAddress,
      phone: wrong.phone,
      firstName: missing.firstName,
    });
    const { firstName: _, ...typed } = fields;
    expect(form.values).toEqual(typed);
    await sendForm(browser, 'checkoutContact', {});
    expect((await loadPage(loadContactStep, browser)).form.errors).toEqual({
      emailAddress: missing.emailAddress,
      phone: missing.phone,
      firstName: missing.firstName,
      lastName: missing.lastName,
    });
    for (const name of ['emailAddress', 'phone', 'firstName'] as const)
      expect(missing[name]).not.toBe(wrong[name]);
  });

  it("is filled in from the customer's profile, and later from what was sent", async () => {
    const browser = new TestBrowser();
    const person = await createCustomer();
    await signIn(browser, person);
    await addToCart(browser, 'T-PLENTY');
    expect(await requestCheckout(browser)).toBe('/en-ae/checkout/contact');
    const { form, signInHref } = await loadPage(loadContactStep, browser);
    expect(signInHref).toBeNull();
    expect(form).toEqual({
      values: {
        firstName: 'Huda',
        lastName: 'Al Ali',
        emailAddress: person.email,
        phone: person.mobile.replace('+971', ''),
      },
      errors: {},
      isStored: false,
    });
    const changed = { ...form.values, firstName: 'Noor' };
    expect(await sendForm(browser, 'checkoutContact', changed)).toBe('/en-ae/checkout/delivery');
    expect((await loadPage(loadContactStep, browser)).form).toEqual({
      values: changed,
      errors: {},
      isStored: true,
    });
  });

  it('leaves out a mobile number of another country', async () => {
    const browser = new TestBrowser();
    await signIn(browser, await createCustomer());
    await addToCart(browser, 'T-PLENTY', 1, undefined, 'en-kw');
    expect(await requestCheckout(browser, 'en-kw')).toBe('/en-kw/checkout/contact');
    const { form } = await loadPage(loadContactStep, browser, 'en-kw');
    expect(form.values).toHaveProperty('emailAddress');
    expect(form.values).not.toHaveProperty('phone');
  });

  it('is empty for a guest, and shows a customer the sent values again', async () => {
    const guest = await startWithCart();
    const page = await loadPage(loadContactStep, guest);
    expect(page.form).toEqual({ values: {}, errors: {}, isStored: false });
    expect(page.signInHref).toBe(`/en-ae/sign-in?next=${encodeURIComponent('/en-ae/checkout')}`);
    const browser = new TestBrowser();
    await signIn(browser, await createCustomer());
    await addToCart(browser, 'T-PLENTY');
    await requestCheckout(browser);
    await sendForm(browser, 'checkoutContact', { lastName: 'Al' });
    expect((await loadPage(loadContactStep, browser)).form.values).toEqual({ lastName: 'Al' });
  });
});

describe('The delivery step', () => {
  const submit = (browser: TestBrowser, fields: Record<string, string>) =>
    sendForm(browser, 'checkoutDelivery', fields);

  it('has different messages for missing and wrong values, and keeps what was typed', async () => {
    const browser = await startWithContact();
    expect(await submit(browser, { deliveryMethod: 'home' })).toBe('/en-ae/checkout/delivery');
    expect((await loadPage(loadDeliveryStep, browser)).form.errors).toEqual({
      deliveryArea: missing.deliveryArea,
      deliveryAddress: missing.deliveryAddress,
      buildingNo: missing.buildingNo,
      addressType: missing.addressType,
    });
    const note = 'x'.repeat(201);
    const fields = { ...HOME_FIELDS, addressType: 'Castle', slot: '2020-01-01', note };
    expect(await submit(browser, fields)).toBe('/en-ae/checkout/delivery');
    const { form } = await loadPage(loadDeliveryStep, browser);
    expect(form.errors).toEqual({ addressType: wrong.addressType, slot: wrong.slot, note: wrong.note });
    expect(form.values).toEqual(fields);
    await submit(browser, HOME_FIELDS);
    expect((await loadPage(loadDeliveryStep, browser)).form.errors).toEqual({ slot: missing.slot });
    expect((await readDraft(browser)).fulfillmentInfo.fulfillmentContact).toBeNull();
  });

  it('shows that an area is not served', async () => {
    const browser = await startWithContact();
    const fields = { ...HOME_FIELDS, deliveryArea: 'AE-AZ-DELMA' };
    expect(await submit(browser, fields)).toBe('/en-ae/checkout/delivery');
    const { form, times } = await loadPage(loadDeliveryStep, browser);
    expect(form.errors).toEqual({ deliveryArea: wrong.deliveryArea });
    expect(form.values).toEqual(fields);
    expect([times?.isServed, times?.days]).toEqual([false, []]);
    await submit(browser, { ...HOME_FIELDS, deliveryArea: 'AE-DU-NOWHERE' });
    expect((await loadPage(loadDeliveryStep, browser)).form.errors).toHaveProperty('deliveryArea');
  });

  it('refuses a time slot that is not offered, and keeps the other values', async () => {
    const browser = await startWithContact();
    const fields = { ...HOME_FIELDS, slot: '2026-01-05/09-12' };
    expect(await submit(browser, fields)).toBe('/en-ae/checkout/delivery');
    const { error, form } = await loadPage(loadDeliveryStep, browser);
    expect([error, form.values]).toEqual([errors.SLOT_GONE, fields]);
  });

  it('shows the time slots of an area without continuing to the next step', async () => {
    const browser = await startWithContact();
    const fields = { ...HOME_FIELDS, buildingNo: '' };
    expect(await submit(browser, { ...fields, showTimes: '1' })).toBe('/en-ae/checkout/delivery');
    const { form, times } = await loadPage(loadDeliveryStep, browser);
    expect(form.errors).toEqual({});
    expect(form.values.deliveryAddress).toBe(HOME_FIELDS.deliveryAddress);
    const offered = times?.days.flatMap(({ slots }) => slots.map(({ value }) => value));
    expect(offered).toContain(await readSlot(browser));
  });

  it('bills another person at another address', async () => {
    const browser = await startWithContact();
    const fields = { ...HOME_FIELDS, slot: await readSlot(browser), billing: 'other' };
    await submit(browser, { ...fields, 'billing.phone': '1', 'billing.firstName': 'Noor' });
    const { form } = await loadPage(loadDeliveryStep, browser);
    expect(form.errors).toMatchObject({
      'billing.phone': wrong.phone,
      'billing.lastName': missing.lastName,
      'billing.buildingNo': missing.buildingNo,
    });
    expect(form.values).toMatchObject({ 'billing.firstName': 'Noor', buildingNo: '7' });
    const payer = {
      'billing.emailAddress': 'noor@example.com',
      'billing.phone': '0507654321',
      'billing.firstName': 'Noor',
      'billing.lastName': 'Al Ali',
      'billing.emirate': 'AZ',
      'billing.area': 'Khalifa City',
      'billing.deliveryAddress': 'Street 9',
      'billing.buildingNo': '1',
      'billing.addressType': 'Commercial',
    };
    expect(await submit(browser, { ...fields, ...payer })).toBe('/en-ae/checkout/payment');
    expect((await readDraft(browser)).billingInfo).toMatchObject({
      firstName: 'Noor',
      address: { emirate: 'AZ', buildingNo: '1' },
    });
  });

  it('requires a store for a collection', async () => {
    const browser = await startWithContact();
    await submit(browser, { deliveryMethod: 'collect' });
    expect((await loadPage(loadDeliveryStep, browser)).form.errors).toEqual({ store: missing.store });
    const unknown = { deliveryMethod: 'collect', store: 'AE-99' };
    expect(await submit(browser, unknown)).toBe('/en-ae/checkout/delivery');
    const { error, form } = await loadPage(loadDeliveryStep, browser);
    expect(form.values).toEqual(unknown);
    expect(error).not.toBeNull();
  });
});

it('The payment step requires a method that exists', async () => {
  const browser = await startWithContact();
  await sendForm(browser, 'checkoutDelivery', { ...HOME_FIELDS, slot: await readSlot(browser) });
  for (const [fields, message] of [
    [{}, missing.paymentMethod],
    [{ paymentMethod: 'gold' }, wrong.paymentMethod],
  ] as const) {
    expect(await sendForm(browser, 'checkoutPayment', fields)).toBe('/en-ae/checkout/payment');
    expect((await loadPage(loadPaymentStep, browser)).form.errors).toEqual({ paymentMethod: message });
  }
});

it('A coupon is applied to the order and removed from it, and an invalid one is rejected with its reason', async () => {
  const browser = await startWithCart();
  await completeSteps(browser);
  const submit = (fields: Record<string, string>) =>
    sendForm(browser, 'checkoutCoupon', { step: 'review', ...fields });
  const readSummary = async () => {
    const { summary, expectedTotal, error } = await loadPage(loadReviewStep, browser);
    expect(error).toBeNull();
    return [summary.couponCodes, summary.couponError, summary.typedCoupon, expectedTotal];
  };
  expect(await submit({ code: 'SUMMER25' })).toBe('/en-ae/checkout/review#summary');
  expect(await readSummary()).toEqual([[], errors.COUPON_EXPIRED, 'SUMMER25', 11_500]);
  await submit({ code: '' });
  expect(await readSummary()).toEqual([[], errors.COUPON_REQUIRED, '', 11_500]);
  expect(await submit({ code: 'EID25' })).toBe('/en-ae/checkout/review#summary');
  expect(await readSummary()).toEqual([['EID25'], null, '', 9000]);
  expect(await submit({ remove: 'EID25', step: 'contact' })).toBe('/en-ae/checkout/contact#summary');
  expect(await readSummary()).toEqual([[], null, '', 11_500]);
});
