import { AuthPage, createTestCustomer, toArabicDigits } from '../../support/e2e/auth-page.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxCode } from '../../support/e2e/mailbox.ts';

test.use({ javaScriptEnabled: false });

test('without script an account is created, used to sign in, gets a new password and is deleted', async ({
  page,
  testLocale,
}) => {
  const authPage = new AuthPage(page, testLocale);
  const { auth, account, errors, wallet } = authPage.messages;
  const { email, name, password } = authPage.customer;
  await authPage.signUp();
  await authPage.expectTitle(account.hello.replace('{{name}}', name));
  // The number from the sign-up opens no wallet until a code has confirmed it.
  await expect(authPage.region(wallet.title)).toContainText(wallet['number-unproven']);

  await authPage.signOut();
  await authPage.open('/my-account/security');
  await authPage.expectPath('/sign-in');
  await authPage.signIn('a hammer and 8 nails');
  await expect(authPage.alert).toContainText(errors.CREDENTIALS_WRONG);
  await expect(authPage.field(auth.identifier).first()).toHaveValue(email);
  await authPage.signIn();
  await authPage.expectPath('/my-account/security');

  await authPage.signOut();
  await authPage.open('/sign-in');
  await authPage.main.getByRole('link', { name: auth.forgot }).click();
  await authPage.field(auth.identifier).fill(email);
  await authPage.clickButton(auth.forgotSend);
  await authPage.enterCode(await readMailboxCode(page, email), auth['verify-reset']);
  await authPage.expectTitle(auth.resetTitle);
  const choose = async (first: string, repeatedPassword: string) => {
    await authPage.field(auth.newPassword).fill(first);
    await authPage.field(auth.passwordAgain).fill(repeatedPassword);
    await authPage.clickButton(auth.savePassword);
  };
  await choose('short', 'short');
  await expect(authPage.alert).toContainText(errors.field.password);
  await choose('a hammer and 9 nails', 'a hammer and 7 nails');
  await expect(authPage.alert).toContainText(errors.field.passwordAgain);
  await choose(password, password);
  await expect(authPage.alert).toContainText(errors.PASSWORD_USED);
  await choose('a hammer and 9 nails', 'a hammer and 9 nails');
  await authPage.expectPath('/my-account');

  await authPage.open('/account-deletion');
  await authPage.main.getByRole('link', { name: account.security }).click();
  await authPage.clickButton(account.deletionSend);
  await authPage.expectTitle(auth['verifyTitle-deletion']);
  await authPage.enterCode(await readMailboxCode(page, email), auth['verify-deletion']);
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path());

  await authPage.open('/sign-in');
  await authPage.signIn('a hammer and 9 nails');
  await expect(authPage.alert).toContainText(errors.CREDENTIALS_WRONG);
});

