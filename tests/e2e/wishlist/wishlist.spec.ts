import type { Locator, Page } from '@playwright/test';
import { interpolate } from '#lib/format/interpolate.ts';
import { fillCart } from '../../support/e2e/api-calls.ts';
import { AuthDialogPage } from '../../support/e2e/auth-dialog.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, type TestLocale, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { paintCategory, paintProduct, products, simpleProduct } from '../../support/known-products.ts';

const KEY = 'hardwareWishlist';
/** A product that is sold out in the country of the stories. */
const out = products.find(({ stock, isPaint }) => stock.ae === 0 && !isPaint) as (typeof products)[number];

/** The lead variant of a shirt in several sizes. */
const TEE = products.find(({ slug }) => slug === 'hirfa-heavy-cotton-work-tee') as (typeof products)[number];
const PAGE = { size: { en: 'Size', ar: 'المقاس' }, quantity: { en: 'Quantity', ar: 'الكمية' } };

/** The wishlist as a visitor uses it. */
class Wishes extends ShopPage {
  readonly caller: AuthDialogPage;

  constructor(page: Page, place: TestLocale) {
    super(page, place);
    this.caller = new AuthDialogPage(page, place);
  }

  get words() {
    return this.caller.words.wishlist;
  }

  /** Wishlist buttons of the page, in order. */
  get hearts(): Locator {
    const [before = '', after = ''] = this.words.save.split('{{name}}');
    return this.main.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
  }

  get link(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: new RegExp(`^${this.words.link}`) });
  }

  part(title: string): Locator {
    return this.main.getByRole('region', { name: title, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(this.place.path('/wishlist'));
  }

  async expectWishes(count: number): Promise<void> {
    await expect(this.link.locator('.count')).toHaveText(count > 0 ? String(count) : '');
  }

  /** A wishlist button, named by its state. */
  heart(name: string): Locator {
    return this.main.getByRole('button').filter({ hasText: name });
  }

  async expectSaved(heart: Locator, isSaved: boolean): Promise<void> {
    await expect(heart).toHaveAttribute('aria-pressed', String(isSaved));
  }
}

const listOf = (page: Page): Promise<{ product: { productCode: string } }[] | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);

test('wishlist buttons pressed before hydration are merged at sign-in, and tabs agree', async ({
  page,
  testLocale,
  context,
}) => {
  const wishes = new Wishes(page, testLocale);
  const { words } = wishes;
  await wishes.caller.registerAndForget();
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((go) => setTimeout(go, 300));
    await route.continue().catch(() => undefined);
  });
  await page.goto(testLocale.path(`/category/${paintCategory.slug}`));
  const [first, second] = [wishes.hearts.nth(0), wishes.hearts.nth(1)];
  await first.click({ noWaitAfter: true });
  await second.click({ noWaitAfter: true });
  await wishes.expectSaved(first, true);
  await wishes.expectSaved(second, true);
  await wishes.expectWishes(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.reload();
  await wishes.expectSaved(first, true);
  await second.press('Space');
  await wishes.expectSaved(second, false);
  await wishes.expectWishes(1);

  await page.evaluate(
    ([key, ...codes]) => {
      const list = JSON.parse(localStorage.getItem(key as string) as string);
      const more = codes.map((productCode) => ({ quantity: 2, product: { productCode } }));
      localStorage.setItem(key as string, JSON.stringify([...list, ...more, 'no entry', { product: 7 }]));
    },
    [KEY, simpleProduct.code, out.code, 'BN-GONE'],
  );
  await wishes.open();
  await expect(wishes.part(words.oos)).toContainText(out.name[testLocale.language]);
  await expect(wishes.part(words.gone)).toContainText('BN-GONE');
  await expect(wishes.lines()).toHaveCount(2);
  await wishes.expectWishes(3);
  await expectAccessible(page);

  await wishes.main.getByRole('link', { name: words.signIn }).click();
  await wishes.caller.signIn();
  await expect(wishes.part(words.shareTitle)).toBeVisible();
  await expect(wishes.lines()).toHaveCount(2);
  await expect(wishes.part(words.oos)).toContainText(out.name[testLocale.language]);
  await expect(wishes.part(words.gone)).toHaveCount(0);
  expect(await listOf(page)).toBeNull();
  await wishes.expectWishes(3);

  const other = new Wishes(await context.newPage(), testLocale);
  await other.page.goto(testLocale.path(`/category/${paintCategory.slug}`));
  await other.expectSaved(other.hearts.nth(0), true);
  await other.hearts.nth(0).click();
  await other.expectWishes(2);
  await expect(wishes.lines()).toHaveCount(1);
  await wishes.expectWishes(2);
  await other.page.close();

  const name = simpleProduct.name[testLocale.language];
  await wishes.main.getByRole('button', { name: interpolate(words.toCartNamed, { name }) }).click();
  await wishes.expectCount(2);
  await wishes.expectWishes(1);
  await expect(wishes.lines()).toHaveCount(0);
  await page.reload();
  await wishes.expectWishes(1);
  await expect(wishes.part(words.oos)).toBeVisible();
});

