import { interpolate } from '#lib/format/interpolate.ts';
import { AuthDialogPage } from '../../support/e2e/auth-dialog.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { createKeyboardUser } from '../../support/e2e/keyboard.ts';
import { paintCategory, paintProduct, products, shade, simpleProduct } from '../../support/known-products.ts';

// A trace would take a screenshot at every key.
test.use({ trace: 'off' });

const drill = products.find(({ slug }) => slug.startsWith('torqan-18v-brushless-combi-drill-kit'));

test('by keyboard alone lines are changed, removed, restored and saved, and the focus stays in the cart', async ({
  page,
  testLocale,
}) => {
  if (!drill) throw new Error('The seed has no such drill');
  const { keys, shop, messages, main, button, of } = createKeyboardUser(page, testLocale);
  await keys.open(`/products/${drill.slug}`);
  const warranty = testLocale.translate({ en: 'Two more years of warranty', ar: 'سنتان إضافيتان من الضمان' });
  await keys.tabTo(main.getByRole('checkbox', { name: warranty }));
  await keys.press('Space');
  await keys.tabTo(shop.main.getByRole('spinbutton').first());
  await keys.press('ArrowUp');
  await keys.tabTo(shop.addButton);
  await keys.press('Enter');
  await shop.expectCount(2);

  await keys.open('/cart');
  const heading = main.getByRole('heading', { level: 2 }).first();
  const body = page.locator('body');
  const undo = button(messages.cart.undo, body);
  const decreaseButton = button(of(messages.cart.decrease, drill));
  await keys.enter(decreaseButton);
  await shop.expectCount(1);
  await keys.expectFocusOn(decreaseButton);
  await keys.press('Enter');
  await keys.type(shop.lines().getByRole('spinbutton'), '2');
  await keys.press('Enter');
  await shop.expectCount(2);
  const added = button(interpolate(messages.cart.removeNamed, { name: warranty }));
  await keys.enter(added);
  await keys.expectFocusOn(undo);
  await keys.press('Enter');
  await expect(added).toBeVisible();
  await keys.expectFocusOn(heading);

  await keys.enter(button(of(messages.cart.removeNamed, drill)));
  await expect(undo).toBeFocused();
  await expect(heading).toHaveText(messages.cart.emptyTitle);
  await keys.press('Enter');
  await shop.expectCount(2);
  await keys.expectFocusOn(heading);
  await keys.enter(button(of(messages.cart.saveNamed, drill)));
  await keys.expectFocusOn(heading);
  await expect(heading).toHaveText(messages.cart.emptyTitle);
  await keys.enter(button(of(messages.cart.backNamed, drill)));
  await shop.expectCount(2);
  await expect(heading).toBeFocused();
  await keys.enter(button(of(messages.cart.removeNamed, drill)));
  await expect(undo).toBeFocused();
  // Closing the message returns the focus to where its line was.
  await keys.enter(button(messages.cart.closeToast, body));
  await keys.expectFocusOn(heading);
});

