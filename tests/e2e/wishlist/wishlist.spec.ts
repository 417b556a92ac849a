import type { Locator, Page } from '@playwright/test';
import { interpolate } from '#lib/format/interpolate.ts';
import { fillCart } from '../../support/e2e/api-calls.ts';
import { AuthDialogPage } from '../../support/e2e/auth-dialog.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, type TestLocale, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { paintCategory, paintProduct, products, simpleProduct } from '../../support/known-products.ts';

type Product = (typeof products)[number];

const KEY = 'hardwareWishlist';
/** A product that is sold out in the country of the tests. */
const out = products.find(({ stock, isPaint }) => stock.ae === 0 && !isPaint) as Product;
const SHIRT = products.find(({ slug }) => slug === 'hirfa-heavy-cotton-work-tee') as Product;
const PAGE = { size: { en: 'Size', ar: 'المقاس' }, quantity: { en: 'Quantity', ar: 'الكمية' } };

class WishlistPage extends ShopPage {
  readonly caller: AuthDialogPage;

  constructor(page: Page, testLocale: TestLocale) {
    super(page, testLocale);
    this.caller = new AuthDialogPage(page, testLocale);
  }

  get messages() {
    return this.caller.messages.wishlist;
  }

  get wishlistButtons(): Locator {
    const [before = '', after = ''] = this.messages.save.split('{{name}}');
    return this.main.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
  }

  get link(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: new RegExp(`^${this.messages.link}`) });
  }

  part(title: string): Locator {
    return this.main.getByRole('region', { name: title, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(this.testLocale.path('/wishlist'));
  }

  async expectItemCount(count: number): Promise<void> {
    await this.showHeader();
    await expect(this.link.locator('.count')).toHaveText(count > 0 ? String(count) : '');
  }

  /** A wishlist button, named by its state. */
  wishlistButton(name: string): Locator {
    return this.main.getByRole('button').filter({ hasText: name });
  }

  async expectSaved(wishlistButton: Locator, isSaved: boolean): Promise<void> {
    await expect(wishlistButton).toHaveAttribute('aria-pressed', String(isSaved));
  }
}

const listOf = (page: Page): Promise<{ product: { productCode: string } }[] | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);

test('wishlist buttons pressed before hydration are merged at sign-in, and tabs agree', async ({
  page,
  testLocale,
  context,
}) => {
  const wishlistPage = new WishlistPage(page, testLocale);
  const { messages } = wishlistPage;
  await wishlistPage.caller.registerAndSignOut();
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => undefined);
  });
  await page.goto(testLocale.path(`/category/${paintCategory.slug}`));
  const [first, second] = [wishlistPage.wishlistButtons.nth(0), wishlistPage.wishlistButtons.nth(1)];
  await first.click({ noWaitAfter: true });
  await second.click({ noWaitAfter: true });
  await wishlistPage.expectSaved(first, true);
  await wishlistPage.expectSaved(second, true);
  await wishlistPage.expectItemCount(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.reload();
  await wishlistPage.expectSaved(first, true);
  await second.press('Space');
  await wishlistPage.expectSaved(second, false);
  await wishlistPage.expectItemCount(1);

  await page.evaluate(
    ([key, ...codes]) => {
      const list = JSON.parse(localStorage.getItem(key as string) as string);
      const items = codes.map((productCode) => ({ quantity: 2, product: { productCode } }));
      localStorage.setItem(key as string, JSON.stringify([...list, ...items, 'no entry', { product: 7 }]));
    },
    [KEY, simpleProduct.code, out.code, 'BN-GONE'],
  );
  await wishlistPage.open();
  await expect(wishlistPage.part(messages.oos)).toContainText(out.name[testLocale.language]);
  await expect(wishlistPage.part(messages.gone)).toContainText('BN-GONE');
  await expect(wishlistPage.lines()).toHaveCount(2);
  await wishlistPage.expectItemCount(3);
  await expectAccessible(page);

  await wishlistPage.main.getByRole('link', { name: messages.signIn }).click();
  await wishlistPage.caller.signIn();
  await expect(wishlistPage.part(messages.shareTitle)).toBeVisible();
  await expect(wishlistPage.lines()).toHaveCount(2);
  await expect(wishlistPage.part(messages.oos)).toContainText(out.name[testLocale.language]);
  await expect(wishlistPage.part(messages.gone)).toHaveCount(0);
  expect(await listOf(page)).toBeNull();
  await wishlistPage.expectItemCount(3);

  const other = new WishlistPage(await context.newPage(), testLocale);
  await other.page.goto(testLocale.path(`/category/${paintCategory.slug}`));
  await other.expectSaved(other.wishlistButtons.nth(0), true);
  await other.wishlistButtons.nth(0).click();
  await other.expectItemCount(2);
  await expect(wishlistPage.lines()).toHaveCount(1);
  await wishlistPage.expectItemCount(2);
  await other.page.close();

  const name = simpleProduct.name[testLocale.language];
  await wishlistPage.main.getByRole('button', { name: interpolate(messages.toCartNamed, { name }) }).click();
  await wishlistPage.expectCount(2);
  await wishlistPage.expectItemCount(1);
  await expect(wishlistPage.lines()).toHaveCount(0);
  await page.reload();
  await wishlistPage.expectItemCount(1);
  await expect(wishlistPage.part(messages.oos)).toBeVisible();
});