test('an item without size or shade is completed on its product page with its quantity, and then marked as in the cart', async ({
  page,
  testLocale,
}) => {
  const wishes = new Wishes(page, testLocale);
  const { words } = wishes;
  const pieces = wishes.main.getByRole('spinbutton', {
    name: testLocale.translate(PAGE.quantity),
    exact: true,
  });
  const keep = (list: unknown) =>
    page.evaluate(
      ([key, text]) => localStorage.setItem(key as string, text as string),
      [KEY, JSON.stringify(list)],
    );
  await page.goto(testLocale.path('/help-support'));
  await keep([
    { quantity: 3, product: { productCode: TEE.code } },
    { quantity: 2, product: { productCode: paintProduct.code } },
  ]);
  await wishes.open();
  const [tee, paint] = [wishes.lines().nth(0), wishes.lines().nth(1)];
  await expect(tee.getByRole('link').first()).toHaveText(/(?:Sand|رملي)$/);
  await expect(wishes.main.getByText(words.inCart)).toHaveCount(0);

  await tee.getByRole('link', { name: words.chooseSize }).click();
  await expect(pieces).toHaveValue('3');
  const sizes = wishes.main.getByRole('navigation', { name: testLocale.translate(PAGE.size) });
  await sizes.getByRole('link', { name: 'M', exact: true }).click();
  await expect(page).toHaveURL(/size=M/);
  await expect(pieces).toHaveValue('3');
  await wishes.add();
  await wishes.expectCount(3);

  await wishes.open();
  await paint.getByRole('link', { name: words.chooseShade }).click();
  await expect(pieces).toHaveValue('2');
  await wishes.chooseShade();
  await wishes.add();
  await wishes.expectCount(5);

  await wishes.open();
  for (const line of [tee, paint]) await expect(line.getByRole('link', { name: words.inCart })).toBeVisible();
  await expectAccessible(page);

  await keep([]);
  await page.goto(testLocale.path(`/products/${TEE.slug}?size=M`));
  await wishes.heart(words.saveShort).click();
  await wishes.expectWishes(1);
  await wishes.open();
  const name = TEE.name[testLocale.language];
  await wishes.main.getByRole('button', { name: interpolate(words.toCartNamed, { name }) }).click();
  await wishes.expectCount(6);
  await wishes.expectWishes(0);
});

