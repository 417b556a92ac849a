import { AuthPage, createTestCustomer, toArabicDigits } from '../../support/e2e/auth-page.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxCode } from '../../support/e2e/mailbox.ts';

test.use({ javaScriptEnabled: false });

test('without script an account is created, used to sign in, gets a new password and is deleted', async ({
  page,
  testLocale,
}) => {
  const member = new AuthPage(page, testLocale);
  const { auth, account, errors } = member.words;
  const { email, name, password } = member.person;
  await member.signUp();
  await member.expectTitle(account.hello.replace('{{name}}', name));
  await expect(member.part(account.walletTitle)).toContainText(/BW-[0-9A-Z]{4}-[0-9A-Z]{4}/);

  await member.signOut();
  await member.open('/my-account/security');
  await member.expectAt('/sign-in');
  await member.signIn('a hammer and 8 nails');
  await expect(member.alert).toContainText(errors.CREDENTIALS_WRONG);
  await expect(member.field(auth.identifier).first()).toHaveValue(email);
  await member.signIn();
  await member.expectAt('/my-account/security');

  await member.signOut();
  await member.open('/sign-in');
  await member.main.getByRole('link', { name: auth.forgot }).click();
  await member.field(auth.identifier).fill(email);
  await member.press(auth.forgotSend);
  await member.enterCode(await readMailboxCode(page, email), auth['verify-reset']);
  await member.expectTitle(auth.resetTitle);
  const choose = async (first: string, again: string) => {
    await member.field(auth.newPassword).fill(first);
    await member.field(auth.passwordAgain).fill(again);
    await member.press(auth.savePassword);
  };
  await choose('short', 'short');
  await expect(member.alert).toContainText(errors.field.password);
  await choose('a hammer and 9 nails', 'a hammer and 7 nails');
  await expect(member.alert).toContainText(errors.field.passwordAgain);
  await choose(password, password);
  await expect(member.alert).toContainText(errors.PASSWORD_USED);
  await choose('a hammer and 9 nails', 'a hammer and 9 nails');
  await member.expectAt('/my-account');

  await member.open('/account-deletion');
  await member.main.getByRole('link', { name: account.security }).click();
  await member.press(account.deletionSend);
  await member.expectTitle(auth['verifyTitle-deletion']);
  await member.enterCode(await readMailboxCode(page, email), auth['verify-deletion']);
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path());

  await member.open('/sign-in');
  await member.signIn('a hammer and 9 nails');
  await expect(member.alert).toContainText(errors.CREDENTIALS_WRONG);
});

test('without script a sign-up is corrected, and its code accepts Arabic digits', async ({
  page,
  testLocale,
}) => {
  const member = new AuthPage(page, testLocale);
  const { auth, errors } = member.words;
  const { email } = member.person;
  // Values of a link are filled in as plain text.
  await member.open(`/sign-up?${new URLSearchParams({ name: '"><b>Layla', email, phone: '12' })}`);
  await expect(member.field(auth.name)).toHaveValue('"><b>Layla');
  await expect(member.field(auth.email)).toHaveValue(email);
  for (const box of await member.main.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await member.field(auth.email).fill('layla');
  await member.field(auth.password).fill('nonumber');
  await member.press(auth.signUp);
  const wrong = ['name', 'email', 'mobile', 'password'] as const;
  for (const name of wrong) await expect(member.alert).toContainText(errors.field[name]);
  await expect(member.field(auth.mobile)).toHaveAttribute('aria-invalid', 'true');
  await expect(member.field(auth.password)).toHaveValue('');

  await member.fillSignUp();
  await member.main.getByRole('checkbox', { name: auth['newsletter-whatsapp'] }).check();
  await member.press(auth.signUp);
  await member.expectTitle(auth.verifyTitle);
  await expect(member.main).not.toContainText(email);
  const code = await readMailboxCode(page, email);
  const other = code === '000000' ? '111111' : '000000';
  await member.enterCode(other, auth['verify-sign-up']);
  await expect(member.alert).toContainText(errors.CODE_WRONG);
  await expect(member.main).toContainText(/4/);
  await member.enterCode('12', auth['verify-sign-up']);
  await expect(member.alert).toContainText(errors.field.code);
  await member.press(auth.resend);
  await expect(member.alert).toContainText(errors.CODE_TOO_SOON);
  await member.enterCode(toArabicDigits(`${code.slice(0, 3)} ${code.slice(3)}`), auth['verify-sign-up']);
  await member.expectAt('/my-account');
  await member.open('/my-account/profile');
  const { account } = member.words;
  await expect(member.main.getByRole('checkbox', { name: account['letters-whatsapp'] })).toBeChecked();
  await expect(member.main.getByRole('checkbox', { name: account['letters-email'] })).not.toBeChecked();
});

test('without script a registered visitor is told so, and signs in by a code to the mobile number', async ({
  page,
  testLocale,
  context,
}) => {
  const member = new AuthPage(page, testLocale);
  const { auth, errors } = member.words;
  await member.registerAndForget();
  await member.open('/sign-up');
  await member.fillSignUp({ mobile: createTestCustomer(testLocale).mobile });
  await member.press(auth.signUp);
  await expect(member.alert).toContainText(errors.EMAIL_REGISTERED);
  await member.main.getByRole('link', { name: auth.signIn, exact: true }).click();
  const byCode = member.part(auth.codeTitle);
  const send = async (identifier: string) => {
    await member.field(auth.identifier, byCode).fill(identifier);
    await member.press(auth.codeSend, byCode);
  };
  await send('nobody');
  await expect(member.alert).toContainText(errors.field.identifier);
  await send(createTestCustomer(testLocale).email);
  await expect(member.alert).toContainText(errors.IDENTIFIER_UNKNOWN);
  await send(createTestCustomer(testLocale).mobile);
  await expect(member.alert).toContainText(errors.IDENTIFIER_UNKNOWN_SMS);
  await send(toArabicDigits(member.person.mobile));
  await member.expectTitle(auth.verifyTitle);
  const national = member.person.mobile.replace(/^0/, '');
  await member.enterCode(await readMailboxCode(page, national), auth['verify-sign-in']);
  // The number is not verified, so the account's email address is checked too.
  await expect(member.main).toContainText('@example.com');
  await member.enterCode(await readMailboxCode(page, member.person.email), auth['verify-sign-in']);
  await member.expectAt('/my-account');
  await context.clearCookies();

  await member.open('/sign-up');
  await member.fillSignUp({ email: createTestCustomer(testLocale).email });
  await member.press(auth.signUp);
  await expect(member.alert).toContainText(errors.MOBILE_LINKED);
});

test('without script guests return to the requested page after sign-in, and never to another site @desktop', async ({
  page,
  testLocale,
}) => {
  const member = new AuthPage(page, testLocale);
  const { auth, errors } = member.words;
  await member.registerAndForget();
  await member.open('/verify');
  await member.expectAt('/sign-in');
  await member.open('/reset-password');
  await member.expectAt('/forgot-password');
  await member.open('/account');
  await member.expectAt('/sign-in');

  await member.open('/sign-in?next=//elsewhere.example/x');
  await member.press(auth.signIn);
  for (const said of [errors.field.identifier, errors.field.passwordMissing]) {
    await expect(member.alert).toContainText(said);
  }
  await member.signIn();
  await member.expectAt('/my-account');
  // Signed-in customers are redirected.
  await member.open(`/sign-in?next=${testLocale.path('/cart')}`);
  await member.expectAt('/cart');
});
