import type { Page, Response } from '@playwright/test';
import { AuthDialogPage } from '../../support/e2e/auth-dialog.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxCode } from '../../support/e2e/mailbox.ts';
import { CARDS, ShopPage } from '../../support/e2e/shop-page.ts';
import { simpleProduct } from '../../support/known-products.ts';

const CVC = '9371';
const NUMBER = CARDS.accepted.replaceAll(' ', '');
// The sandbox page lists card numbers publicly; a number in a form field is still found.
const LISTED = new RegExp(`>\\s*${CARDS.accepted}\\s*<`, 'g');
const TOKENS = /eyJ[\w-]{5,}\.[\w-]{5,}\.|accessToken|identityToken|appToken|deviceToken/;

/** Everything of this shop that script can read in a browser, as text. */
const readAll = (page: Page) =>
  page.evaluate(async () => {
    const toPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const storedValues: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await toPromise(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        storedValues.push(name, store, await toPromise(rows.getAllKeys()), await toPromise(rows.getAll()));
      }
      database.close();
    }
    const html = document.documentElement.outerHTML;
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, storedValues, html]);
  });

test('script can read no secret after a complete purchase @desktop', async ({
  page,
  testLocale,
  context,
}) => {
  const authDialog = new AuthDialogPage(page, testLocale);
  const shop = new ShopPage(page, testLocale);
  const { auth, account } = authDialog.messages;
  const { email, password } = authDialog.customer;
  const secrets = [password, CARDS.accepted, NUMBER];
  const digits = [CVC];
  const texts: [string, string][] = [];
  const bodies: Promise<void>[] = [];
  const isOwn = (url: string) => !url.includes('/sandbox/mailbox');

  context.on('response', (reply: Response) => {
    const type = reply.request().resourceType();
    if (!['document', 'fetch', 'xhr'].includes(type) || !isOwn(reply.url())) return;
    // A redirect has no body, and that of a closed page is gone.
    const read = reply.text().then(
      (text) => void texts.push([`${type} ${reply.url()}`, text]),
      () => undefined,
    );
    bodies.push(read);
  });
  const recordReadableText = async (moment: string) => void texts.push([moment, await readAll(page)]);

  await authDialog.open(`/products/${simpleProduct.slug}`);
  await shop.add();
  await shop.expectCount(1);
  await authDialog.openDialog();
  digits.push(await authDialog.createAccount());
  await authDialog.expectSignedIn();
  await recordReadableText('signed up');
  await authDialog.open('/my-account/profile');
  await recordReadableText('in the account');

  await shop.openCart();
  await shop.toCheckout();
  await shop.fillCheckout();
  await recordReadableText('at checkout');
  await shop.goToPayment();
  await shop.fillCard(CARDS.accepted);
  await page.locator('[name="cvc"]').fill(CVC);
  await recordReadableText('at payment');
  await page.getByRole('button', { name: testLocale.translate({ en: /^Pay /, ar: /^ادفع / }) }).click();
  await shop.expectConfirmation();
  await recordReadableText('ordered');

  await authDialog.open('/my-account');
  await page.getByRole('button', { name: account.signOut, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === testLocale.path());
  await recordReadableText('signed out');
  await authDialog.open('/help-support');
  await authDialog.openDialog();
  await authDialog.clickButton(auth.codeTitle);
  await authDialog.requestCode(email);
  await authDialog.expectTitle(auth.verifyTitle);
  const code = await readMailboxCode(page, email);
  digits.push(code);
  await authDialog.typeCode(code);
  await authDialog.expectSignedIn();
  await recordReadableText('in by code');

  await Promise.all(bodies);
  for (const { name, value, httpOnly } of await context.cookies()) {
    if (name === 'binaa' || name === 'binaa-device') {
      expect([name, httpOnly]).toEqual([name, true]);
      secrets.push(value);
    }
  }
  expect(secrets).toHaveLength(5);
  const wholeNumbers = digits.map((code) => new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`));
  const find = (text: string) => [
    ...secrets.filter((secret) => text.includes(secret)),
    ...[...wholeNumbers, TOKENS].flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
  ];
  expect(find(`${password} "${code}" ${CVC}`)).toHaveLength(3);
  expect(texts.filter(([source]) => source.includes('/api/')).length).toBeGreaterThan(3);
  const found = texts.map(([source, text]) => [source, find(text.replace(LISTED, '><'))] as const);
  expect(found.filter(([, names]) => names.length > 0)).toEqual([]);
});
