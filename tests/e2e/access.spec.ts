import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browser.ts';
import { brand, emulsions, paint, plain, tin } from '../support/goods.ts';
import { Shop } from '../support/shop.ts';

for (const path of [
  '',
  `/departments/${paint.code}`,
  `/category/${emulsions.slug}`,
  '/product-list?q=paint',
  '/product-list?q=zzzzzz',
  `/products/${tin.slug}`,
  `/products/${plain.slug}`,
  '/blogs',
  '/blogs/topic/paint',
  '/blogs/painting-over-damp-walls',
  '/masterclasses',
  '/masterclasses/first-hour-with-a-drill',
  '/help-support',
  '/privacy-policy',
  '/brands',
  `/brands/${brand.slug}`,
  '/all-departments',
  '/store-locator',
  '/store-locator?q=zzzz',
  '/collection/first-flat',
  '/bulk-orders',
  '/newsletter',
  '/cart',
]) {
  test(`axe finds nothing on ${path || 'home'}`, async ({ page, place }) => {
    await page.goto(place.path(path));
    await expectAccessible(page);
  });
}

test('axe finds nothing on what is not found, with the menu, the switch and the mini-cart open', async ({
  page,
  place,
  watch,
}) => {
  watch.foretell(/404/);
  const shop = new Shop(page, place);
  await page.goto(place.path('/nowhere'));
  await expectAccessible(page);
  await page.goto(place.path());
  await page
    .getByRole('button', { name: place.say({ en: 'Departments', ar: 'الأقسام' }) })
    .first()
    .click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('button', { name: place.say({ en: /^Country and language/, ar: /^الدولة واللغة/ }) })
    .first()
    .click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shop.cartLink.click();
  await expect(shop.drawer).toBeVisible();
  await expectAccessible(page);
});

test('the keyboard alone adds a tin to the cart', async ({ page, place }) => {
  const shop = new Shop(page, place);
  await shop.openTin();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: place.say({ en: 'Skip to content', ar: /المحتوى/ }) }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  const shades = shop.main.getByRole('group', {
    name: place.say({ en: 'Choose your shade', ar: 'اختر درجة اللون' }),
  });
  const first = shades.getByRole('radio').first();
  for (
    let presses = 0;
    presses < 40 && !(await first.evaluate((it) => it === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(shades.getByRole('radio').nth(1)).toBeChecked();
  await shop.addButton.focus();
  await page.keyboard.press('Enter');
  await shop.expectCount(1);
});
