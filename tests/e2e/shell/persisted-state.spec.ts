import type { Page } from '@playwright/test';
import { fillCart } from '../../support/e2e/api-calls.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { simpleProduct } from '../../support/known-products.ts';

const PREFIX = 'binaa-state.';
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

async function openCheckout(page: Page, shop: ShopPage): Promise<void> {
  await fillCart(page, shop.testLocale);
  await shop.openCheckout();
}

/** Runs an action and waits until the stored checkout state has changed. */
async function expectPersisted(page: Page, action: () => Promise<void>): Promise<void> {
  const read = () => page.evaluate((key) => localStorage.getItem(key), `${PREFIX}checkoutState`);
  const before = await read();
  await action();
  await expect.poll(read).not.toBe(before);
}

/** Everything of this shop's storage that script can read, as text. */
const readStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

test('checkout values survive a reload, and are never stored in plain text', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await openCheckout(page, shop);
  await field(page, 'emailAddress').fill('shamsa@binaa.example');
  await expectPersisted(page, () => field(page, 'firstName').pressSequentially('Shamsa'));
  await page.reload();
  // Restored without any interaction.
  await expect(field(page, 'firstName')).toHaveValue('Shamsa');
  await expect(field(page, 'emailAddress')).toHaveValue('shamsa@binaa.example');
  await expect(field(page, 'lastName')).toHaveValue('');

  await shop.fillContact();
  await shop.continueTo('delivery');
  await field(page, 'deliveryArea').selectOption({ index: 2 });
  const area = await field(page, 'deliveryArea').inputValue();
  await page.locator('[name="addressType"][value="Commercial"]').check();
  await expectPersisted(page, () => field(page, 'deliveryAddress').pressSequentially('Mirdif'));
  await page.reload();
  await expect(field(page, 'deliveryArea')).toHaveValue(area);
  await expect(field(page, 'deliveryAddress')).toHaveValue('Mirdif');
  await expect(page.locator('[name="addressType"][value="Commercial"]')).toBeChecked();
  await expect(page.locator('[name="slot"]:checked')).toHaveCount(1);

  const stored = await readStorage(page);
  expect(stored).toContain(`${PREFIX}checkoutState`);
  expect(stored).not.toMatch(/Shamsa|binaa\.example|Mirdif|Commercial/);
  for (const name of ['Shamsa', 'shamsa@binaa.example']) {
    expect(stored).not.toContain(Buffer.from(name).toString('base64').slice(0, 7));
  }
});

test('the encryption key cannot be exported from the browser @desktop', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await openCheckout(page, shop);
  await expectPersisted(page, () => field(page, 'firstName').pressSequentially('Shamsa'));
  const outcome = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('binaa');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const key = await new Promise<CryptoKey>((resolve) => {
      const request = database.transaction('keys').objectStore('keys').get('state');
      request.onsuccess = () => resolve(request.result as CryptoKey);
    });
    database.close();
    const raw = crypto.subtle.exportKey('raw', key).then(
      () => 'exported',
      (error: DOMException) => error.name,
    );
    return { raw: await raw, isExtractable: key.extractable, text: JSON.stringify(key) };
  });
  expect(outcome).toEqual({ raw: 'InvalidAccessError', isExtractable: false, text: '{}' });
});

test('checkout values typed in one tab appear in another when it opens, and are cleared from both after the order @phone', async ({
  page,
  testLocale,
  context,
}) => {
  const shop = new ShopPage(page, testLocale);
  await openCheckout(page, shop);
  await expectPersisted(page, () => field(page, 'firstName').pressSequentially('Shamsa'));
  const other = await context.newPage();
  await other.goto(testLocale.path('/checkout'));
  await expect(field(other, 'firstName')).toHaveValue('Shamsa');
  await other.close();

  await shop.fillCheckout();
  await shop.goToPayment();
  await shop.pay();
  await shop.expectConfirmation();
  expect(await readStorage(page)).not.toContain(`${PREFIX}checkoutState`);
});

for (const [title, corrupt] of [
  [
    'an altered entry @desktop',
    () => localStorage.setItem('binaa-state.checkoutState', '1.1790000000000.AAAA'),
  ],
  ['nonsense @phone', () => localStorage.setItem('binaa-state.checkoutState', '{"firstName":')],
  ['no database @desktop', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'a closed storage @phone',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  ],
  ['no cryptography @desktop', () => Object.defineProperty(crypto, 'subtle', { value: undefined })],
] as const) {
  test(`checkout works with ${title}`, async ({ page, testLocale }) => {
    const shop = new ShopPage(page, testLocale);
    await page.addInitScript(corrupt);
    await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
    await shop.add();
    await shop.expectCount(1);
    await shop.openCheckout();
    await shop.fillCheckout();
    await shop.goToPayment();
  });
}
