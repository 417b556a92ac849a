import { AuthDialogPage, getWrongCode } from '../../support/e2e/auth-dialog.ts';
import { createTestCustomer, toArabicDigits } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxCode } from '../../support/e2e/mailbox.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { simpleProduct } from '../../support/known-products.ts';

const product = `/products/${simpleProduct.slug}`;

test('an account is created over a product page, which stays with its cart @everywhere', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.foretell(/403/);
  const caller = new AuthDialogPage(page, testLocale);
  const shop = new ShopPage(page, testLocale);
  const { auth, account, errors } = caller.words;
  await caller.open(product);
  await shop.add();
  await shop.expectCount(1);

  await caller.call();
  await expect(caller.field(auth.identifier)).toBeFocused();
  await caller.follow(auth.createAccount);
  await caller.expectTitle(auth.signUpTitle);
  await expect(caller.field(auth.name)).toBeFocused();
  await caller.press(auth.signUp);
  for (const name of ['name', 'email', 'mobile', 'password'] as const) {
    await caller.expectSaid(errors.field[name]);
  }
  await expect(caller.field(auth.name)).toBeFocused();
  await caller.fillSignUp();
  await caller.press(auth.signUp);
  await caller.expectTitle(auth.verifyTitle);
  await expect(caller.field(auth.code)).toBeFocused();
  const code = await readMailboxCode(page, caller.person.email);
  await caller.say(getWrongCode(code));
  await caller.expectSaid(errors.CODE_WRONG);
  await expect(caller.field(auth.code)).toHaveValue('');
  await caller.say(toArabicDigits(`${code.slice(0, 3)} ${code.slice(3)}`));
  await caller.expectIn();

  await caller.expectAt(product);
  await shop.expectCount(1);
  await expect(caller.link).toBeFocused();
  await caller.link.click();
  await caller.expectAt('/my-account');
  await page.getByRole('button', { name: account.signOut, exact: true }).click();
  await expect(caller.toast).toContainText(auth.signedOut);
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path());
  await shop.expectCountEmpty();
});

test('errors of the auth forms appear beside their fields', async ({ page, testLocale, watch }) => {
  watch.foretell(/40[349]|429/);
  const caller = new AuthDialogPage(page, testLocale);
  const { auth, errors } = caller.words;
  const { email, mobile } = caller.person;
  const used = await caller.registerAndForget();
  await caller.open('/help-support');
  await caller.call();
  await caller.press(auth.signIn);
  await caller.expectSaid(errors.field.identifier);
  await caller.expectSaid(errors.field.passwordMissing);
  await caller.signIn('a hammer and 8 nails');
  await caller.expectSaid(errors.CREDENTIALS_WRONG);
  await expect(caller.field(auth.password)).toBeFocused();
  await caller.press(auth.showPassword);
  await expect(caller.field(auth.password)).toHaveAttribute('type', 'text');
  await caller.press(auth.hidePassword);
  await expect(caller.field(auth.password)).toHaveAttribute('type', 'password');

  await caller.press(auth.codeTitle);
  // Typed values are carried over.
  await expect(caller.field(auth.identifier)).toHaveValue(email);
  await caller.askForCode(createTestCustomer(testLocale).mobile);
  await caller.expectSaid(errors.IDENTIFIER_UNKNOWN_SMS);
  await caller.askForCode(createTestCustomer(testLocale).email);
  await caller.expectSaid(errors.IDENTIFIER_UNKNOWN);
  await caller.follow(auth.backToSignIn);
  await caller.follow(auth.createAccount);
  await caller.fillSignUp({ mobile: createTestCustomer(testLocale).mobile });
  await caller.press(auth.signUp);
  await caller.expectSaid(errors.EMAIL_REGISTERED);
  await expect(caller.field(auth.email)).toBeFocused();
  await caller.follow(auth.signIn);
  await caller.press(auth.codeTitle);
  await caller.askForCode(toArabicDigits(mobile));
  await caller.expectTitle(auth.verifyTitle);
  await caller.say(used);
  await caller.expectSaid(errors.CODE_WRONG);
  const national = mobile.replace(/^0/, '');
  await caller.say(await readMailboxCode(page, national));
  // The number is not verified, so the account's email address is checked too.
  await expect(caller.main).toContainText('@example.com');
  await caller.say(await readMailboxCode(page, email));
  await caller.expectIn();

  await caller.forget();
  await caller.call();
  await caller.follow(auth.createAccount);
  await caller.fillSignUp({ email: createTestCustomer(testLocale).email });
  await caller.press(auth.signUp);
  await caller.expectSaid(errors.MOBILE_LINKED);
  await expect(caller.field(auth.mobile)).toBeFocused();
});

test('codes are sent up to the hourly limit @desktop', async ({ page, testLocale, watch }) => {
  watch.foretell(/429/);
  const caller = new AuthDialogPage(page, testLocale);
  const { auth, errors } = caller.words;
  await caller.open('/help-support');
  await caller.call();
  await caller.follow(auth.forgot);
  // An unknown address gets no code; nor does the same address the sixth time.
  for (let sent = 1; sent <= 5; sent += 1) {
    await caller.askForCode(caller.person.email);
    await caller.expectTitle(auth.verifyTitle);
    if (sent === 5) await expect(caller.main).toContainText(auth.sendsNone);
    else
      await expect(caller.main.getByRole('button', { name: auth.resend })).toHaveAttribute('aria-disabled');
    await caller.press(auth['other-reset']);
  }
  await caller.askForCode(caller.person.email);
  await caller.expectSaid(errors.CODE_LIMIT);
});

test('a forgotten password is replaced, and not by an earlier one @phone', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.foretell(/409/);
  const caller = new AuthDialogPage(page, testLocale);
  const { auth, errors } = caller.words;
  const { email, password } = caller.person;
  await caller.registerAndForget();
  await caller.open('/help-support');
  await caller.call();
  await caller.follow(auth.forgot);
  await caller.expectTitle(auth.forgotTitle);
  await caller.askForCode(email);
  await caller.say(await readMailboxCode(page, email));
  await caller.expectTitle(auth.resetTitle);
  const choose = async (first: string, again: string) => {
    await caller.field(auth.newPassword).fill(first);
    await caller.field(auth.passwordAgain).fill(again);
    await caller.press(auth.savePassword);
  };
  await choose('short', 'short');
  await caller.expectSaid(errors.field.password);
  await choose('a hammer and 9 nails', 'a hammer and 7 nails');
  await caller.expectSaid(errors.field.passwordAgain);
  await choose(password, password);
  await caller.expectSaid(errors.PASSWORD_USED);
  await choose('a hammer and 9 nails', 'a hammer and 9 nails');
  await caller.expectIn();
});

test('a customer of the previous shop chooses a new password', async ({ page, testLocale }) => {
  const caller = new AuthDialogPage(page, testLocale, {
    ...createTestCustomer(testLocale),
    email: 'maryam@binaa.example',
    password: 'maryam-built-1',
  });
  const { auth } = caller.words;
  await caller.open('/help-support');
  await caller.call();
  await caller.signIn();
  await caller.expectTitle(auth.migratedTitle);
  await expect(caller.main).toContainText(auth.migratedText);
  await expectAccessible(page);
});
