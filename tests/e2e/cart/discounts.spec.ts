import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { formatTestMoney, getPrice, products } from '../../support/known-products.ts';

const drill = products.find(({ slug }) => slug.startsWith('torqan-18v-brushless-combi-drill-kit'));

test('a warranty follows its drill, and a coupon is applied and removed', async ({
  page,
  testLocale,
  watch,
}) => {
  if (!drill) throw new Error('The seed has no such drill');
  watch.expectProblem(/40[49]/);
  const shop = new ShopPage(page, testLocale);
  const warranty = testLocale.translate({ en: 'Two more years of warranty', ar: 'سنتان إضافيتان من الضمان' });
  await page.goto(testLocale.path(`/products/${drill.slug}`));
  await shop.main.getByRole('checkbox', { name: warranty }).check();
  await expectAccessible(page);
  await shop.add();
  await shop.expectCount(1);
  await shop.openCart();
  await expect(shop.lines()).toHaveCount(1);
  await expect(shop.main.getByText(warranty)).toBeVisible();

  // The warranty's quantity is that of the drill.
  await shop
    .lines()
    .getByRole('button', { name: testLocale.translate({ en: /^Increase/, ar: /^زيادة/ }) })
    .click();
  const price = getPrice(drill, testLocale);
  await expect(shop.main).toContainText(formatTestMoney(price * 2, testLocale));

  const field = shop.main.getByRole('textbox', {
    name: testLocale.translate({ en: 'Coupon code', ar: 'كود الخصم' }),
  });
  const apply = shop.main.getByRole('button', { name: testLocale.translate({ en: 'Apply', ar: 'تطبيق' }) });
  const findMessage = (texts: { en: RegExp; ar: RegExp }) =>
    expect(shop.main).toContainText(testLocale.translate(texts));
  await apply.click();
  await findMessage({ en: /coupon code/i, ar: /كود الخصم/ });
  for (const invalidCode of ['../NO', 'NO-SUCH', 'PAINT15']) {
    await field.fill(invalidCode);
    await apply.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(invalidCode);
  }
  await field.fill('eid25');
  await apply.click();
  const remove = shop.main.getByRole('button', {
    name: testLocale.translate({ en: 'Remove coupon', ar: 'إزالة كود الخصم' }),
  });
  await expect(remove).toBeVisible();
  await expect(
    shop.main.getByText(
      testLocale.translate({ en: 'Eid gift (\u2068EID25\u2069)', ar: 'هدية العيد (\u2068EID25\u2069)' }),
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(remove).toBeVisible();
  await remove.click();
  await expect(field).toBeVisible();

  // Removing the drill removes its warranty.
  await shop
    .lines()
    .getByRole('button', { name: testLocale.translate({ en: /^Remove/, ar: /إزالة/ }) })
    .first()
    .click();
  await expect(shop.main.getByText(warranty)).toBeHidden();
  await shop.expectCountEmpty();
});
