import { interpolate } from '#lib/format/interpolate.ts';
import { AuthDialogPage } from '../../support/e2e/auth-dialog.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { tabTo } from '../../support/e2e/keyboard.ts';
import { paintCategory, paintProduct, products, shade, simpleProduct } from '../../support/known-products.ts';

// A trace would take a screenshot at every key.
test.use({ trace: 'off' });

const drill = products.find(({ slug }) => slug.startsWith('torqan-18v-brushless-combi-drill-kit'));

test('by keyboard alone lines are changed, removed, restored and saved, and the focus stays in the cart', async ({
  page,
  testLocale,
}) => {
  if (!drill) throw new Error('The seed has no such drill');
  const { keys, shop, words, main, button, of } = tabTo(page, testLocale);
  await keys.open(`/products/${drill.slug}`);
  const warranty = testLocale.translate({ en: 'Two more years of warranty', ar: 'سنتان إضافيتان من الضمان' });
  await keys.to(main.getByRole('checkbox', { name: warranty }));
  await keys.press('Space');
  await keys.to(shop.addButton);
  await keys.press('Enter', 'Enter');
  await shop.expectCount(2);

  await keys.open('/cart');
  const heading = main.getByRole('heading', { level: 2 }).first();
  const body = page.locator('body');
  const undo = button(words.cart.undo, body);
  const less = button(of(words.cart.decrease, drill));
  await keys.enter(less);
  await shop.expectCount(1);
  await keys.expectAt(less);
  await keys.press('Enter');
  await keys.type(shop.lines().getByRole('spinbutton'), '2');
  await keys.press('Enter');
  await shop.expectCount(2);
  const added = button(interpolate(words.cart.removeNamed, { name: warranty }));
  await keys.enter(added);
  await keys.expectAt(undo);
  await keys.press('Enter');
  await expect(added).toBeVisible();
  await keys.expectAt(heading);

  await keys.enter(button(of(words.cart.removeNamed, drill)));
  await expect(undo).toBeFocused();
  await expect(heading).toHaveText(words.cart.emptyTitle);
  await keys.press('Enter');
  await shop.expectCount(2);
  await keys.expectAt(heading);
  await keys.enter(button(of(words.cart.saveNamed, drill)));
  await keys.expectAt(heading);
  await expect(heading).toHaveText(words.cart.emptyTitle);
  await keys.enter(button(of(words.cart.backNamed, drill)));
  await shop.expectCount(2);
  await expect(heading).toBeFocused();
  await keys.enter(button(of(words.cart.removeNamed, drill)));
  await expect(undo).toBeFocused();
  // Closing the message returns the focus to where its line was.
  await keys.enter(button(words.cart.closeToast, body));
  await keys.expectAt(heading);
});