test('by keyboard alone a coupon, pasted codes, other options and a share link are used @phone', async ({
  page,
  testLocale,
  watch,
  context,
}) => {
  watch.expectProblem(/404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { keys, shop, messages, main, button, of, disclosure } = createKeyboardUser(page, testLocale);
  await keys.open('/cart');
  await keys.enter(disclosure(messages.cart.bulkTitle));
  await keys.tabTo(main.getByRole('textbox', { name: messages.cart.bulkLabel }));
  await page.keyboard.type(`${simpleProduct.code} 2`);
  await keys.enter(button(messages.cart.bulkSubmit));
  await shop.expectCount(2);
  // The new lines move the form down, so the focus goes to the report at the top.
  await keys.expectFocusOn(main.locator('#bulk-report'));

  await keys.open('/cart');
  const coupon = main.getByRole('textbox', { name: messages.cart.coupon });
  await keys.type(coupon, 'NO-SUCH');
  await keys.press('Enter');
  await expect(main.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await keys.expectFocusOn(coupon);
  await keys.press('ControlOrMeta+a');
  await page.keyboard.type('welcome10');
  await keys.press('Enter');
  await expect(coupon).toHaveCount(0);
  await keys.enter(button(messages.cart.couponRemove));
  await keys.tabTo(coupon);

  await keys.enter(disclosure(messages.cart.shareTitle));
  await keys.enter(button(messages.cart.shareMake));
  await keys.enter(button(messages.cart.shareCopy));
  await expect(main.getByRole('status').filter({ hasText: messages.cart.shareCopied })).toBeVisible();

  await keys.open(`/products/${paintProduct.slug}?shade=${shade.code}`);
  await keys.enter(shop.addButton);
  await shop.expectCount(3);
  await keys.open('/cart');
  const change = main.getByRole('link', { name: of(messages.cart.changeNamed, paintProduct) });
  await keys.enter(change);
  await keys.expectFocusOn(main.getByRole('combobox').first());
  await keys.press('Escape');
  await keys.expectFocusOn(change);
});

test('by keyboard alone the drawer keeps the focus and returns it', async ({ page, testLocale }) => {
  const { keys, shop, messages, button, of } = createKeyboardUser(page, testLocale);
  await keys.open(`/products/${simpleProduct.slug}`);
  await keys.tabTo(shop.main.getByRole('spinbutton').first());
  await keys.press('ArrowUp');
  await keys.tabTo(shop.addButton);
  await keys.press('Enter');
  await shop.expectCount(2);
  await keys.enter(shop.cartLink, 'Shift+Tab');
  const { drawer } = shop;
  const title = drawer.getByRole('heading').first();
  await keys.expectFocusOn(title);
  await keys.press('Tab');
  await keys.expectFocusTrap(drawer);
  const decreaseButton = button(of(messages.cart.decrease), drawer);
  await keys.enter(decreaseButton);
  await shop.expectCount(1);
  await keys.expectFocusOn(decreaseButton);
  await keys.enter(button(of(messages.cart.removeNamed), drawer));
  await keys.expectFocusOn(button(messages.cart.undo, drawer));
  await keys.press('Enter');
  await shop.expectCount(1);
  await keys.expectFocusOn(title);
  await keys.enter(button(of(messages.cart.removeNamed), drawer));
  await expect(button(messages.cart.undo, drawer)).toBeFocused();
  await keys.enter(button(messages.cart.closeToast, drawer));
  await keys.expectFocusOn(title);
  await keys.press('Escape');
  await expect(drawer).toBeHidden();
  await keys.expectFocusOn(shop.cartLink);
});

test('by keyboard alone a wishlist is filled, cleared, restored and merged at sign-in', async ({
  page,
  testLocale,
}) => {
  const { keys, shop, messages, main, button, of } = createKeyboardUser(page, testLocale);
  const authDialog = new AuthDialogPage(page, testLocale);
  const { wishlist, auth } = messages;
  await authDialog.registerAndSignOut();
  await keys.open(`/category/${paintCategory.slug}`);
  const [before = '', after = ''] = wishlist.save.split('{{name}}');
  await keys.tabTo(button(new RegExp(`^${before}.+${after}$`)));
  await keys.press('Space');
  const wishlistButton = page.locator(':focus');
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
  await keys.press('Space');
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false');

  await keys.open(`/products/${simpleProduct.slug}`);
  await keys.enter(button(new RegExp(`^${wishlist.saveShort}`)));
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
  const link = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${wishlist.link}`) });
  await keys.enter(link, 'Shift+Tab');
  await page.waitForURL(`**${testLocale.path('/wishlist')}`);
  const quantity = shop.lines().getByRole('spinbutton');
  await keys.enter(button(of(wishlist.increase)));
  await expect(quantity).toHaveValue('2');
  const decreaseButton = button(of(wishlist.decrease));
  await keys.enter(decreaseButton, 'Shift+Tab');
  await expect(quantity).toHaveValue('1');
  await keys.expectFocusOn(decreaseButton);

  const remove = button(of(wishlist.removeNamed));
  const undo = button(wishlist.undo, page.locator('body'));
  const heading = main.getByRole('heading', { level: 2 }).first();
  await keys.enter(remove);
  await expect(quantity).toHaveCount(0);
  await keys.expectFocusOn(undo);
  await keys.press('Enter');
  await expect(quantity).toHaveValue('1');
  await expect(heading).toBeFocused();

  await keys.enter(main.getByRole('link', { name: wishlist.signIn }));
  await expect(authDialog.field(auth.identifier)).toBeFocused();
  await page.keyboard.type(authDialog.customer.email);
  await keys.type(authDialog.field(auth.password), authDialog.customer.password);
  await keys.press('Enter');
  await authDialog.expectSignedIn();
  await keys.enter(button(wishlist.shareMake));
  await keys.tabTo(main.getByLabel(wishlist.shareLabel));
  await keys.enter(button(of(wishlist.toCartNamed)), 'Shift+Tab');
  await shop.expectCount(1);
  await expect(heading).toBeFocused();
});
