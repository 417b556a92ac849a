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
  watch.foretell(/403/);
  const caller = new AuthDialogPage(page, testLocale);
  const { auth } = caller.words;
  const { email, password } = caller.person;
  await caller.registerAndForget();
  await caller.open(product);
  await caller.link.focus();
  await page.keyboard.press('Enter');
  await caller.expectTitle(auth.signInTitle);
  await page.keyboard.press('Escape');
  await expect(caller.main).toHaveCount(0);
  await expect(caller.link).toBeFocused();
  await page.keyboard.press('Enter');
  await caller.expectTitle(auth.signInTitle);
  await page.goBack();
  await expect(caller.main).toHaveCount(0);
  await caller.expectAt(product);

  await caller.link.focus();
  await page.keyboard.press('Enter');
  await expect(caller.field(auth.identifier)).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await caller.expectIn();
  await caller.expectAt(product);
});

test('axe finds nothing in any step of the dialog', async ({ page, testLocale, watch }) => {
  watch.foretell(/403/);
  const caller = new AuthDialogPage(page, testLocale);
  const { auth, errors } = caller.words;
  await caller.open('/help-support');
  await caller.call();
  await expectAccessible(page);
  await caller.press(auth.codeTitle);
  await caller.expectTitle(auth.codeTitle);
  await expectAccessible(page);
  await caller.follow(auth.backToSignIn);
  await caller.follow(auth.createAccount);
  await caller.press(auth.signUp);
  await caller.expectSaid(errors.field.name);
  await expectAccessible(page);
  await caller.fillSignUp();
  await caller.press(auth.signUp);
  await caller.expectTitle(auth.verifyTitle);
  await caller.say(getWrongCode(await readMailboxCode(page, caller.person.email)));
  await caller.expectSaid(errors.CODE_WRONG);
  await expectAccessible(page);
});

test('an invitation opens the sign-up form with the address filled in', async ({ page, testLocale }) => {
  const caller = new AuthDialogPage(page, testLocale);
  const { auth } = caller.words;
  await caller.open(`?${new URLSearchParams({ signup: 'true', email: caller.person.email })}`);
  await caller.expectTitle(auth.signUpTitle);
  await expect(caller.field(auth.email)).toHaveValue(caller.person.email);
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path() && url.search === '');
  await caller.press(auth.close);
  await page.reload();
  await expect(caller.main).toHaveCount(0);
});

test('a lost connection keeps everything that was typed in the dialog @desktop', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.foretell(/failed|ERR_/);
  const caller = new AuthDialogPage(page, testLocale);
  const { auth, errors } = caller.words;
  await caller.open('/help-support');
  await caller.call();
  await page.route('**/identity/sign-in', (route) => route.abort('connectionfailed'));
  await caller.signIn();
  await caller.expectSaid(errors.NO_RESPONSE);
  await expect(caller.field(auth.identifier)).toHaveValue(caller.person.email);
  await expect(caller.field(auth.password)).toHaveValue(caller.person.password);
});

test('when the dialog cannot be loaded, the auth pages replace it @phone', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.foretell(/failed|ERR_|load/i);
  const caller = new AuthDialogPage(page, testLocale);
  await page.route('**/_astro/load.*', (route) => route.abort('connectionfailed'));
  await caller.open('/help-support');
  await caller.link.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(testLocale.path('/sign-in'));
});

test('the auth pages have six code fields too, and every device can be signed out', async ({
  page,
  testLocale,
}) => {
  const caller = new AuthDialogPage(page, testLocale);
  const { auth, account } = caller.words;
  const main = page.getByRole('main');
  await caller.registerAndForget();
  await caller.open('/help-support');
  await caller.call();
  await caller.signIn();
  await caller.expectIn();
  await caller.open('/my-account/security');
  const devices = main.getByRole('region', { name: account.devicesTitle }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await devices.getByRole('button').click();
  await expect(caller.toast).toContainText(account.deviceRemoved);
  await expect(devices.filter({ visible: true })).toHaveCount(1);
  await page.context().clearCookies();

  await caller.open('/forgot-password');
  await main.getByLabel(auth.identifier, { exact: true }).fill(caller.person.email);
  await main.getByRole('button', { name: auth.forgotSend }).click();
  await caller.expectAt('/verify');
  await expect(main.getByRole('button', { name: auth.resend })).toHaveAttribute('aria-disabled', 'true');
  const box = main.getByLabel(auth.code, { exact: true });
  await expect(box).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await box.fill(await readMailboxCode(page, caller.person.email));
  await caller.expectAt('/reset-password');
  await main.getByLabel(auth.newPassword, { exact: true }).fill('a hammer and 9 nails');
  await main.getByLabel(auth.passwordAgain, { exact: true }).fill('a hammer and 9 nails');
  await main.getByRole('button', { name: auth.savePassword }).click();
  await caller.expectAt('/my-account');
  await caller.open('/my-account/security');
  await main.getByRole('button', { name: account.everywhere }).click();
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path());
  await caller.open('/my-account');
  await caller.expectAt('/sign-in');
});
