import { formatFirstName } from '#lib/format/account/first-name.ts';
import { AuthDialogPage, getWrongCode } from '../../support/e2e/auth-dialog.ts';
import { createTestCustomer, toArabicDigits } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxCode } from '../../support/e2e/mailbox.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { simpleProduct } from '../../support/known-products.ts';

const product = `/products/${simpleProduct.slug}`;

test('an account is created in the dialog on a product page, and page and cart are kept @everywhere', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.expectProblem(/403/);
  const authDialog = new AuthDialogPage(page, testLocale);
  const shop = new ShopPage(page, testLocale);
  const { auth, account, errors } = authDialog.messages;
  await authDialog.open(product);
  await shop.add();
  await shop.expectCount(1);

  await authDialog.openDialog();
  await expect(authDialog.field(auth.identifier)).toBeFocused();
  await authDialog.follow(auth.createAccount);
  await authDialog.expectTitle(auth.signUpTitle);
  await expect(authDialog.field(auth.name)).toBeFocused();
  await authDialog.clickButton(auth.signUp);
  for (const name of ['name', 'email', 'mobile', 'password'] as const) {
    await authDialog.expectAnnouncement(errors.missing[name]);
  }
  await expect(authDialog.field(auth.name)).toBeFocused();
  await authDialog.fillSignUp();
  await authDialog.clickButton(auth.signUp);
  await authDialog.expectTitle(auth.verifyTitle);
  await expect(authDialog.field(auth.code)).toBeFocused();
  const code = await readMailboxCode(page, authDialog.customer.email);
  await authDialog.typeCode(getWrongCode(code));
  await authDialog.expectAnnouncement(errors.CODE_WRONG);
  await expect(authDialog.field(auth.code)).toHaveValue('');
  await authDialog.typeCode(toArabicDigits(`${code.slice(0, 3)} ${code.slice(3)}`));
  await authDialog.expectSignedIn();

  await authDialog.expectPath(product);
  await shop.expectCount(1);
  await expect(authDialog.link).toBeFocused();
  const firstName = formatFirstName(authDialog.customer.name);
  await expect(authDialog.link).toContainText(firstName);
  // A page that is cached for all visitors.
  await authDialog.open('/help-support');
  await expect(authDialog.link).toContainText(firstName);
  await authDialog.link.click();
  await authDialog.expectPath('/my-account');
  await page.getByRole('button', { name: account.signOut, exact: true }).click();
  // The page is left after half a second, which polling at the default intervals can miss.
  await expect.poll(() => authDialog.toast.textContent(), { intervals: [50] }).toContain(auth.signedOut);
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path());
  await shop.expectCountEmpty();
  await expect(authDialog.link).not.toContainText(firstName);
});

test('errors of the auth forms appear beside their fields', async ({ page, testLocale, watch }) => {
  watch.expectProblem(/40[349]|429/);
  const authDialog = new AuthDialogPage(page, testLocale);
  const { auth, errors } = authDialog.messages;
  const { email, mobile } = authDialog.customer;
  const usedCode = await authDialog.registerAndSignOut();
  await authDialog.open('/help-support');
  await authDialog.openDialog();
  await authDialog.clickButton(auth.signIn);
  await authDialog.expectAnnouncement(errors.missing.identifier);
  await authDialog.expectAnnouncement(errors.missing.password);
  await authDialog.signIn('a hammer and 8 nails');
  await authDialog.expectAnnouncement(errors.CREDENTIALS_WRONG);
  await expect(authDialog.field(auth.password)).toBeFocused();
  await authDialog.clickButton(auth.showPassword);
  await expect(authDialog.field(auth.password)).toHaveAttribute('type', 'text');
  await authDialog.clickButton(auth.hidePassword);
  await expect(authDialog.field(auth.password)).toHaveAttribute('type', 'password');

  await authDialog.clickButton(auth.codeTitle);
  // Typed values are carried over.
  await expect(authDialog.field(auth.identifier)).toHaveValue(email);
  await authDialog.requestCode(createTestCustomer(testLocale).mobile);
  await authDialog.expectAnnouncement(errors.IDENTIFIER_UNKNOWN_SMS);
  await authDialog.requestCode(createTestCustomer(testLocale).email);
  await authDialog.expectAnnouncement(errors.IDENTIFIER_UNKNOWN);
  await authDialog.follow(auth.backToSignIn);
  await authDialog.follow(auth.createAccount);
  await authDialog.fillSignUp({ mobile: createTestCustomer(testLocale).mobile });
  await authDialog.clickButton(auth.signUp);
  await authDialog.expectAnnouncement(errors.EMAIL_REGISTERED);
  await expect(authDialog.field(auth.email)).toBeFocused();
  await authDialog.follow(auth.signIn);
  await authDialog.clickButton(auth.codeTitle);
  await authDialog.requestCode(toArabicDigits(mobile));
  await authDialog.expectTitle(auth.verifyTitle);
  await authDialog.typeCode(usedCode);
  await authDialog.expectAnnouncement(errors.CODE_WRONG);
  const national = mobile.replace(/^0/, '');
  await authDialog.typeCode(await readMailboxCode(page, national));
  // The number is not verified, so the account's email address is checked too.
  await expect(authDialog.main).toContainText('@example.com');
  await authDialog.typeCode(await readMailboxCode(page, email));
  await authDialog.expectSignedIn();

  await authDialog.clearSession();
  await authDialog.openDialog();
  await authDialog.follow(auth.createAccount);
  await authDialog.fillSignUp({ email: createTestCustomer(testLocale).email });
  await authDialog.clickButton(auth.signUp);
  await authDialog.expectAnnouncement(errors.MOBILE_LINKED);
  await expect(authDialog.field(auth.mobile)).toBeFocused();
});

