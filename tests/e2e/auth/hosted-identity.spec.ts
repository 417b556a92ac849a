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
function meet(page: Page, place: TestLocale, { people }: HostedIdentity): AuthDialogPage {
  const caller = new AuthDialogPage(page, place);
  const { email, password, name } = caller.person;
  const [firstName = '', lastName = ''] = name.split(' ');
  people.push({ uid: randomUUID(), email, password, firstName, lastName, isVerified: true });
  return caller;
}

/** Records requests of the page to the provider. */
function follow(page: Page, { url }: HostedIdentity): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === url) asked.push(pathname);
  });
  return asked;
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
  const caller = meet(page, testLocale, provider);
  const asked = follow(page, provider);
  const { auth, account, errors } = caller.words;
  const answer = await page.goto(testLocale.path(product));
  const policy = answer?.headers()['content-security-policy'];
  for (const kind of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy).toContain(`${kind} ${provider.url} 'self'`);
  }

  await caller.call();
  expect(asked, 'nothing is fetched before it is needed').toEqual([]);
  await caller.signIn('a hammer and 8 nails');
  await caller.expectSaid(errors.CREDENTIALS_WRONG);
  expect(asked).toEqual(['/sdk.js', '/call/login']);
  await expectAccessible(page);
  await caller.signIn();
  await caller.expectIn();
  await caller.expectAt(product);
  expect(asked.slice(2)).toEqual(['/call/login', '/call/getJWT']);
  // A token contains dots; its three first letters alone may also occur in encrypted values.
  expect(await readAll(page)).not.toMatch(/eyJ[\w-]{10,}\.[\w-]+\./);

  await caller.link.click();
  await caller.expectAt('/my-account');
  await expect(page.getByRole('main')).toContainText(caller.person.name);
  await page.getByRole('button', { name: account.signOut, exact: true }).click();
  await expect(caller.toast).toContainText(auth.signedOut);
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path());
  expect(asked.at(-1)).toBe('/call/logout');
  await caller.open('/my-account');
  await caller.expectAt('/sign-in');
});

test('the sign-in page opens the dialog, which accepts a code @desktop', async ({
  page,
  testLocale,
  hosted: { provider },
}) => {
  const caller = meet(page, testLocale, provider);
  const { auth, errors } = caller.words;
  const { email } = caller.person;
  await caller.open('/my-account');
  await caller.expectAt('/sign-in');
  await caller.expectTitle(auth.signInTitle);
  await caller.press(auth.codeTitle);
  await caller.askForCode('nobody@example.com');
  await caller.expectSaid(errors.IDENTIFIER_UNKNOWN);
  await caller.askForCode(email);
  await caller.expectTitle(auth.verifyTitle);
  const code = provider.codes.get(email) ?? '';
  await caller.say(getWrongCode(code));
  await caller.expectSaid(errors.CODE_WRONG);
  await caller.say(code);
  await caller.expectAt('/my-account');
  await expect(page.getByRole('main')).toContainText(caller.person.name);
});

test('an account is created at the provider, and its password reset @phone', async ({
  page,
  testLocale,
  hosted: { provider },
}) => {
  const caller = new AuthDialogPage(page, testLocale);
  const { auth } = caller.words;
  const { email, password } = caller.person;
  await caller.open('/sign-up');
  await caller.expectAt('/sign-in');
  await caller.expectTitle(auth.signUpTitle);
  await caller.fillSignUp();
  await caller.press(auth.signUp);
  await caller.expectTitle(auth.verifyTitle);
  await caller.say(provider.codes.get(email) ?? '');
  await caller.expectAt('/my-account');
  await caller.forget();

  await caller.open(product);
  await caller.call();
  await caller.follow(auth.forgot);
  await caller.field(auth.identifier).fill(email);
  await caller.press(auth.forgotSend);
  await caller.expectTitle(auth.verifyTitle);
  await caller.say(provider.codes.get(email) ?? '');
  await caller.expectTitle(auth.resetTitle);
  await choose(password);
  await caller.expectSaid('Old Password Used');
  await choose('a hammer and 9 nails');
  await caller.expectIn();

  async function choose(next: string): Promise<void> {
    await caller.field(auth.newPassword).fill(next);
    await caller.field(auth.passwordAgain).fill(next);
    await caller.press(auth.savePassword);
  }
});

test('an unavailable provider is reported, and can be tried again @desktop', async ({
  page,
  testLocale,
  watch,
  hosted: { provider },
}) => {
  watch.foretell(/sdk\.js/);
  const caller = meet(page, testLocale, provider);
  await page.route('**/sdk.js*', (route) => route.abort());
  await caller.open(product);
  await caller.call();
  await caller.signIn();
  await caller.expectSaid(caller.words.errors.IDENTITY_MISSING);
  await page.unroute('**/sdk.js*');
  await caller.signIn();
  await caller.expectIn();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in page says that it needs script @phone', async ({ page, testLocale }) => {
    const caller = new AuthDialogPage(page, testLocale);
    await caller.open('/forgot-password');
    await caller.expectAt('/sign-in');
    await expect(page.getByRole('main')).toContainText(caller.words.auth.hostedText);
  });
});
