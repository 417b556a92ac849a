import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { getCountryFieldMessages } from '#lib/format/field-messages.ts';
import { parsePhone } from '#lib/format/phone.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { getLocale, parseLocale } from '#lib/locale/locale.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { callApi } from './api-calls.ts';
import type { TestLocale } from './fixtures.ts';
import { readMailboxCode } from './mailbox.ts';

const LETTERS = 'abcdefghijkmnopqrstuvwxyz';

const pick = (from: string, length: number) =>
  Array.from({ length }, () => from[randomInt(from.length)]).join('');

/** A customer without an account. */
export interface TestCustomer {
  name: string;
  email: string;
  /** In national format. */
  mobile: string;
  password: string;
}

/** Returns a new customer of the test's country. */
export function createTestCustomer({ country, translate }: TestLocale): TestCustomer {
  return {
    name: translate({ en: 'Layla Haddad', ar: 'ليلى حداد' }),
    email: `${pick(LETTERS, 12)}@example.com`,
    mobile: country === 'kw' ? `5${pick('0123456789', 7)}` : `050${pick('0123456789', 7)}`,
    password: 'a hammer and 7 nails',
  };
}

/** The text with its digits in Arabic script. */
export const toArabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

/** A visitor who uses the auth and account pages, by roles and texts. */
export class AuthPage {
  readonly page: Page;
  readonly testLocale: TestLocale;
  readonly customer: TestCustomer;

  constructor(page: Page, testLocale: TestLocale, customer: TestCustomer = createTestCustomer(testLocale)) {
    this.page = page;
    this.testLocale = testLocale;
    this.customer = customer;
  }

  get messages() {
    const { language, country } = this.testLocale;
    const locale = getLocale(language, country as CountryCode);
    const messages = MESSAGE_RESOURCES[language];
    const { invalid: wrong } = getCountryFieldMessages(locale, getTranslate(language));
    const field: typeof messages.errors.field = { ...messages.errors.field, ...wrong };
    return { ...messages, errors: { ...messages.errors, field } };
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get alert(): Locator {
    return this.main.getByRole('alert');
  }

  field(label: string, within: Locator = this.main): Locator {
    return within.getByLabel(label, { exact: true });
  }

  region(title: string): Locator {
    return this.main.getByRole('region', { name: title, exact: true });
  }

  async clickButton(name: string, within: Locator = this.main): Promise<void> {
    await within.getByRole('button', { name, exact: true }).first().click();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.testLocale.path(path));
  }

  async expectPath(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === this.testLocale.path(path));
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }

  async fillSignUp(customer: Partial<TestCustomer> = {}): Promise<void> {
    const { auth } = this.messages;
    const { name, email, mobile, password } = { ...this.customer, ...customer };
    await this.field(auth.name).fill(name);
    await this.field(auth.email).fill(email);
    await this.field(auth.mobile).fill(mobile);
    await this.field(auth.password).fill(password);
  }

  async enterCode(code: string, button: string): Promise<void> {
    const sent = this.page.waitForURL((url) => !url.pathname.endsWith('/verify'));
    await this.field(this.messages.auth.code).fill(code);
    // With script, typing the sixth digit has submitted the form, and the button may be gone.
    await Promise.race([sent, this.clickButton(button)]);
  }

  /** Creates an account, from the form to the account page. */
  async signUp(): Promise<void> {
    const { auth } = this.messages;
    await this.open('/sign-up');
    await this.fillSignUp();
    await this.clickButton(auth.signUp);
    await this.expectPath('/verify');
    await this.enterCode(await readMailboxCode(this.page, this.customer.email), auth['verify-sign-up']);
    await this.expectPath('/my-account');
  }

  /** Creates the account by API calls and signs the browser in; returns the code that was used. */
  async register(): Promise<string> {
    const { name, email, mobile, password } = this.customer;
    const locale = parseLocale(this.testLocale.region);
    const newsletter = { email: false, whatsapp: false };
    const body = { name, email, mobile: locale && parsePhone(mobile, locale.country), password, newsletter };
    const call = (step: string, data: object) =>
      callApi(this.page, this.testLocale, `binaa/v1/identity/${step}`, data);
    await call('sign-up', body);
    const code = await readMailboxCode(this.page, email);
    await call('challenges/current/verify', { code });
    return code;
  }

  /** Creates the account by API calls, and clears the session. */
  async registerAndSignOut(): Promise<string> {
    const code = await this.register();
    await this.page.context().clearCookies();
    return code;
  }

  async signIn(password: string = this.customer.password): Promise<void> {
    const { auth } = this.messages;
    await this.field(auth.identifier).first().fill(this.customer.email);
    await this.field(auth.password).fill(password);
    await this.clickButton(auth.signIn);
  }

  async signOut(): Promise<void> {
    await this.open('/my-account');
    await this.clickButton(this.messages.account.signOut);
    await expect(this.page).toHaveURL((url) => url.pathname === this.testLocale.path());
  }
}