test('an item without size or shade is completed on its product page with its quantity, and then marked as in the cart', async ({
  page,
  testLocale,
}) => {
  const wishlistPage = new WishlistPage(page, testLocale);
  const { messages } = wishlistPage;
  const quantity = wishlistPage.main.getByRole('spinbutton', {
    name: testLocale.translate(PAGE.quantity),
    exact: true,
  });
  const storeList = (list: unknown) =>
    page.evaluate(
      ([key, text]) => localStorage.setItem(key as string, text as string),
      [KEY, JSON.stringify(list)],
    );
  await page.goto(testLocale.path('/help-support'));
  await storeList([
    { quantity: 3, product: { productCode: SHIRT.code } },
    { quantity: 2, product: { productCode: paintProduct.code } },
  ]);
  await wishlistPage.open();
  const [tShirtLine, paint] = [wishlistPage.lines().nth(0), wishlistPage.lines().nth(1)];
  await expect(tShirtLine.getByRole('link').first()).toHaveText(/(?:Sand|رملي)(?: – \S+)?$/);
  await expect(wishlistPage.main.getByText(messages.inCart)).toHaveCount(0);

  await tShirtLine.getByRole('link', { name: messages.chooseSize }).click();
  await expect(quantity).toHaveValue('3');
  const sizes = wishlistPage.main.getByRole('navigation', { name: testLocale.translate(PAGE.size) });
  await sizes.getByRole('link', { name: 'M', exact: true }).click();
  await expect(page).toHaveURL(/size=M/);
  await expect(quantity).toHaveValue('3');
  await wishlistPage.add();
  await wishlistPage.expectCount(3);

  await wishlistPage.open();
  await paint.getByRole('link', { name: messages.chooseShade }).click();
  await expect(quantity).toHaveValue('2');
  await wishlistPage.chooseShade();
  await wishlistPage.add();
  await wishlistPage.expectCount(5);

  await wishlistPage.open();
  for (const line of [tShirtLine, paint])
    await expect(line.getByRole('link', { name: messages.inCart })).toBeVisible();
  await expectAccessible(page);

  await storeList([]);
  await page.goto(testLocale.path(`/products/${SHIRT.slug}?size=M`));
  await wishlistPage.wishlistButton(messages.saveShort).click();
  await wishlistPage.expectItemCount(1);
  await wishlistPage.open();
  const name = SHIRT.name[testLocale.language];
  await wishlistPage.main.getByRole('button', { name: interpolate(messages.toCartNamed, { name }) }).click();
  await wishlistPage.expectCount(6);
  await wishlistPage.expectItemCount(0);
});

