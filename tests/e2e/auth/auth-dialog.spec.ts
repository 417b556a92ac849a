import { AuthDialogPage, getWrongCode } from '../../support/e2e/auth-dialog.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxCode } from '../../support/e2e/mailbox.ts';
import { simpleProduct } from '../../support/known-products.ts';

const product = `/products/${simpleProduct.slug}`;

test('the sign-in dialog works by keyboard alone, and closes with Escape and Back @desktop', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.expectProblem(/403/);
  const authDialog = new AuthDialogPage(page, testLocale);
  const { auth } = authDialog.messages;
  const { email, password } = authDialog.customer;
  await authDialog.registerAndSignOut();
  await authDialog.open(product);
  await authDialog.link.focus();
  await page.keyboard.press('Enter');
  await authDialog.expectTitle(auth.signInTitle);
  await page.keyboard.press('Escape');
  await expect(authDialog.main).toHaveCount(0);
  await expect(authDialog.link).toBeFocused();
  await page.keyboard.press('Enter');
  await authDialog.expectTitle(auth.signInTitle);
  await page.goBack();
  await expect(authDialog.main).toHaveCount(0);
  await authDialog.expectPath(product);

  await authDialog.link.focus();
  await page.keyboard.press('Enter');
  await expect(authDialog.field(auth.identifier)).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await authDialog.expectSignedIn();
  await authDialog.expectPath(product);
});

test('axe finds nothing in any step of the dialog', async ({ page, testLocale, watch }) => {
  watch.expectProblem(/403/);
  const authDialog = new AuthDialogPage(page, testLocale);
  const { auth, errors } = authDialog.messages;
  await authDialog.open('/help-support');
  await authDialog.openDialog();
  await expectAccessible(page);
  await authDialog.clickButton(auth.codeTitle);
  await authDialog.expectTitle(auth.codeTitle);
  await expectAccessible(page);
  await authDialog.follow(auth.backToSignIn);
  await authDialog.follow(auth.createAccount);
  await authDialog.clickButton(auth.signUp);
  await authDialog.expectAnnouncement(errors.missing.name);
  await expectAccessible(page);
  await authDialog.fillSignUp();
  await authDialog.clickButton(auth.signUp);
  await authDialog.expectTitle(auth.verifyTitle);
  await authDialog.typeCode(getWrongCode(await readMailboxCode(page, authDialog.customer.email)));
  await authDialog.expectAnnouncement(errors.CODE_WRONG);
  await expectAccessible(page);
});

test('an invitation opens the sign-up form with the address filled in', async ({ page, testLocale }) => {
  const authDialog = new AuthDialogPage(page, testLocale);
  const { auth } = authDialog.messages;
  await authDialog.open(`?${new URLSearchParams({ signup: 'true', email: authDialog.customer.email })}`);
  await authDialog.expectTitle(auth.signUpTitle);
  await expect(authDialog.field(auth.email)).toHaveValue(authDialog.customer.email);
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path() && url.search === '');
  await authDialog.clickButton(auth.close);
  await page.reload();
  await expect(authDialog.main).toHaveCount(0);
});

test('a lost connection keeps everything that was typed in the dialog @desktop', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.expectProblem(/failed|ERR_/);
  const authDialog = new AuthDialogPage(page, testLocale);
  const { auth, errors } = authDialog.messages;
  await authDialog.open('/help-support');
  await authDialog.openDialog();
  await page.route('**/identity/sign-in', (route) => route.abort('connectionfailed'));
  await authDialog.signIn();
  await authDialog.expectAnnouncement(errors.NO_RESPONSE);
  await expect(authDialog.field(auth.identifier)).toHaveValue(authDialog.customer.email);
  await expect(authDialog.field(auth.password)).toHaveValue(authDialog.customer.password);
});

test('when the dialog cannot be loaded, the auth pages replace it @phone', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.expectProblem(/failed|ERR_|load/i);
  const authDialog = new AuthDialogPage(page, testLocale);
  await page.route('**/_astro/load-dialog.*', (route) => route.abort('connectionfailed'));
  await authDialog.open('/help-support');
  await authDialog.link.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(testLocale.path('/sign-in'));
});

test('the auth pages have six code fields too, and every device can be signed out', async ({
  page,
  testLocale,
}) => {
  const authDialog = new AuthDialogPage(page, testLocale);
  const { auth, account } = authDialog.messages;
  const main = page.getByRole('main');
  await authDialog.registerAndSignOut();
  await authDialog.open('/help-support');
  await authDialog.openDialog();
  await authDialog.signIn();
  await authDialog.expectSignedIn();
  await authDialog.open('/my-account/security');
  const devices = main.getByRole('region', { name: account.devicesTitle }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await devices.getByRole('button').click();
  await expect(main.getByRole('status')).toContainText(account.deviceRemoved);
  await expect(devices).toHaveCount(1);
  await page.context().clearCookies();

  await authDialog.open('/forgot-password');
  await main.getByLabel(auth.identifier, { exact: true }).fill(authDialog.customer.email);
  await main.getByRole('button', { name: auth.forgotSend }).click();
  await authDialog.expectPath('/verify');
  await expect(main.getByRole('button', { name: auth.resend })).toHaveAttribute('aria-disabled', 'true');
  const box = main.getByLabel(auth.code, { exact: true });
  await expect(box).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await box.fill(await readMailboxCode(page, authDialog.customer.email));
  await authDialog.expectPath('/reset-password');
  await main.getByLabel(auth.newPassword, { exact: true }).fill('a hammer and 9 nails');
  await main.getByLabel(auth.passwordAgain, { exact: true }).fill('a hammer and 9 nails');
  await main.getByRole('button', { name: auth.savePassword }).click();
  await authDialog.expectPath('/my-account');
  await authDialog.open('/my-account/security');
  await main.getByRole('button', { name: account.everywhere }).click();
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path());
  await authDialog.open('/my-account');
  await authDialog.expectPath('/sign-in');
});
