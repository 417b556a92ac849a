import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { readOrder } from '../../support/e2e/stored-data.ts';
import { paintProduct, shade } from '../../support/known-products.ts';

const TEXTS = {
  find: { en: /^Find a shade/, ar: /^ابحث عن درجة/ },
  one: { en: '1 shade found', ar: 'وجدنا درجة واحدة' },
  keep: { en: 'Save', ar: 'احفظ' },
  kept: { en: 'Saved shades', ar: 'الدرجات المحفوظة' },
  near: { en: 'Match a colour', ar: 'طابق لونًا' },
  showNear: { en: 'Find closest shades', ar: 'اعرض أقرب الدرجات' },
  more: { en: 'More filters', ar: 'خيارات تصفية أخرى' },
  same: { en: 'The same', ar: 'مطابقة' },
  reset: { en: 'Clear', ar: 'مسح' },
  nameOrCode: { en: 'Name or code', ar: 'الاسم أو الرمز' },
  calculator: { en: 'How much do I need?', ar: 'كم أحتاج؟' },
  area: { en: 'Area (m²)', ar: 'المساحة (م²)' },
  addAll: { en: 'Add all to cart', ar: 'أضف الكل إلى السلة' },
  calculate: { en: 'Calculate', ar: 'احسب' },
  number: { en: 'Enter a number', ar: 'اكتب رقمًا' },
  door: { en: 'Door', ar: 'الباب' },
  family: { en: 'Colour family', ar: 'عائلة اللون' },
  show: { en: 'Show shades', ar: 'عرض الدرجات' },
};
const tinted = `/products/${paintProduct.slug}?shade=${shade.code}`;

test('a shade is found and selected by keyboard, saved, and found by its colour', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  const name = shade.name[testLocale.language];
  // The list of shades is collapsed on a page that opens with a selected one.
  const radio = shop.main.getByRole('radio', { name, includeHidden: true });
  await shop.openPaint();
  const finder = shop.main.locator('summary').filter({ hasText: testLocale.translate(TEXTS.find) });
  await finder.focus();
  await page.keyboard.press('Enter');
  const nameField = shop.main.getByRole('searchbox', { name: testLocale.translate(TEXTS.nameOrCode) });
  await nameField.focus();
  await page.keyboard.type(shade.code.replace('-', ' '));
  await expect(
    shop.main.getByRole('status').filter({ hasText: testLocale.translate(TEXTS.one) }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(radio).toBeFocused();
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`shade=${shade.code}`));
  await expect(radio).toBeInViewport();
  // Scrolls to where the sticky header covers no part of the elements.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  await shop.main
    .getByRole('button', { name: `${testLocale.translate(TEXTS.keep)} ${name}`, exact: true })
    .click();
  await page.reload();
  await expect(radio).toBeChecked();
  await finder.click();
  const savedButton = shop.main.getByRole('button', { name: testLocale.translate(TEXTS.kept) });
  await savedButton.click();
  await expect(savedButton).toHaveAttribute('aria-pressed', 'true');
  await expect(radio).toBeVisible();
  await shop.main
    .locator('summary')
    .filter({ hasText: testLocale.translate(TEXTS.more) })
    .click();
  await shop.main.getByLabel(testLocale.translate(TEXTS.near)).fill(shade.hex);
  const nearest = shop.main.getByRole('radio', { name: testLocale.translate(TEXTS.same) });
  await expect(nearest.first()).toHaveValue(new RegExp(`\\|${shade.code}$`));
  await shop.main.getByRole('button', { name: testLocale.translate(TEXTS.reset), exact: true }).click();
  await expect(nearest).toHaveCount(0);
  await expect(radio).toBeChecked();
});

test('invalid storage of saved shades causes no error', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await page.addInitScript(() => {
    localStorage.setItem('shadesKept', '{"no":<list>} BN-0000');
    localStorage.setItem('shadesRecent', `${'x'.repeat(5000)} ../..`);
  });
  await shop.openPaint();
  await shop.main
    .locator('summary')
    .filter({ hasText: testLocale.translate(TEXTS.find) })
    .click();
  const savedButton = shop.main.getByRole('button', { name: testLocale.translate(TEXTS.kept) });
  await savedButton.click();
  await shop.main.getByRole('button', { name: testLocale.translate(TEXTS.reset), exact: true }).click();
  // The families are shown again shortly after the press.
  await expect(savedButton).toHaveAttribute('aria-pressed', 'false');
  await shop.chooseShade();
  await expect(shop.main.locator('.shade-family').first()).toBeVisible();
});

