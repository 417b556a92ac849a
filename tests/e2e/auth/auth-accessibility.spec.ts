import { AuthPage } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';

test('axe finds nothing on a failed sign-in', async ({ page, testLocale }) => {
  const member = new AuthPage(page, testLocale);
  const { auth } = member.words;
  await member.open('/sign-in');
  await member.press(auth.signIn);
  await expect(member.alert).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on a corrected sign-up and its code page', async ({ page, testLocale }) => {
  const member = new AuthPage(page, testLocale);
  const { auth } = member.words;
  await member.open('/sign-up');
  await member.press(auth.signUp);
  await expect(member.alert).toBeVisible();
  await expectAccessible(page);
  await member.fillSignUp();
  await member.press(auth.signUp);
  await member.expectAt('/verify');
  await expectAccessible(page);
  await member.enterCode('1', auth['verify-sign-up']);
  await expect(member.alert).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the account pages', async ({ page, testLocale }) => {
  const member = new AuthPage(page, testLocale);
  await member.register();
  await member.open('/my-account');
  await expectAccessible(page);
  await member.open('/my-account/profile');
  await expectAccessible(page);
  await member.open('/my-account/security');
  await expectAccessible(page);
  await member.press(member.words.account.changePassword);
  await expect(member.alert).toBeVisible();
  await expectAccessible(page);
});
