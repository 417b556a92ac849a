import { expect, type Locator } from '@playwright/test';
import { AuthPage } from './auth-page.ts';
import { readMailboxCode } from './mailbox.ts';

/** A visitor who signs in by the dialog on any page. */
export class AuthDialogPage extends AuthPage {
  override get main(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The header's link, which also shows who is signed in. */
  get link(): Locator {
    const name = this.messages.account.link;
    return this.page.getByRole('banner').getByRole('link', { name });
  }

  get toast(): Locator {
    return this.page.getByRole('region').getByRole('status');
  }

  override async expectTitle(title: string): Promise<void> {
    await expect(this.main.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  }

  /** Waits until the dialog announces this text. */
  async expectAnnouncement(text: string): Promise<void> {
    await expect(this.main.getByRole('alert').filter({ hasText: text }).first()).toBeAttached();
  }

  async openDialog(): Promise<void> {
    await this.link.click();
    await this.expectTitle(this.messages.auth.signInTitle);
  }

  async follow(name: string): Promise<void> {
    await this.main.getByRole('link', { name, exact: true }).click();
  }

  /** Types a code; the sixth digit submits it. */
  async typeCode(code: string): Promise<void> {
    await this.field(this.messages.auth.code).fill(code);
  }

  /** Creates an account in the open dialog, which closes at the end; returns the code that was used. */
  async createAccount(): Promise<string> {
    const { auth } = this.messages;
    await this.follow(auth.createAccount);
    await this.fillSignUp();
    await this.clickButton(auth.signUp);
    await this.expectTitle(auth.verifyTitle);
    const code = await readMailboxCode(this.page, this.customer.email);
    await this.typeCode(code);
    await expect(this.main).toHaveCount(0);
    return code;
  }

  async expectSignedIn(): Promise<void> {
    await expect(this.main).toHaveCount(0);
    await expect(this.toast).toContainText(this.customer.name);
  }

  /** Clears the session, as when cookies are deleted. */
  async clearSession(): Promise<void> {
    const currentUrl = this.page.url();
    // Leave the page first: it may request the cart, which fails without a cookie.
    await this.page.goto('about:blank');
    await this.page.context().clearCookies();
    await this.page.goto(currentUrl);
  }

  async requestCode(identifier: string): Promise<void> {
    await this.field(this.messages.auth.identifier).fill(identifier);
    await this.clickButton(this.messages.auth.codeSend);
  }
}

/** Returns a code that differs from this one. */
export const getWrongCode = (code: string): string => (code === '000000' ? '111111' : '000000');
