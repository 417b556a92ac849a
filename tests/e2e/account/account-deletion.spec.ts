import { AuthDialogPage } from '../../support/e2e/auth-dialog.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxCode } from '../../support/e2e/mailbox.ts';

test('an account is deleted with script too, and cannot be used to sign in any more', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.expectProblem(/403/);
  const authDialog = new AuthDialogPage(page, testLocale);
  const { auth, account, errors } = authDialog.messages;
  const main = page.getByRole('main');
  await authDialog.register();
  await authDialog.open('/my-account/security');
  await main.getByRole('button', { name: account.deletionSend, exact: true }).click();
  await authDialog.expectPath('/verify');
  const title = auth['verifyTitle-deletion'];
  await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  // The sixth digit submits the form.
  await main
    .getByLabel(auth.code, { exact: true })
    .fill(await readMailboxCode(page, authDialog.customer.email));
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path());
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name === 'binaa' || name === 'binaa-in')).toEqual([]);

  await authDialog.open('/my-account');
  await authDialog.expectPath('/sign-in');
  await authDialog.open('/help-support');
  await authDialog.openDialog();
  await authDialog.signIn();
  await authDialog.expectAnnouncement(errors.CREDENTIALS_WRONG);
});
