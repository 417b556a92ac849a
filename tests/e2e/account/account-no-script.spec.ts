import { AuthPage, createTestCustomer } from '../../support/e2e/auth-page.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxCode } from '../../support/e2e/mailbox.ts';

test.use({ javaScriptEnabled: false });

test('without script a profile is changed, and a new email address counts once its code was entered', async ({
  page,
  testLocale,
}) => {
  const member = new AuthPage(page, testLocale);
  const { auth, account, errors } = member.words;
  const next = createTestCustomer(testLocale);
  await member.register();
  await member.open('/my-account');
  await member.main.getByRole('link', { name: account.profile }).first().click();

  const details = member.part(account.detailsTitle);
  await member.field(account.name).fill('L@yla');
  await member.press(account.save);
  await expect(member.alert).toContainText(errors.field.name);
  await member.field(account.name).fill(testLocale.translate({ en: 'Layla H', ar: 'ليلى ح' }));
  await details.getByRole('combobox').selectOption('female');
  await details.getByRole('checkbox', { name: account['letters-email'] }).check();
  await member.press(account.save);
  await expect(member.main.getByRole('status')).toContainText(account.saved);
  await expect(details.getByRole('combobox')).toHaveValue('female');
  await details.getByRole('checkbox', { name: account['letters-email'] }).uncheck();
  await details.getByRole('combobox').selectOption('');
  await member.press(account.save);
  await expect(details.getByRole('checkbox', { name: account['letters-email'] })).not.toBeChecked();
  await expect(details.getByRole('combobox')).toHaveValue('');

  await member.field(account.newEmail).fill('nowhere');
  await member.press(account.changeEmail);
  await expect(member.alert).toContainText(errors.field.email);
  await member.field(account.newEmail).fill(next.email);
  await member.press(account.changeEmail);
  await member.expectAt('/verify');
  await member.enterCode(await readMailboxCode(page, next.email), auth['verify-change-email']);
  await member.expectAt('/my-account/profile');
  await expect(member.main.getByRole('status')).toContainText(account.contactChanged);
  await expect(member.main).toContainText(next.email);

  await member.field(account.newMobile).fill('12');
  await member.press(account.changeMobile);
  await expect(member.alert).toContainText(errors.field.mobile);
  await member.field(account.newMobile).fill(next.mobile);
  await member.press(account.changeMobile);
  const national = next.mobile.replace(/^0/, '');
  await member.enterCode(await readMailboxCode(page, national), auth['verify-change-mobile']);
  await expect(member.main.getByRole('status')).toContainText(account.contactChanged);
});

test('without script a password is changed, and another device is signed out @desktop', async ({
  page,
  testLocale,
  browser,
  baseURL,
}) => {
  const member = new AuthPage(page, testLocale);
  const { account, errors } = member.words;
  const { password } = member.person;
  await member.register();
  const options = baseURL ? { baseURL, javaScriptEnabled: false } : { javaScriptEnabled: false };
  const elsewhere = await browser.newContext({ ...options, userAgent: 'Elsewhere/1' });
  const other = new AuthPage(await elsewhere.newPage(), testLocale, member.person);
  await other.open('/sign-in');
  await other.signIn();
  await other.expectAt('/my-account');

  await member.open('/my-account/security');
  const devices = member.part(account.devicesTitle);
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').filter({ hasText: account.deviceCurrent })).toHaveCount(1);
  const name = new RegExp(`^${account.deviceSignOutOf.replace('{{name}}', '')}`);
  await devices.getByRole('button', { name }).click();
  await expect(member.main.getByRole('status')).toContainText(account.deviceRemoved);
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await other.open('/my-account');
  await other.expectAt('/sign-in');
  await elsewhere.close();

  const change = async (old: string, first: string, again: string) => {
    await member.field(account.oldPassword).fill(old);
    await member.field(account.newPassword).fill(first);
    await member.field(account.passwordAgain).fill(again);
    await member.press(account.changePassword);
  };
  await change('', 'short', 'shorter');
  for (const field of ['oldPassword', 'password', 'passwordAgain'] as const) {
    await expect(member.alert).toContainText(errors.field[field]);
  }
  await change('a hammer and 8 nails', 'a hammer and 9 nails', 'a hammer and 9 nails');
  await expect(member.alert).toContainText(account.oldPasswordWrong);
  await change(password, password, password);
  await expect(member.alert).toContainText(errors.PASSWORD_USED);
  await change(password, 'a hammer and 9 nails', 'a hammer and 9 nails');
  await expect(member.main.getByRole('status')).toContainText(account.passwordChanged);

  await member.press(account.everywhere);
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path());
  await member.open('/my-account');
  await member.expectAt('/sign-in');
  await expect(member.main).toContainText(member.words.auth.signedOut);
});
