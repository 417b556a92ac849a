import { AuthDialogPage } from '../../support/e2e/auth-dialog.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxCode } from '../../support/e2e/mailbox.ts';

test('an account is deleted with script too, and cannot be used to sign in any more', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.foretell(/403/);
  const caller = new AuthDialogPage(page, testLocale);
  const { auth, account, errors } = caller.words;
  const main = page.getByRole('main');
  await caller.register();
  await caller.open('/my-account/security');
  await main.getByRole('button', { name: account.deletionSend, exact: true }).click();
  await caller.expectAt('/verify');
  const title = auth['verifyTitle-deletion'];
  await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  // The sixth digit submits the form.
  await main.getByLabel(auth.code, { exact: true }).fill(await readMailboxCode(page, caller.person.email));
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path());
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name === 'binaa' || name === 'binaa-in')).toEqual([]);

  await caller.open('/my-account');
  await caller.expectAt('/sign-in');
  await caller.open('/help-support');
  await caller.call();
  await caller.signIn();
  await caller.expectSaid(errors.CREDENTIALS_WRONG);
});