test('a shade in the address is shown in a room, calculated, and bought in the cheapest packs', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path(tinted));
  const room = shop.main.locator('.room-preview__view img:visible');
  await expect(room).toHaveAttribute('src', `/media/rooms/living/${shade.code}/-/-.svg`);
  await shop.main.getByText(testLocale.translate(TEXTS.door), { exact: true }).click();
  await expect(room).toHaveCount(1);
  // Each surface keeps its shade; the room beside the shades follows the choice.
  await expect(room).toHaveAttribute('src', `/media/rooms/living/${shade.code}/-/-.svg`);

  await shop.openShades();
  const [swatch, picture] = [
    shop.main.getByRole('radio', { name: shade.name[testLocale.language] }),
    shop.main.locator('.shade-picker__room img'),
  ];
  await expect(swatch).toBeInViewport();
  expect((await swatch.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(picture).toHaveAttribute('src', `/media/rooms/living/${shade.code}/-/-.svg`);

  await shop.main.getByText(testLocale.translate(TEXTS.calculator), { exact: true }).click();
  const area = shop.main.getByLabel(testLocale.translate(TEXTS.area));
  await area.click();
  await area.fill('big');
  await expect(shop.main.getByText(testLocale.translate(TEXTS.number))).toBeVisible();
  await area.fill('٣٢٫٥');
  const addAll = shop.main.getByRole('button', { name: testLocale.translate(TEXTS.addAll) });
  await expect(addAll).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  const packs = await shop.main.locator('form[action$=addItems] li strong').count();
  await addAll.click();
  await page.waitForURL(`**${testLocale.path('/cart')}`);
  await expect(shop.lines()).toHaveCount(packs);
  await expect(shop.lines().first()).toContainText(shade.code);

  await shop.toCheckout();
  await shop.fillCheckout();
  await shop.goToPayment();
  await shop.pay();
  const { lines } = readOrder(await shop.expectConfirmation());
  expect(lines.map(({ shade_code }) => shade_code)).toEqual(Array(packs).fill(shade.code));
});

test('the page of all shades is short, jumps to families and filters while typing', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path(`/paint/${paintProduct.slug}/shades`));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
  const families = shop.main.getByRole('heading', { level: 2 });
  await expect(families).toHaveCount(11);
  const familyLinks = shop.main.getByRole('navigation', { name: testLocale.translate(TEXTS.family) });
  await familyLinks.getByRole('link').nth(3).click();
  await expect(families.nth(3)).toBeInViewport();
  await expectAccessible(page);
  const name = shade.name[testLocale.language];
  const search = shop.main.getByRole('searchbox', { name: testLocale.translate(TEXTS.nameOrCode) });
  await search.click();
  await search.fill(name);
  await expect(families).toHaveCount(1);
  await shop.main.getByText(name, { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`shade=${shade.code}`));
});

test('the page of a paint is no longer than ten screens of a phone @phone', async ({ page, testLocale }) => {
  for (const slug of [paintProduct.slug, 'liwan-haven-washable-matt-emulsion-10l']) {
    await page.goto(testLocale.path(`/products/${slug}`));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, slug).toBeLessThan(8000);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shades are a page of links, and the calculator works as a form', async ({ page, testLocale }) => {
    const shop = new ShopPage(page, testLocale);
    const name = shade.name[testLocale.language];
    await page.goto(testLocale.path(`/paint/${paintProduct.slug}/shades`));
    await shop.main.getByLabel(testLocale.translate(TEXTS.near)).fill(shade.hex);
    await shop.main.getByRole('button', { name: testLocale.translate(TEXTS.showNear) }).click();
    await expect(page).toHaveURL(/near=%23/);
    await shop.main
      .getByRole('link', { name: testLocale.translate(TEXTS.same) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`shade=${shade.code}`));
    await expect(shop.main.getByRole('radio', { name, includeHidden: true })).toBeChecked();

    await shop.main.getByText(testLocale.translate(TEXTS.calculator), { exact: true }).click();
    await shop.main.getByLabel(testLocale.translate(TEXTS.area)).fill('٢٠');
    await shop.main.getByRole('button', { name: testLocale.translate(TEXTS.calculate) }).click();
    await expect(page).toHaveURL(new RegExp(`shade=${shade.code}`));
    await shop.main.getByRole('button', { name: testLocale.translate(TEXTS.addAll) }).click();
    await page.waitForURL(`**${testLocale.path('/cart')}`);
    await expect(shop.lines().first()).toContainText(shade.code);
  });

  test('shades are filtered by family, and by a text without matches @desktop', async ({
    page,
    testLocale,
  }) => {
    const shop = new ShopPage(page, testLocale);
    await page.goto(testLocale.path(`/paint/${paintProduct.slug}/shades`));
    await shop.main
      .locator('summary')
      .filter({ hasText: testLocale.translate(TEXTS.more) })
      .click();
    await shop.main.getByRole('combobox', { name: testLocale.translate(TEXTS.family) }).selectOption('blue');
    await shop.main.getByRole('button', { name: testLocale.translate(TEXTS.show) }).click();
    await expect(page).toHaveURL(/family=blue/);
    await expect(shop.main.getByRole('heading', { level: 2 })).toHaveCount(1);
    await page.goto(testLocale.path(`/paint/${paintProduct.slug}/shades?q=qqqqqq&near=red&undertone=odd`));
    await expect(
      shop.main.getByRole('link', { name: testLocale.translate(TEXTS.reset) }).first(),
    ).toBeVisible();
  });
});