test('codes are sent up to the hourly limit @desktop', async ({ page, testLocale, watch }) => {
  watch.expectProblem(/429/);
  const authDialog = new AuthDialogPage(page, testLocale);
  const { auth, errors } = authDialog.messages;
  await authDialog.open('/help-support');
  await authDialog.openDialog();
  await authDialog.follow(auth.forgot);
  // The email address has no account: no code is sent, but the requests count towards the limit.
  for (let sent = 1; sent <= 5; sent += 1) {
    await authDialog.requestCode(authDialog.customer.email);
    await authDialog.expectTitle(auth.verifyTitle);
    if (sent === 5) await expect(authDialog.main).toContainText(auth.sendsNone);
    else
      await expect(authDialog.main.getByRole('button', { name: auth.resend })).toHaveAttribute(
        'aria-disabled',
      );
    await authDialog.clickButton(auth['other-reset']);
  }
  await authDialog.requestCode(authDialog.customer.email);
  await authDialog.expectAnnouncement(errors.CODE_LIMIT);
});

test('a forgotten password is replaced, and not by an earlier one @phone', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.expectProblem(/409/);
  const authDialog = new AuthDialogPage(page, testLocale);
  const { auth, errors } = authDialog.messages;
  const { email, password } = authDialog.customer;
  await authDialog.registerAndSignOut();
  await authDialog.open('/help-support');
  await authDialog.openDialog();
  await authDialog.follow(auth.forgot);
  await authDialog.expectTitle(auth.forgotTitle);
  await authDialog.requestCode(email);
  await authDialog.typeCode(await readMailboxCode(page, email));
  await authDialog.expectTitle(auth.resetTitle);
  const choose = async (first: string, repeatedPassword: string) => {
    await authDialog.field(auth.newPassword).fill(first);
    await authDialog.field(auth.passwordAgain).fill(repeatedPassword);
    await authDialog.clickButton(auth.savePassword);
  };
  await choose('short', 'short');
  await authDialog.expectAnnouncement(errors.field.password);
  await choose('a hammer and 9 nails', 'a hammer and 7 nails');
  await authDialog.expectAnnouncement(errors.field.passwordAgain);
  await choose(password, password);
  await authDialog.expectAnnouncement(errors.PASSWORD_USED);
  await choose('a hammer and 9 nails', 'a hammer and 9 nails');
  await authDialog.expectSignedIn();
});

test('a customer of the previous shop chooses a new password', async ({ page, testLocale }) => {
  const authDialog = new AuthDialogPage(page, testLocale, {
    ...createTestCustomer(testLocale),
    email: 'maryam@binaa.example',
    password: 'maryam-built-1',
  });
  const { auth } = authDialog.messages;
  await authDialog.open('/help-support');
  await authDialog.openDialog();
  await authDialog.signIn();
  await authDialog.expectTitle(auth.migratedTitle);
  await expect(authDialog.main).toContainText(auth.migratedText);
  await expectAccessible(page);
});
