import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { simpleProduct } from '../../support/known-products.ts';

const LABELS = {
  compare: { en: 'Compare', ar: 'قارن' },
  similar: { en: 'Compare with similar products', ar: 'قارن مع منتجات مشابهة' },
  with: { en: /^Compare with /, ar: /^قارن مع / },
  remove: { en: /^Remove .* from the comparison$/, ar: /^إزالة .* من المقارنة$/ },
  differences: { en: 'Differences only', ar: 'الفروق فقط' },
  differentRows: { en: /Different/, ar: /مختلف/ },
  add: { en: /^Add to cart/, ar: /^أضف إلى السلة/ },
  unknown: { en: /No product with the code/, ar: /منتجًا رمزه/ },
};

test('products of a list are chosen and compared', async ({ page, testLocale, isMobile }) => {
  const shop = new ShopPage(page, testLocale);
  const { translate } = testLocale;
  await page.goto(testLocale.path('/category/power-saws?sort=price_asc'));
  await shop.main.getByRole('link', { name: translate(LABELS.compare), exact: true }).click();
  await expect(page).toHaveURL(/\/compare\/choose\?sort=price_asc&list=power-saws$/);
  const boxes = shop.main.getByRole('checkbox');
  for (const index of [0, 1, 2, 3]) await boxes.nth(index).check();
  await expect(boxes.nth(4)).toBeDisabled();
  await boxes.nth(3).uncheck();
  await boxes.nth(2).uncheck();
  await expectAccessible(page);
  await shop.main.getByRole('button', { name: translate(LABELS.compare) }).click();

  await expect(page).toHaveURL(/\/compare\?p=[^&]+&p=[^&]+$/);
  const columnHeaders = shop.main.getByRole('columnheader');
  await expect(columnHeaders).toHaveCount(2);
  if (isMobile) {
    for (const head of await columnHeaders.all()) await expect(head).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
  const rows = shop.main.getByRole('row');
  const differentRows = shop.main.getByRole('rowheader', { name: translate(LABELS.differentRows) });
  const [rowCount, differentCount] = [await rows.count(), await differentRows.count()];
  await shop.main.getByRole('checkbox', { name: translate(LABELS.differences) }).check();
  expect(await rows.count()).toBeLessThan(rowCount);
  await expect(differentRows).toHaveCount(differentCount);

  await shop.main
    .getByRole('button', { name: translate(LABELS.add) })
    .first()
    .click();
  await expect(shop.cartLink).toContainText('1');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is compared with similar ones, and invalid products of the address are reported', async ({
    page,
    testLocale,
  }) => {
    const shop = new ShopPage(page, testLocale);
    const { translate } = testLocale;
    const columnHeaders = shop.main.getByRole('columnheader');
    await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
    await shop.main.getByRole('link', { name: translate(LABELS.similar) }).click();
    await expect(columnHeaders).toHaveCount(0);
    await shop.main
      .getByRole('link', { name: translate(LABELS.with) })
      .first()
      .click();
    await expect(columnHeaders).toHaveCount(2);
    await shop.main
      .getByRole('link', { name: translate(LABELS.with) })
      .first()
      .click();
    await expect(columnHeaders).toHaveCount(3);
    await shop.main
      .getByRole('link', { name: translate(LABELS.remove) })
      .first()
      .click();
    await expect(columnHeaders).toHaveCount(2);
    await page.goto(`${page.url()}&p=GONE-1`);
    await expect(shop.main.getByRole('alert')).toContainText(translate(LABELS.unknown));
    await expect(columnHeaders).toHaveCount(2);
  });
});
