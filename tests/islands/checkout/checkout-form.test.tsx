import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckoutForm } from '#islands/checkout/CheckoutForm.tsx';
import { getCheckoutMessages } from '#islands/checkout/messages.ts';
import { createIslandContext } from '#islands/context.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-form.ts';
import type { CheckoutModel } from '#lib/format/models/checkout.ts';
import { type Locale, type LocaleTag, parseLocale } from '#lib/locale/locale.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { getTranslate } from '#lib/messages/translate.ts';

const sent = vi.fn<(fields: Record<string, string>) => void>();

beforeEach(() => {
  sent.mockReset();
  // Records what the browser would post, as `submit` on a form navigates.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent(Object.fromEntries(new FormData(this)) as Record<string, string>);
  });
});

afterEach(cleanup);

function renderCheckout(tag: LocaleTag, overrides: Partial<CheckoutModel> = {}) {
  const locale = parseLocale(tag) as Locale;
  const t = getTranslate(locale.language);
  const { country, language } = locale;
  const model = {
    values: {},
    errors: {},
    error: null,
    expectedTotal: 4900,
    country: toCheckoutCountry(country, language),
    ...overrides,
  };
  const messages = getCheckoutMessages(t, locale, 'AED 49.00');
  render(<CheckoutForm context={createIslandContext(locale, t)} model={model} messages={messages} />);
  return { messages, texts: MESSAGE_RESOURCES[language].errors.field, country };
}

function type(label: string, value: string): HTMLInputElement {
  const [input] = screen.getAllByLabelText(new RegExp(`^${label}`)) as HTMLInputElement[];
  if (!input) throw new Error(`No field ${label}`);
  fireEvent.input(input, { target: { value } });
  fireEvent.blur(input);
  return input;
}

function fillIn(
  messages: ReturnType<typeof renderCheckout>['messages'],
  phone: string,
  emirate: string,
): void {
  type(messages.firstName, 'منى');
  type(messages.lastName, 'Al-Haddad');
  type(messages.emailAddress, 'mona@example.com');
  type(messages.phone, phone);
  type(messages.emirate, emirate);
  type(messages.area, 'Al Quoz');
  type(messages.deliveryAddress, 'Street 8');
  type(messages.buildingNo, '12');
}

const send = (messages: { pay: string }) =>
  fireEvent.click(screen.getByRole('button', { name: messages.pay }));

describe.each(['en-ae', 'ar-ae', 'ar-kw', 'en-sa'] as const)('The checkout form in %s', (tag) => {
  it('is not submitted while it is empty: every required field shows an error in the page’s language', async () => {
    const { messages, texts, country } = renderCheckout(tag);
    send(messages);
    const summary = within(await screen.findByRole('alert'));
    const expected = [
      'firstName',
      'lastName',
      'emailAddress',
      'phone',
      'emirate',
      'area',
      'deliveryAddress',
      'buildingNo',
    ];
    if (country.code === 'kw') expected.splice(6, 0, 'block');
    if (country.code === 'sa') expected.push('postalOrZipCode');
    const links = summary.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      expected.map((name) => `${messages[name as 'phone']}: ${texts[name as 'phone']}`),
    );
    for (const link of links) {
      const field = document.querySelector(link.getAttribute('href') as string);
      expect(field?.getAttribute('aria-invalid')).toBe('true');
      const described = field?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
      const errorText = document.getElementById(described)?.textContent;
      expect(errorText).toBeTruthy();
      expect(link.textContent).toContain(errorText);
    }
    expect(sent).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText(messages.firstName)[0]));
  });

  it('has the address fields of the country', () => {
    const { messages, country } = renderCheckout(tag);
    expect(screen.getAllByLabelText(messages.emirate)[0]?.querySelectorAll('option')).toHaveLength(
      country.areas.length + 1,
    );
    expect(document.querySelector('[name=block]') !== null).toBe(country.code === 'kw');
    expect(document.querySelector('[name=shortAddress]') !== null).toBe(country.code === 'sa');
    expect(document.querySelector('[name=postalOrZipCode]')?.hasAttribute('required') ?? false).toBe(
      country.code === 'sa',
    );
  });

  it('marks optional address fields in their label, and no required one', () => {
    const { messages } = renderCheckout(tag);
    const mark = `(${messages.optional})`;
    const labels = [...document.querySelectorAll<HTMLLabelElement>('label[for]')];
    const marked = labels.filter(({ textContent }) => textContent.endsWith(mark));
    const names = marked.map(({ htmlFor }) => document.getElementById(htmlFor)?.getAttribute('name'));
    const optional = tag === 'en-sa' ? ['flatNo', 'shortAddress'] : ['flatNo'];
    expect(names).toEqual([...optional, ...optional.map((name) => `billing.${name}`)]);
    const required = labels.filter(({ htmlFor }) =>
      document.getElementById(htmlFor)?.hasAttribute('required'),
    );
    expect(required.length).toBeGreaterThan(0);
    expect(marked.filter((label) => required.includes(label))).toEqual([]);
  });
});

