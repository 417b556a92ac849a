import { interpolate } from '#lib/format/interpolate.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { createKeyboardUser } from '../../support/e2e/keyboard.ts';
import { CARDS } from '../../support/e2e/shop-page.ts';
import { paintProduct, shade, simpleProduct } from '../../support/known-products.ts';

// A trace would take a screenshot at every key.
test.use({ trace: 'off' });

const SHIRT_PATH = '/products/hirfa-heavy-cotton-work-tee';

test('by keyboard alone a shade is found, selected, saved and bought, with visible focus throughout', async ({
  page,
  testLocale,
}) => {
  const { keys, shop, messages, main, button, disclosure } = createKeyboardUser(page, testLocale);
  const radios = main.getByRole('radio', { name: /BN-/ });
  await keys.open(`/products/${paintProduct.slug}`);
  await keys.enter(disclosure(messages.paint.find));
  await keys.tabTo(main.getByRole('searchbox', { name: messages.paint.nameOrCode }));
  await page.keyboard.type(shade.code.slice(0, -2));
  await expect(main.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
  await keys.press('Enter');
  const [first, second] = [radios.nth(0), radios.nth(1)];
  await keys.expectFocusOn(first);
  await keys.press(keys.forwardKey);
  await keys.expectFocusOn(second);
  await expect(second).toBeChecked();
  await keys.press(keys.backwardKey);
  await expect(first).toBeChecked();
  const code = (await first.inputValue()).split('|')[1] ?? '';
  await expect(page).toHaveURL(new RegExp(`shade=${code}`));

  const [save] = messages.paint.keep.split('{{');
  await keys.enter(button(new RegExp(`^${save}`)), 'Shift+Tab');
  const [savedText] = messages.paint.saved.split('{{');
  await expect(button(new RegExp(`^${savedText}`))).toBeFocused();
  await keys.enter(button(messages.paint.kept), 'Shift+Tab');
  await expect(radios).toHaveCount(1);
  await keys.enter(button(messages.paint.reset), 'Shift+Tab');
  await keys.expectFocusOn(main.getByRole('searchbox'));

  await keys.enter(shop.addButton);
  await shop.expectCount(1);
  await keys.expectFocusOn(shop.addButton);
  // The purchase bar grows with a selection and must not cover what follows it.
  await keys.tabTo(main.getByRole('link', { name: messages.availability.area }));
  await keys.tabTo(main.getByRole('radio', { name: messages.paint['scene-living'] }));
  await keys.press(keys.forwardKey);
  await expect(main.getByRole('radio', { name: messages.paint['scene-bedroom'] })).toBeChecked();
  await keys.tabTo(disclosure(messages.paint.calculator));
  const cards = main.getByRole('article').getByRole('link');
  for (const index of [0, 1, 2]) await keys.tabTo(cards.nth(index));
});

test('by keyboard alone paint is calculated, added to the cart and paid for', async ({
  page,
  testLocale,
}) => {
  const { keys, shop, messages, main, button, disclosure } = createKeyboardUser(page, testLocale);
  await keys.open(`/products/${paintProduct.slug}?shade=${shade.code}`);
  await keys.enter(disclosure(messages.paint.calculator));
  await keys.enter(button(messages.paint.calculate));
  // Without a value the focus moves to the first field.
  await keys.expectFocusOn(main.getByLabel(messages.paint.length));
  await keys.type(main.getByLabel(messages.paint.area), 'big');
  await keys.enter(button(messages.paint.calculate));
  await keys.expectFocusOn(main.getByLabel(messages.paint.area));
  await expect(main.getByLabel(messages.paint.area)).toHaveAccessibleDescription(
    messages.paint['wrong-number'],
  );
  await keys.press('ControlOrMeta+a');
  await page.keyboard.type('30');
  await keys.enter(button(messages.paint.addAll));
  await page.waitForURL(`**${testLocale.path('/cart')}`);
  await keys.skipToMain();
  await keys.enter(main.getByRole('link', { name: messages.cart.checkout }));
  await page.waitForURL(`**${testLocale.path('/checkout/contact')}`);

  const field = (name: string) => page.locator(`[name="${name}"]`);
  await keys.type(field('emailAddress'), 'layla@example.com');
  await keys.type(field('phone'), '050 123 4567');
  await keys.type(field('firstName'), 'Layla');
  await keys.type(field('lastName'), 'Haddad');
  await keys.press('Enter');
  await page.waitForURL(`**${testLocale.path('/checkout/delivery')}`);
  await keys.tabTo(field('deliveryArea'));
  await keys.press('ArrowDown');
  await expect(main.locator('[name="slot"]:checked')).toHaveCount(1);
  await keys.type(field('deliveryAddress'), 'Al Wasl Road');
  await keys.press('Enter');
  // Missing values are listed with links to their fields.
  await keys.enter(
    main.getByRole('link', { name: new RegExp(messages.checkout['buildingNo-ae']) }),
    'Shift+Tab',
  );
  await keys.expectFocusOn(field('buildingNo'));
  await page.keyboard.type('12');
  await keys.press('Enter');
  await page.waitForURL(`**${testLocale.path('/checkout/payment')}`);
  await keys.enter(button(messages.checkout.continueReview));
  await page.waitForURL(`**${testLocale.path('/checkout/review')}`);
  await keys.enter(main.getByRole('button', { name: testLocale.translate({ en: /^Pay /, ar: /^ادفع / }) }));
  await page.waitForURL('**/sandbox/pay/**');
  await keys.type(field('cardNumber'), CARDS.accepted);
  await keys.type(field('expiry'), '12/39');
  await keys.type(field('cvc'), '123');
  await keys.type(field('cardholder'), 'LAYLA HADDAD');
  await keys.press('Enter');
  await shop.expectConfirmation();
});

test('by keyboard alone a size is looked up and selected, and images are viewed', async ({
  page,
  testLocale,
  isMobile,
}) => {
  const { keys, shop, messages, main, button } = createKeyboardUser(page, testLocale);
  await keys.open(SHIRT_PATH);
  await keys.enter(shop.addButton);
  const size = main.getByRole('link', { name: 'M', exact: true });
  await keys.expectFocusOn(size);
  await expect(main.getByRole('alert')).toHaveText(messages.product.chooseSize);
  const guide = button(messages.product.sizeGuide);
  await keys.enter(guide, 'Shift+Tab');
  const chart = page.getByRole('dialog', { name: messages.product.sizeGuide });
  await expect(chart).toBeVisible();
  await keys.expectFocusTrap(chart);
  await keys.press('Escape');
  await keys.expectFocusOn(guide);
  await keys.enter(size);
  await expect(page).toHaveURL(/size=M/);
  await keys.expectFocusOn(size);

  const images = main.getByRole('link', { name: new RegExp(`${messages.product.enlarge}$`) });
  if (isMobile) {
    // From the first image to the next one, of which only an edge is visible.
    await keys.tabTo(images.nth(0), 'Shift+Tab');
    await keys.tabTo(images.nth(1));
    await keys.tabTo(images.nth(0), 'Shift+Tab');
  } else {
    await keys.tabTo(
      main.getByRole('radio', { name: interpolate(messages.product.picture, { number: '1' }) }),
      'Shift+Tab',
    );
    await keys.press('ArrowDown');
    await keys.press('ArrowUp');
    await keys.tabTo(images, 'Shift+Tab');
  }
  await keys.press('Enter');
  const view = page.getByRole('dialog');
  const at = (number: number) =>
    interpolate(messages.product.pictureOf, { number: String(number), all: '3' });
  await expect(view.getByRole('status')).toHaveText(at(1));
  await keys.expectFocusTrap(view);
  await keys.press(keys.forwardKey);
  await expect(view.getByRole('status')).toHaveText(at(2));
  await keys.enter(button(messages.product.zoomIn, view));
  await keys.press('0', keys.backwardKey);
  await expect(view.getByRole('status')).toHaveText(at(1));
  await keys.enter(button(messages.product.nextPicture, view));
  await expect(view.getByRole('status')).toHaveText(at(2));
  await keys.press('Escape');
  await keys.expectFocusOn(images.nth(isMobile ? 1 : 0));
});

test('by keyboard alone stores are requested again, a delivery area is selected and a product shared @phone', async ({
  page,
  testLocale,
  watch,
  context,
}) => {
  watch.expectProblem(/stores\/list|Failed to load resource/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { keys, messages, main, button, disclosure } = createKeyboardUser(page, testLocale);
  await page.route('**/stores/list', (route) => route.abort(), { times: 1 });
  await keys.open(`/products/${simpleProduct.slug}`);
  const areas = main.locator('.delivery-promise');
  await keys.enter(areas.locator('summary'));
  await expect(areas.locator('ul')).toBeVisible();
  await keys.press('Enter');
  await expect(areas).not.toHaveAttribute('open');
  await keys.enter(main.locator('.delivery-promise__to').getByRole('link'));
  await keys.enter(main.locator('button[value="AE-DU-MARINA"]'));
  await expect(page).toHaveURL(new RegExp(`/products/${simpleProduct.slug}$`));
  await expect(main.locator('.delivery-promise__to')).toContainText(
    testLocale.translate({ en: 'Dubai Marina', ar: 'مرسى دبي' }),
  );

  const link = main.getByRole('link', { name: messages.availability.find });
  await keys.enter(link);
  const panel = page.getByRole('dialog', { name: messages.availability.find });
  await keys.enter(button(messages.availability.again, panel));
  await keys.expectFocusOn(panel.getByRole('heading', { name: messages.availability.find }));
  const city = panel.getByLabel(messages.availability.city);
  await keys.tabTo(city);
  await keys.press('ArrowDown');
  await keys.enter(button(messages.availability.show, panel));
  const storeButton = panel
    .getByRole('button', { name: new RegExp(`^${messages.availability.collect}`) })
    .first();
  await keys.enter(storeButton);
  await expect(storeButton).toHaveAttribute('aria-pressed', 'true');
  await keys.expectFocusOn(storeButton);
  await keys.press('Escape');
  await expect(panel).toBeHidden();
  await expect(main.locator('[data-find-in-store]')).toBeFocused();

  await keys.enter(disclosure(messages.product.share));
  await keys.enter(button(messages.product.shareCopy));
  await expect(main.getByRole('status').filter({ hasText: messages.product.shareCopied })).toBeVisible();
});
