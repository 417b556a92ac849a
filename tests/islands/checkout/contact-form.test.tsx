import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import '#islands/ui/phone-field.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { ContactForm } from '#islands/checkout/ContactForm.tsx';
import { getContactMessages } from '#islands/checkout/messages.ts';
import { createIslandContext } from '#islands/context.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-country.ts';
import type { FormStateModel } from '#lib/format/models/checkout.ts';
import { type Locale, type LocaleTag, parseLocale } from '#lib/locale/locale.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { getField, press, recordSubmits, type } from './form-harness.ts';

const sent = recordSubmits();
afterEach(cleanup);

function renderContactForm(tag: LocaleTag, overrides: Partial<FormStateModel> = {}) {
  const locale = parseLocale(tag) as Locale;
  const t = getTranslate(locale.language);
  const messages = getContactMessages(t, locale);
  const model = {
    // A stored form prevents the restoration of another test's draft.
    form: { values: {}, errors: {}, isStored: true, ...overrides },
    country: toCheckoutCountry(locale.country, locale.language),
    suggestedEmail: null,
  };
  render(<ContactForm context={createIslandContext(locale, t)} model={model} messages={messages} />);
  return { messages, texts: MESSAGE_RESOURCES[locale.language].errors };
}

function fillIn(messages: ReturnType<typeof renderContactForm>['messages']): void {
  type(messages.emailAddress, 'mona@example.com');
  type(messages.phone, '0501234567');
  type(messages.firstName, 'منى');
  type(messages.lastName, 'Al-Haddad');
}

describe.each(['en-ae', 'ar-kw'] as const)('The contact form in %s', (tag) => {
  it('is not submitted while it is empty: each field says in the page’s language that it is missing', async () => {
    const { messages, texts } = renderContactForm(tag);
    press(messages.continue);
    const summary = within(await screen.findByRole('alert'));
    const links = summary.getAllByRole('link');
    const names = ['emailAddress', 'phone', 'firstName', 'lastName'] as const;
    expect(links.map((link) => link.textContent)).toEqual(
      names.map((name) => `${messages[name]}: ${texts.missing[name]}`),
    );
    for (const link of links) {
      const field = document.querySelector(link.getAttribute('href') as string);
      expect(field?.getAttribute('aria-invalid')).toBe('true');
      const described = field?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
      expect(link.textContent).toContain(document.getElementById(described)?.textContent);
    }
    expect(sent).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(getField(messages.emailAddress)));
  });
});

describe('The error summary', () => {
  // Rendered later, it would move the focused field out of view.
  it('is rendered before the first invalid field is focused', () => {
    const { messages } = renderContactForm('en-ae');
    const summaries: (HTMLElement | null)[] = [];
    getField(messages.emailAddress).addEventListener('focus', () =>
      summaries.push(screen.queryByRole('alert')),
    );
    press(messages.continue);
    expect(summaries).toEqual([expect.any(HTMLElement)]);
  });

  it('drops a field when it is corrected, and disappears with the last field', async () => {
    const { messages, texts } = renderContactForm('en-ae');
    press(messages.continue);
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(4);
    type(messages.phone, '12');
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain(messages.invalid.phone);
    expect(summary.textContent).not.toContain(texts.missing.phone);
    fillIn(messages);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows the errors that the server found', () => {
    const { messages } = renderContactForm('en-ae', {
      values: { emailAddress: 'nobody' },
      errors: { emailAddress: 'Wrong' },
    });
    expect(screen.getByRole('alert').textContent).toContain(`${messages.emailAddress}: Wrong`);
    expect(getField(messages.emailAddress).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('Submitting the contact form', () => {
  it('sends it once, however often the button is pressed', async () => {
    const { messages } = renderContactForm('en-ae');
    fillIn(messages);
    const button = screen.getByRole('button', { name: messages.continue });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    press(messages.loading);
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      locale: 'en-ae',
      firstName: 'منى',
      phone: '501234567',
      emailAddress: 'mona@example.com',
    });
  });

  it('is possible again after returning with Back', async () => {
    const { messages } = renderContactForm('en-ae');
    fillIn(messages);
    press(messages.continue);
    await screen.findByRole('button', { name: messages.loading });
    fireEvent(window, new Event('pageshow'));
    press(messages.continue);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  });
});

describe('An address that looks mistyped', () => {
  it('is questioned after leaving the field, and can be kept', async () => {
    const { messages } = renderContactForm('en-ae');
    fillIn(messages);
    type(messages.emailAddress, 'mona@gmail.con');
    const question = await screen.findByRole('status');
    expect(question.textContent).toContain('mona@gmail.com');
    const use = within(question).getByRole('button') as HTMLButtonElement;
    expect([use.name, use.value]).toEqual(['useEmail', 'mona@gmail.com']);
    press(messages.continue);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      emailAddress: 'mona@gmail.con',
      keptEmail: 'mona@gmail.con',
    });
  });

  it('is no longer questioned when it is corrected', async () => {
    const { messages } = renderContactForm('en-ae');
    type(messages.emailAddress, 'mona@gmail.con');
    await screen.findByRole('status');
    type(messages.emailAddress, 'mona@gmail.com');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});

describe('The mobile number', () => {
  it.each([
    ['en-ae', '٠٥٠ ١٢٣ ٤٥٦٧', '501234567'],
    ['en-ae', '+971 50 123 4567', '501234567'],
    ['en-ae', '00971501234567', '501234567'],
    ['en-ae', '971501234567', '501234567'],
    ['en-ae', '50123456789', '501234567'],
    ['ar-kw', '96550012345', '50012345'],
    ['ar-kw', '96512345', '96512345'],
    ['en-sa', '0512345678', '512345678'],
  ] as const)('in %s: %s becomes %s', (tag, typed, normalized) => {
    const { messages } = renderContactForm(tag);
    expect(type(messages.phone, typed).value).toBe(normalized);
  });

  it('is not shortened while it is typed key by key', () => {
    const { messages } = renderContactForm('en-ae');
    const input = getField(messages.phone);
    for (const key of '00971501234567') fireEvent.input(input, { target: { value: input.value + key } });
    fireEvent.blur(input);
    expect(input.value).toBe('501234567');
  });
});

describe('Validation while the contact form is filled in', () => {
  const expectInvalid = (label: string, isInvalid: boolean) =>
    waitFor(() => expect(getField(label).getAttribute('aria-invalid')).toBe(isInvalid ? 'true' : null));

  it('checks a field when it loses focus, and then at every change', async () => {
    const { messages } = renderContactForm('en-ae');
    fireEvent.input(getField(messages.emailAddress), { target: { value: 'mona' } });
    await expectInvalid(messages.emailAddress, false);
    fireEvent.blur(getField(messages.emailAddress));
    await expectInvalid(messages.emailAddress, true);
    await expectInvalid(messages.firstName, false);
    fireEvent.input(getField(messages.emailAddress), { target: { value: 'mona@example.com' } });
    await expectInvalid(messages.emailAddress, false);
  });

  it('moves the focus to the first invalid field at every attempt to submit', async () => {
    const { messages } = renderContactForm('en-ae', { values: { emailAddress: 'mona@example.com' } });
    for (const attempt of [1, 2]) {
      press(messages.continue);
      await waitFor(() => expect(document.activeElement, `${attempt}`).toBe(getField(messages.phone)));
      getField(messages.lastName).focus();
    }
  });
});