describe('Submitting the checkout form', () => {
  it('sends it once, however often the button is pressed, with its idempotency key', async () => {
    const { messages } = renderCheckout('en-ae');
    fillIn(messages, '0501234567', 'DU');
    const button = screen.getByRole('button', { name: messages.pay });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    fireEvent.click(screen.getByRole('button', { name: messages.paying }));
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      locale: 'en-ae',
      amount: '4900',
      firstName: 'منى',
      phone: '501234567',
      emirate: 'DU',
      addressType: 'Residential',
      billing: 'same',
    });
  });

  it('is possible again after returning with Back', async () => {
    const { messages } = renderCheckout('en-ae');
    fillIn(messages, '0501234567', 'DU');
    send(messages);
    await screen.findByRole('button', { name: messages.paying });
    fireEvent(window, new Event('pageshow'));
    send(messages);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  });

  it('requires payer fields only when the payer is another person', async () => {
    const { messages, texts } = renderCheckout('en-ae');
    fillIn(messages, '0501234567', 'DU');
    fireEvent.click(screen.getByLabelText(messages.billingOther));
    send(messages);
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links[0]?.getAttribute('href')).toBe('#checkout-billing-firstName');
    // The receiver's fields have the same labels.
    expect(links.map((link) => link.textContent)).toContain(
      `${messages.billingContact}, ${messages.firstName}: ${texts.firstName}`,
    );
    expect(links.map((link) => link.textContent)).toContain(
      `${messages.billing}, ${messages.emirate}: ${texts.emirate}`,
    );
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(screen.getByLabelText(messages.billingSame));
    send(messages);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  it.each([
    ['en-ae', '٠٥٠ ١٢٣ ٤٥٦٧', '501234567'],
    ['en-ae', '+971 50 123 4567', '501234567'],
    ['en-ae', '00971501234567', '501234567'],
    ['en-ae', '971501234567', '501234567'],
    ['en-ae', '50123456789', '501234567'],
    ['ar-kw', '96550012345', '50012345'],
    ['ar-kw', '96512345', '96512345'],
    ['en-sa', '0512345678', '512345678'],
  ] as const)('in %s turns the number %s into %s', (tag, typed, normalized) => {
    const { messages } = renderCheckout(tag);
    expect(type(messages.phone, typed).value).toBe(normalized);
  });

  it('does not shorten a number that is typed key by key', () => {
    const { messages } = renderCheckout('en-ae');
    const [input] = screen.getAllByLabelText(new RegExp(`^${messages.phone}`)) as [HTMLInputElement];
    for (const key of '00971501234567') fireEvent.input(input, { target: { value: input.value + key } });
    fireEvent.blur(input);
    expect(input.value).toBe('501234567');
  });
});

describe('Validation while the checkout form is filled in', () => {
  const getField = (label: string) =>
    screen.getAllByLabelText(new RegExp(`^${label}`))[0] as HTMLInputElement;
  const expectInvalid = (label: string, isInvalid: boolean) =>
    waitFor(() => expect(getField(label).getAttribute('aria-invalid')).toBe(isInvalid ? 'true' : null));
  // Values from the server keep the stored draft of another test out of the form.
  const values = { buildingNo: '12' };

  it('checks a field when it loses focus, and then at every change', async () => {
    const { messages } = renderCheckout('en-ae', { values });
    fireEvent.input(getField(messages.emailAddress), { target: { value: 'mona' } });
    await expectInvalid(messages.emailAddress, false);
    fireEvent.blur(getField(messages.emailAddress));
    await expectInvalid(messages.emailAddress, true);
    await expectInvalid(messages.firstName, false);
    fireEvent.input(getField(messages.emailAddress), { target: { value: 'mona@example.com' } });
    await expectInvalid(messages.emailAddress, false);
  });

  it('checks every field at every change once the form was submitted', async () => {
    const { messages } = renderCheckout('en-ae', { values });
    send(messages);
    await expectInvalid(messages.deliveryAddress, true);
    fireEvent.input(getField(messages.deliveryAddress), { target: { value: 'Street 8' } });
    await expectInvalid(messages.deliveryAddress, false);
    await expectInvalid(messages.lastName, true);
  });

  it('moves the focus to the first invalid field at every attempt to submit', async () => {
    const { messages } = renderCheckout('en-ae', { values: { ...values, firstName: 'Mona' } });
    for (const attempt of [1, 2]) {
      send(messages);
      await waitFor(() => expect(document.activeElement, `${attempt}`).toBe(getField(messages.lastName)));
      getField(messages.phone).focus();
    }
  });
});

describe('The checkout form after an error of the server', () => {
  it('shows the typed values and their errors', () => {
    const { texts, messages } = renderCheckout('ar-ae', {
      values: {
        firstName: 'سارة',
        emirate: 'SH',
        addressType: 'Commercial',
        billing: 'other',
        'billing.area': 'X',
      },
      errors: { phone: MESSAGE_RESOURCES.ar.errors.field.phone },
    });
    expect((document.querySelector('[name=firstName]') as HTMLInputElement).value).toBe('سارة');
    expect((document.querySelector('[name=emirate]') as HTMLSelectElement).value).toBe('SH');
    expect((document.querySelector('[name="billing.area"]') as HTMLInputElement).value).toBe('X');
    expect((screen.getByLabelText(messages.billingOther) as HTMLInputElement).checked).toBe(true);
    expect(document.querySelector('[name=addressType]:checked')?.getAttribute('value')).toBe('Commercial');
    expect(document.querySelector('[name=phone]')?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('link', { name: `${messages.phone}: ${texts.phone}` }).getAttribute('href')).toBe(
      '#checkout-phone',
    );
  });

  it('reports a declined card and keeps everything', () => {
    const error = MESSAGE_RESOURCES.en.errors.PAYMENT_DECLINED;
    renderCheckout('en-ae', { values: { lastName: 'Haddad' }, error });
    expect(screen.getByRole('alert').textContent).toContain(error);
    expect((document.querySelector('[name=lastName]') as HTMLInputElement).value).toBe('Haddad');
  });
});
