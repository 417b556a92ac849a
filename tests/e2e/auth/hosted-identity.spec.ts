import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startTestSite } from '../../../scripts/server/test-site.mjs';
import { AuthDialogPage, getWrongCode } from '../../support/e2e/auth-dialog.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { test as base, expect, type TestLocale } from '../../support/e2e/fixtures.ts';
import { simpleProduct } from '../../support/known-products.ts';
import { type HostedIdentity, startHostedIdentity } from '../../support/servers/hosted-identity.ts';

/** A second shop of the same build, whose accounts are at a fake hosted provider. */
const test = base.extend<object, { hosted: { url: string; provider: HostedIdentity } }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
    async ({}, use) => {
      const provider = await startHostedIdentity();
      const site = await startTestSite({ env: provider.env });
      await use({ url: site.url, provider });
      await site.stop();
      await provider.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.url),
});

// In sequence, so that one such shop is enough.
test.describe.configure({ mode: 'default' });

const product = `/products/${simpleProduct.slug}`;

/** Creates an account at the provider and returns a page object for its owner. */
function createProviderCustomer(
  page: Page,
  testLocale: TestLocale,
  { accounts }: HostedIdentity,
): AuthDialogPage {
  const authDialog = new AuthDialogPage(page, testLocale);
  const { email, password, name } = authDialog.customer;
  const [firstName = '', lastName = ''] = name.split(' ');
  accounts.push({ uid: randomUUID(), email, password, firstName, lastName, isVerified: true });
  return authDialog;
}

/** Records requests of the page to the provider. */
function recordRequests(page: Page, { url }: HostedIdentity): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === url) requests.push(pathname);
  });
  return requests;
}

/** Everything that script can read on the page and in the browser's storage. */
const readAll = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      document.cookie,
    ].join(),
  );

test("a customer signs in with the provider's password, and signs out", async ({
  page,
  testLocale,
  hosted: { provider },
}) => {
  const authDialog = createProviderCustomer(page, testLocale, provider);
  const requests = recordRequests(page, provider);
  const { auth, account, errors } = authDialog.messages;
  const response = await page.goto(testLocale.path(product));
  const policy = response?.headers()['content-security-policy'];
  for (const kind of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy).toContain(`${kind} ${provider.url} 'self'`);
  }

  await authDialog.openDialog();
  expect(requests, 'nothing is fetched before it is needed').toEqual([]);
  await authDialog.signIn('a hammer and 8 nails');
  await authDialog.expectAnnouncement(errors.CREDENTIALS_WRONG);
  expect(requests).toEqual(['/sdk.js', '/call/login']);
  await expectAccessible(page);
  await authDialog.signIn();
  await authDialog.expectSignedIn();
  await authDialog.expectPath(product);
  expect(requests.slice(2)).toEqual(['/call/login', '/call/getJWT']);
  // A token contains dots; its three first letters alone may also occur in encrypted values.
  expect(await readAll(page)).not.toMatch(/eyJ[\w-]{10,}\.[\w-]+\./);

  await authDialog.link.click();
  await authDialog.expectPath('/my-account');
  await expect(page.getByRole('main')).toContainText(authDialog.customer.name);
  await page.getByRole('button', { name: account.signOut, exact: true }).click();
  await expect.poll(() => authDialog.toast.textContent(), { intervals: [50] }).toContain(auth.signedOut);
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path());
  expect(requests.at(-1)).toBe('/call/logout');
  await authDialog.open('/my-account');
  await authDialog.expectPath('/sign-in');
});

test('the sign-in page opens the dialog, which accepts a code @desktop', async ({
  page,
  testLocale,
  hosted: { provider },
}) => {
  const authDialog = createProviderCustomer(page, testLocale, provider);
  const { auth, errors } = authDialog.messages;
  const { email } = authDialog.customer;
  await authDialog.open('/my-account');
  await authDialog.expectPath('/sign-in');
  await authDialog.expectTitle(auth.signInTitle);
  await authDialog.clickButton(auth.codeTitle);
  await authDialog.requestCode('nobody@example.com');
  await authDialog.expectAnnouncement(errors.IDENTIFIER_UNKNOWN);
  await authDialog.requestCode(email);
  await authDialog.expectTitle(auth.verifyTitle);
  const code = provider.codes.get(email) ?? '';
  await authDialog.typeCode(getWrongCode(code));
  await authDialog.expectAnnouncement(errors.CODE_WRONG);
  await authDialog.typeCode(code);
  await authDialog.expectPath('/my-account');
  await expect(page.getByRole('main')).toContainText(authDialog.customer.name);
});

test('an account is created at the provider, and its password reset @phone', async ({
  page,
  testLocale,
  hosted: { provider },
}) => {
  const authDialog = new AuthDialogPage(page, testLocale);
  const { auth } = authDialog.messages;
  const { email, password } = authDialog.customer;
  await authDialog.open('/sign-up');
  await authDialog.expectPath('/sign-in');
  await authDialog.expectTitle(auth.signUpTitle);
  await authDialog.fillSignUp();
  await authDialog.clickButton(auth.signUp);
  await authDialog.expectTitle(auth.verifyTitle);
  await authDialog.typeCode(provider.codes.get(email) ?? '');
  await authDialog.expectPath('/my-account');
  await authDialog.clearSession();

  await authDialog.open(product);
  await authDialog.openDialog();
  await authDialog.follow(auth.forgot);
  await authDialog.field(auth.identifier).fill(email);
  await authDialog.clickButton(auth.forgotSend);
  await authDialog.expectTitle(auth.verifyTitle);
  await authDialog.typeCode(provider.codes.get(email) ?? '');
  await authDialog.expectTitle(auth.resetTitle);
  await choose(password);
  await authDialog.expectAnnouncement('Old Password Used');
  await choose('a hammer and 9 nails');
  await authDialog.expectSignedIn();

  async function choose(next: string): Promise<void> {
    await authDialog.field(auth.newPassword).fill(next);
    await authDialog.field(auth.passwordAgain).fill(next);
    await authDialog.clickButton(auth.savePassword);
  }
});

test('an unavailable provider is reported, and can be tried again @desktop', async ({
  page,
  testLocale,
  watch,
  hosted: { provider },
}) => {
  watch.expectProblem(/sdk\.js/);
  const authDialog = createProviderCustomer(page, testLocale, provider);
  await page.route('**/sdk.js*', (route) => route.abort());
  await authDialog.open(product);
  await authDialog.openDialog();
  await authDialog.signIn();
  await authDialog.expectAnnouncement(authDialog.messages.errors.IDENTITY_MISSING);
  await page.unroute('**/sdk.js*');
  await authDialog.signIn();
  await authDialog.expectSignedIn();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in page states that it needs script @phone', async ({ page, testLocale }) => {
    const authDialog = new AuthDialogPage(page, testLocale);
    await authDialog.open('/forgot-password');
    await authDialog.expectPath('/sign-in');
    await expect(page.getByRole('main')).toContainText(authDialog.messages.auth.hostedText);
  });
});
