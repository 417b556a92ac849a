import { AuthPage } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';

test('axe finds nothing on a failed sign-in', async ({ page, testLocale }) => {
  const authPage = new AuthPage(page, testLocale);
  const { auth } = authPage.messages;
  await authPage.open('/sign-in');
  await authPage.clickButton(auth.signIn);
  await expect(authPage.alert).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on a corrected sign-up and its code page', async ({ page, testLocale }) => {
  const authPage = new AuthPage(page, testLocale);
  const { auth } = authPage.messages;
  await authPage.open('/sign-up');
  await authPage.clickButton(auth.signUp);
  await expect(authPage.alert).toBeVisible();
  await expectAccessible(page);
  await authPage.fillSignUp();
  await authPage.clickButton(auth.signUp);
  await authPage.expectPath('/verify');
  await expectAccessible(page);
  await authPage.enterCode('1', auth['verify-sign-up']);
  await expect(authPage.alert).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the account pages', async ({ page, testLocale }) => {
  const authPage = new AuthPage(page, testLocale);
  await authPage.register();
  await authPage.open('/my-account');
  await expectAccessible(page);
  await authPage.open('/my-account/profile');
  await expectAccessible(page);
  await authPage.open('/my-account/security');
  await expectAccessible(page);
  await authPage.clickButton(authPage.messages.account.changePassword);
  await expect(authPage.alert).toBeVisible();
  await expectAccessible(page);
});
