import { AuthPage, createTestCustomer } from '../../support/e2e/auth-page.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxCode } from '../../support/e2e/mailbox.ts';

test.use({ javaScriptEnabled: false });

test('without script a profile is changed, and a new email address counts once its code was entered', async ({
  page,
  testLocale,
}) => {
  const authPage = new AuthPage(page, testLocale);
  const { auth, account, errors } = authPage.messages;
  const next = createTestCustomer(testLocale);
  await authPage.register();
  await authPage.open('/my-account');
  await authPage.main.getByRole('link', { name: account.profile }).first().click();

  const details = authPage.region(account.detailsTitle);
  await authPage.field(account.name).fill('L@yla');
  await authPage.clickButton(account.save);
  await expect(authPage.alert).toContainText(errors.field.name);
  await authPage.field(account.name).fill(testLocale.translate({ en: 'Layla H', ar: 'ليلى ح' }));
  await details.getByRole('combobox').selectOption('female');
  await details.getByRole('checkbox', { name: account['newsletter-email'] }).check();
  await authPage.clickButton(account.save);
  await expect(authPage.main.getByRole('status')).toContainText(account.saved);
  await expect(details.getByRole('combobox')).toHaveValue('female');
  await details.getByRole('checkbox', { name: account['newsletter-email'] }).uncheck();
  await details.getByRole('combobox').selectOption('');
  await authPage.clickButton(account.save);
  await expect(details.getByRole('checkbox', { name: account['newsletter-email'] })).not.toBeChecked();
  await expect(details.getByRole('combobox')).toHaveValue('');

  await authPage.field(account.newEmail).fill('nowhere');
  await authPage.clickButton(account.changeEmail);
  await expect(authPage.alert).toContainText(errors.field.email);
  await authPage.field(account.newEmail).fill(next.email);
  await authPage.clickButton(account.changeEmail);
  await authPage.expectPath('/verify');
  await authPage.enterCode(await readMailboxCode(page, next.email), auth['verify-change-email']);
  await authPage.expectPath('/my-account/profile');
  await expect(authPage.main.getByRole('status')).toContainText(account.contactChanged);
  await expect(authPage.main).toContainText(next.email);

  await authPage.field(account.newMobile).fill('12');
  await authPage.clickButton(account.changeMobile);
  await expect(authPage.alert).toContainText(errors.field.mobile);
  await authPage.field(account.newMobile).fill(next.mobile);
  await authPage.clickButton(account.changeMobile);
  const national = next.mobile.replace(/^0/, '');
  await authPage.enterCode(await readMailboxCode(page, national), auth['verify-change-mobile']);
  await expect(authPage.main.getByRole('status')).toContainText(account.contactChanged);
});

test('without script a password is changed, and another device is signed out @desktop', async ({
  page,
  testLocale,
  browser,
  baseURL,
}) => {
  const authPage = new AuthPage(page, testLocale);
  const { account, errors } = authPage.messages;
  const { password } = authPage.customer;
  await authPage.register();
  const options = baseURL ? { baseURL, javaScriptEnabled: false } : { javaScriptEnabled: false };
  const otherContext = await browser.newContext({ ...options, userAgent: 'Elsewhere/1' });
  const other = new AuthPage(await otherContext.newPage(), testLocale, authPage.customer);
  await other.open('/sign-in');
  await other.signIn();
  await other.expectPath('/my-account');

  await authPage.open('/my-account/security');
  const devices = authPage.region(account.devicesTitle);
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').filter({ hasText: account.deviceCurrent })).toHaveCount(1);
  const name = new RegExp(`^${account.deviceSignOutOf.replace('{{name}}', '')}`);
  await devices.getByRole('button', { name }).click();
  await expect(authPage.main.getByRole('status')).toContainText(account.deviceRemoved);
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await other.open('/my-account');
  await other.expectPath('/sign-in');
  await otherContext.close();

  const change = async (old: string, first: string, repeatedPassword: string) => {
    await authPage.field(account.oldPassword).fill(old);
    await authPage.field(account.newPassword).fill(first);
    await authPage.field(account.passwordAgain).fill(repeatedPassword);
    await authPage.clickButton(account.changePassword);
  };
  await change('', 'short', 'shorter');
  for (const field of ['oldPassword', 'password', 'passwordAgain'] as const) {
    await expect(authPage.alert).toContainText(errors.field[field]);
  }
  await change('a hammer and 8 nails', 'a hammer and 9 nails', 'a hammer and 9 nails');
  await expect(authPage.alert).toContainText(account.oldPasswordWrong);
  await change(password, password, password);
  await expect(authPage.alert).toContainText(errors.PASSWORD_USED);
  await change(password, 'a hammer and 9 nails', 'a hammer and 9 nails');
  await expect(authPage.main.getByRole('status')).toContainText(account.passwordChanged);

  await authPage.clickButton(account.everywhere);
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path());
  await authPage.open('/my-account');
  await authPage.expectPath('/sign-in');
  await expect(authPage.main).toContainText(authPage.messages.auth.signedOut);
});