test('without script a sign-up is corrected, and its code accepts Arabic digits', async ({
  page,
  testLocale,
}) => {
  const authPage = new AuthPage(page, testLocale);
  const { auth, errors } = authPage.messages;
  const { email } = authPage.customer;
  // Values of a link are filled in as plain text.
  await authPage.open(`/sign-up?${new URLSearchParams({ name: '"><b>Layla', email, phone: '12' })}`);
  await expect(authPage.field(auth.name)).toHaveValue('"><b>Layla');
  await expect(authPage.field(auth.email)).toHaveValue(email);
  for (const box of await authPage.main.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await authPage.field(auth.email).fill('layla');
  await authPage.field(auth.password).fill('nonumber');
  await authPage.clickButton(auth.signUp);
  const wrong = ['name', 'email', 'mobile', 'password'] as const;
  for (const name of wrong) await expect(authPage.alert).toContainText(errors.field[name]);
  await expect(authPage.field(auth.mobile)).toHaveAttribute('aria-invalid', 'true');
  await expect(authPage.field(auth.password)).toHaveValue('');

  await authPage.fillSignUp();
  await authPage.main.getByRole('checkbox', { name: auth['newsletter-whatsapp'] }).check();
  await authPage.clickButton(auth.signUp);
  await authPage.expectTitle(auth.verifyTitle);
  await expect(authPage.main).not.toContainText(email);
  const code = await readMailboxCode(page, email);
  const other = code === '000000' ? '111111' : '000000';
  await authPage.enterCode(other, auth['verify-sign-up']);
  await expect(authPage.alert).toContainText(errors.CODE_WRONG);
  await expect(authPage.main).toContainText(/4/);
  await authPage.enterCode('12', auth['verify-sign-up']);
  await expect(authPage.alert).toContainText(errors.field.code);
  await authPage.clickButton(auth.resend);
  await expect(authPage.alert).toContainText(errors.CODE_TOO_SOON);
  await authPage.enterCode(toArabicDigits(`${code.slice(0, 3)} ${code.slice(3)}`), auth['verify-sign-up']);
  await authPage.expectPath('/my-account');
  await authPage.open('/my-account/profile');
  const { account } = authPage.messages;
  await expect(authPage.main.getByRole('checkbox', { name: account['newsletter-whatsapp'] })).toBeChecked();
  await expect(authPage.main.getByRole('checkbox', { name: account['newsletter-email'] })).not.toBeChecked();
});

test('without script a registered visitor sees a message, and signs in by a code to the mobile number', async ({
  page,
  testLocale,
  context,
}) => {
  const authPage = new AuthPage(page, testLocale);
  const { auth, errors } = authPage.messages;
  await authPage.registerAndSignOut();
  await authPage.open('/sign-up');
  await authPage.fillSignUp({ mobile: createTestCustomer(testLocale).mobile });
  await authPage.clickButton(auth.signUp);
  await expect(authPage.alert).toContainText(errors.EMAIL_REGISTERED);
  await authPage.main.getByRole('link', { name: auth.signIn, exact: true }).click();
  const byCode = authPage.region(auth.codeTitle);
  const send = async (identifier: string) => {
    await authPage.field(auth.identifier).fill(identifier);
    await authPage.clickButton(auth.codeSend, byCode);
  };
  await send('nobody');
  await expect(authPage.alert).toContainText(errors.field.identifier);
  await send(createTestCustomer(testLocale).email);
  await expect(authPage.alert).toContainText(errors.IDENTIFIER_UNKNOWN);
  await send(createTestCustomer(testLocale).mobile);
  await expect(authPage.alert).toContainText(errors.IDENTIFIER_UNKNOWN_SMS);
  await send(toArabicDigits(authPage.customer.mobile));
  await authPage.expectTitle(auth.verifyTitle);
  const national = authPage.customer.mobile.replace(/^0/, '');
  await authPage.enterCode(await readMailboxCode(page, national), auth['verify-sign-in']);
  // The number is not verified, so the account's email address is checked too.
  await expect(authPage.main).toContainText('@example.com');
  await authPage.enterCode(await readMailboxCode(page, authPage.customer.email), auth['verify-sign-in']);
  await authPage.expectPath('/my-account');
  await context.clearCookies();

  await authPage.open('/sign-up');
  await authPage.fillSignUp({ email: createTestCustomer(testLocale).email });
  await authPage.clickButton(auth.signUp);
  await expect(authPage.alert).toContainText(errors.MOBILE_LINKED);
});

test('without script guests return to the requested page after sign-in, and never to another site @desktop', async ({
  page,
  testLocale,
}) => {
  const authPage = new AuthPage(page, testLocale);
  const { auth, errors } = authPage.messages;
  await authPage.registerAndSignOut();
  await authPage.open('/verify');
  await authPage.expectPath('/sign-in');
  await authPage.open('/reset-password');
  await authPage.expectPath('/forgot-password');
  await authPage.open('/account');
  await authPage.expectPath('/sign-in');

  await authPage.open('/sign-in?next=//elsewhere.example/x');
  await authPage.clickButton(auth.signIn);
  for (const errorText of [errors.missing.identifier, errors.missing.password]) {
    await expect(authPage.alert).toContainText(errorText);
  }
  await authPage.signIn();
  await authPage.expectPath('/my-account');
  // Signed-in customers are redirected.
  await authPage.open(`/sign-in?next=${testLocale.path('/cart')}`);
  await authPage.expectPath('/cart');
});