test('a list is shared by a link that a guest can open, until the link is revoked', async ({
  page,
  testLocale,
  browser,
  watch,
}) => {
  watch.foretell(/404/);
  const wishes = new Wishes(page, testLocale);
  const { words } = wishes;
  const name = simpleProduct.name[testLocale.language];
  await wishes.caller.register();
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  const heart = wishes.heart(name);
  await heart.click();
  await wishes.expectSaved(heart, true);
  await expect(heart).toContainText(words.savedShort);
  await expect(heart.getByText(words.saveShort)).toBeHidden();
  await wishes.expectWishes(1);
  await wishes.link.click();
  await page.getByRole('button', { name: words.shareMake }).click();
  const link = await wishes.main.getByRole('textbox', { name: words.shareLabel }).inputValue();

  const stranger = await browser.newContext({ locale: testLocale.language });
  const guest = new Wishes(await stranger.newPage(), testLocale);
  await guest.page.goto(link);
  await expect(guest.part(interpolate(words.sharedCount_one, { count: 1 }))).toContainText(name);
  await expectAccessible(guest.page);
  const saved = guest.heart(name);
  await saved.click();
  await guest.expectSaved(saved, true);
  expect(await listOf(guest.page)).toMatchObject([{ product: { productCode: simpleProduct.code } }]);
  await guest.main.getByRole('button', { name: interpolate(words.sharedAddNamed, { name }) }).click();
  await guest.expectCount(1);

  await page.getByRole('button', { name: words.shareStop }).click();
  await expect(page.getByRole('button', { name: words.shareMake })).toBeVisible();
  expect((await guest.page.goto(link))?.status()).toBe(404);
  await expect(guest.main.getByRole('heading', { level: 1, name: words.sharedOver })).toBeVisible();
  await stranger.close();
});

test('a removed item is restored by its own button, and a corrupted list is empty', async ({
  page,
  testLocale,
}) => {
  const wishes = new Wishes(page, testLocale);
  const { words } = wishes;
  await page.goto(testLocale.path('/help-support'));
  await page.evaluate((key) => localStorage.setItem(key, '[{"product":'), KEY);
  await wishes.open();
  await expect(wishes.main.getByRole('heading', { name: words.emptyTitle })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(
    ([key, productCode]) =>
      localStorage.setItem(key as string, JSON.stringify([{ quantity: 3, product: { productCode } }])),
    [KEY, simpleProduct.code],
  );
  await page.reload();
  await expect(wishes.lines().getByRole('spinbutton')).toHaveValue('3');
  const name = simpleProduct.name[testLocale.language];
  await wishes.main.getByRole('button', { name: interpolate(words.removeNamed, { name }) }).press('Enter');
  await expect(wishes.main.getByRole('heading', { name: words.emptyTitle })).toBeVisible();
  await page.getByRole('button', { name: words.undo }).press('Enter');
  await expect(wishes.lines().getByRole('spinbutton')).toHaveValue('3');
  await wishes.lines().getByRole('spinbutton').fill('2');
  await page.keyboard.press('Enter');
  await expect.poll(() => listOf(page)).toMatchObject([{ quantity: 2 }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a wishlist button leads a guest to the explanation of the wishlist @phone', async ({
    page,
    testLocale,
  }) => {
    const wishes = new Wishes(page, testLocale);
    const list = testLocale.path(`/category/${paintCategory.slug}`);
    await page.goto(list);
    await wishes.hearts.first().click();
    await expect(page).toHaveURL((url) => url.pathname === testLocale.path('/wishlist'));
    await expect(wishes.main).toContainText(wishes.words.noScriptText);
    const words = wishes.caller.words.shell;
    await wishes.main.getByRole('link', { name: words.continueShopping }).click();
    await expect(page).toHaveURL((url) => url.pathname === list);
    await page.goBack();
    await wishes.main.getByRole('link', { name: wishes.words.signIn }).click();
    await expect(page).toHaveURL((url) => url.pathname === testLocale.path('/sign-in'));
  });

  test('a cart line is saved to the wishlist and back, and stays in the cart @desktop', async ({
    page,
    testLocale,
  }) => {
    const wishes = new Wishes(page, testLocale);
    const { cart, shell } = wishes.caller.words;
    await fillCart(page, testLocale);
    await page.goto(testLocale.path('/cart'));
    const name = interpolate(cart.wishNamed, { name: simpleProduct.name[testLocale.language] });
    await wishes.main.getByRole('button', { name }).click();
    await expect(page).toHaveURL((url) => url.pathname === testLocale.path('/wishlist'));
    await expect(wishes.main).toContainText(wishes.words.noScriptText);
    await wishes.main.getByRole('link', { name: shell.backToCart }).click();
    await expect(page).toHaveURL((url) => url.pathname === testLocale.path('/cart'));
    await expect(wishes.lines()).toHaveCount(1);
  });
});