test('by keyboard alone a coupon, pasted codes, other options and a share link are used @phone', async ({
  page,
  testLocale,
  watch,
  context,
}) => {
  watch.foretell(/404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { keys, shop, words, main, button, of, fold } = tabTo(page, testLocale);
  await keys.open('/cart');
  await keys.enter(fold(words.cart.bulkTitle));
  await keys.to(main.getByRole('textbox', { name: words.cart.bulkLabel }));
  await page.keyboard.type(`${simpleProduct.code} 2`);
  await keys.enter(button(words.cart.bulkSubmit));
  await shop.expectCount(2);
  // The new lines appear above, and the focus stays in view.
  await keys.expectAt(button(words.cart.bulkSubmit));

  await keys.open('/cart');
  const coupon = main.getByRole('textbox', { name: words.cart.coupon });
  await keys.type(coupon, 'NO-SUCH');
  await keys.press('Enter');
  await expect(main.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await keys.expectAt(coupon);
  await keys.press('ControlOrMeta+a');
  await page.keyboard.type('welcome10');
  await keys.press('Enter');
  await expect(coupon).toHaveCount(0);
  await keys.enter(button(words.cart.couponRemove));
  await keys.to(coupon);

  await keys.enter(fold(words.cart.shareTitle));
  await keys.enter(button(words.cart.shareMake));
  await keys.enter(button(words.cart.shareCopy));
  await expect(main.getByRole('status').filter({ hasText: words.cart.shareCopied })).toBeVisible();

  await keys.open(`/products/${paintProduct.slug}?shade=${shade.code}`);
  await keys.enter(shop.addButton);
  await shop.expectCount(3);
  await keys.open('/cart');
  const change = main.getByRole('link', { name: of(words.cart.changeNamed, paintProduct) });
  await keys.enter(change);
  await keys.expectAt(main.getByRole('combobox').first());
  await keys.press('Escape');
  await keys.expectAt(change);
});

test('by keyboard alone the drawer keeps the focus and returns it', async ({ page, testLocale }) => {
  const { keys, shop, words, button, of } = tabTo(page, testLocale);
  await keys.open(`/products/${simpleProduct.slug}`);
  await keys.to(shop.addButton);
  await keys.press('Enter', 'Enter');
  await shop.expectCount(2);
  await keys.enter(shop.cartLink, 'Shift+Tab');
  const { drawer } = shop;
  const title = drawer.getByRole('heading').first();
  await keys.expectAt(title);
  await keys.press('Tab');
  await keys.expectRound(drawer);
  const less = button(of(words.cart.decrease), drawer);
  await keys.enter(less);
  await shop.expectCount(1);
  await keys.expectAt(less);
  await keys.enter(button(of(words.cart.removeNamed), drawer));
  await keys.expectAt(button(words.cart.undo, drawer));
  await keys.press('Enter');
  await shop.expectCount(1);
  await keys.expectAt(title);
  await keys.enter(button(of(words.cart.removeNamed), drawer));
  await expect(button(words.cart.undo, drawer)).toBeFocused();
  await keys.enter(button(words.cart.closeToast, drawer));
  await keys.expectAt(title);
  await keys.press('Escape');
  await expect(drawer).toBeHidden();
  await keys.expectAt(shop.cartLink);
});

test('by keyboard alone a wishlist is filled, cleared, restored and merged at sign-in', async ({
  page,
  testLocale,
}) => {
  const { keys, shop, words, main, button, of } = tabTo(page, testLocale);
  const caller = new AuthDialogPage(page, testLocale);
  const { wishlist, auth } = words;
  await caller.registerAndForget();
  await keys.open(`/category/${paintCategory.slug}`);
  const [before = '', after = ''] = wishlist.save.split('{{name}}');
  await keys.to(button(new RegExp(`^${before}.+${after}$`)));
  await keys.press('Space');
  const heart = page.locator(':focus');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await keys.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await keys.open(`/products/${simpleProduct.slug}`);
  await keys.enter(button(new RegExp(`^${wishlist.saveShort}`)));
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
  const link = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${wishlist.link}`) });
  await keys.enter(link, 'Shift+Tab');
  await page.waitForURL(`**${testLocale.path('/wishlist')}`);
  const quantity = shop.lines().getByRole('spinbutton');
  await keys.enter(button(of(wishlist.increase)));
  await expect(quantity).toHaveValue('2');
  const less = button(of(wishlist.decrease));
  await keys.enter(less, 'Shift+Tab');
  await expect(quantity).toHaveValue('1');
  await keys.expectAt(less);

  const remove = button(of(wishlist.removeNamed));
  const undo = button(wishlist.undo, page.locator('body'));
  const heading = main.getByRole('heading', { level: 2 }).first();
  await keys.enter(remove);
  await expect(quantity).toHaveCount(0);
  await keys.expectAt(undo);
  await keys.press('Enter');
  await expect(quantity).toHaveValue('1');
  await expect(heading).toBeFocused();

  await keys.enter(main.getByRole('link', { name: wishlist.signIn }));
  await expect(caller.field(auth.identifier)).toBeFocused();
  await page.keyboard.type(caller.person.email);
  await keys.type(caller.field(auth.password), caller.person.password);
  await keys.press('Enter');
  await caller.expectIn();
  await keys.enter(button(wishlist.shareMake));
  await keys.to(main.getByLabel(wishlist.shareLabel));
  await keys.enter(button(of(wishlist.toCartNamed)), 'Shift+Tab');
  await shop.expectCount(1);
  await expect(heading).toBeFocused();
});