test('a list is shared by a link that a guest can open, until the link is revoked', async ({
  page,
  testLocale,
  browser,
  watch,
}) => {
  watch.expectProblem(/404/);
  const wishlistPage = new WishlistPage(page, testLocale);
  const { messages } = wishlistPage;
  const name = simpleProduct.name[testLocale.language];
  await wishlistPage.caller.register();
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  const wishlistButton = wishlistPage.wishlistButton(name);
  await wishlistButton.click();
  await wishlistPage.expectSaved(wishlistButton, true);
  await expect(wishlistButton).toContainText(messages.savedShort);
  await expect(wishlistButton.getByText(messages.saveShort)).toBeHidden();
  await wishlistPage.expectItemCount(1);
  await wishlistPage.link.click();
  await page.getByRole('button', { name: messages.shareMake }).click();
  const link = await wishlistPage.main.getByRole('textbox', { name: messages.shareLabel }).inputValue();

  const otherVisitor = await browser.newContext({ locale: testLocale.language });
  const guest = new WishlistPage(await otherVisitor.newPage(), testLocale);
  await guest.page.goto(link);
  await expect(guest.part(interpolate(messages.sharedCount_one, { count: 1 }))).toContainText(name);
  await expectAccessible(guest.page);
  const saved = guest.wishlistButton(name);
  await saved.click();
  await guest.expectSaved(saved, true);
  expect(await listOf(guest.page)).toMatchObject([{ product: { productCode: simpleProduct.code } }]);
  await guest.main.getByRole('button', { name: interpolate(messages.sharedAddNamed, { name }) }).click();
  await guest.expectCount(1);

  await page.getByRole('button', { name: messages.shareStop }).click();
  await expect(page.getByRole('button', { name: messages.shareMake })).toBeVisible();
  expect((await guest.page.goto(link))?.status()).toBe(404);
  await expect(guest.main.getByRole('heading', { level: 1, name: messages.sharedExpired })).toBeVisible();
  await otherVisitor.close();
});

test('a removed item is restored by its own button, and a corrupted list is empty', async ({
  page,
  testLocale,
}) => {
  const wishlistPage = new WishlistPage(page, testLocale);
  const { messages } = wishlistPage;
  await page.goto(testLocale.path('/help-support'));
  await page.evaluate((key) => localStorage.setItem(key, '[{"product":'), KEY);
  await wishlistPage.open();
  await expect(wishlistPage.main.getByRole('heading', { name: messages.emptyTitle })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(
    ([key, productCode]) =>
      localStorage.setItem(key as string, JSON.stringify([{ quantity: 3, product: { productCode } }])),
    [KEY, simpleProduct.code],
  );
  await page.reload();
  await expect(wishlistPage.lines().getByRole('spinbutton')).toHaveValue('3');
  const name = simpleProduct.name[testLocale.language];
  await wishlistPage.main
    .getByRole('button', { name: interpolate(messages.removeNamed, { name }) })
    .press('Enter');
  await expect(wishlistPage.main.getByRole('heading', { name: messages.emptyTitle })).toBeVisible();
  await page.getByRole('button', { name: messages.undo }).press('Enter');
  await expect(wishlistPage.lines().getByRole('spinbutton')).toHaveValue('3');
  await wishlistPage.lines().getByRole('spinbutton').fill('2');
  await page.keyboard.press('Enter');
  await expect.poll(() => listOf(page)).toMatchObject([{ quantity: 2 }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a wishlist button leads a guest to the explanation of the wishlist @phone', async ({
    page,
    testLocale,
  }) => {
    const wishlistPage = new WishlistPage(page, testLocale);
    const list = testLocale.path(`/category/${paintCategory.slug}`);
    await page.goto(list);
    await wishlistPage.wishlistButtons.first().click();
    await expect(page).toHaveURL((url) => url.pathname === testLocale.path('/wishlist'));
    await expect(wishlistPage.main).toContainText(wishlistPage.messages.noScriptText);
    const messages = wishlistPage.caller.messages.shell;
    await wishlistPage.main.getByRole('link', { name: messages.continueShopping }).click();
    await expect(page).toHaveURL((url) => url.pathname === list);
    await page.goBack();
    await wishlistPage.main.getByRole('link', { name: wishlistPage.messages.signIn }).click();
    await expect(page).toHaveURL((url) => url.pathname === testLocale.path('/sign-in'));
  });

  test('a cart line is saved to the wishlist and back, and stays in the cart @desktop', async ({
    page,
    testLocale,
  }) => {
    const wishlistPage = new WishlistPage(page, testLocale);
    const { cart, shell } = wishlistPage.caller.messages;
    await fillCart(page, testLocale);
    await page.goto(testLocale.path('/cart'));
    const name = interpolate(cart.wishNamed, { name: simpleProduct.name[testLocale.language] });
    await wishlistPage.main.getByRole('button', { name }).click();
    await expect(page).toHaveURL((url) => url.pathname === testLocale.path('/wishlist'));
    await expect(wishlistPage.main).toContainText(wishlistPage.messages.noScriptText);
    await wishlistPage.main.getByRole('link', { name: shell.backToCart }).click();
    await expect(page).toHaveURL((url) => url.pathname === testLocale.path('/cart'));
    await expect(wishlistPage.lines()).toHaveCount(1);
  });
});
