import { fillCart } from '../../support/e2e/api-calls.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { readOrder } from '../../support/e2e/stored-data.ts';
import {
  formatTestMoney,
  getCardName,
  paintCategory,
  paintDepartment,
  paintGroup,
  paintProduct,
  shade,
} from '../../support/known-products.ts';

const fees = { ae: { fee: 1500, free: 20000, vat: 500 }, kw: { fee: 1250, free: 16000, vat: 0 } };

test('a guest goes from the home page to a paint and pays for it @everywhere', async ({
  page,
  testLocale,
  isMobile,
}) => {
  const shop = new ShopPage(page, testLocale);
  const { language } = testLocale;
  const country = testLocale.country as 'ae' | 'kw';

  await page.goto(testLocale.path());
  await shop.main.getByRole('link', { name: paintDepartment.name[language] }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: paintDepartment.name[language] })).toBeVisible();
  // On phones a department links to its groups only.
  if (isMobile) await shop.main.getByRole('link', { name: paintGroup.name[language] }).first().click();
  await shop.main.getByRole('link', { name: paintCategory.name[language] }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: paintCategory.name[language] })).toBeVisible();
  await shop.main
    .getByRole('link', { name: getCardName(paintProduct, language) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: paintProduct.name[language] })).toBeVisible();

  await shop.chooseShade();
  await shop.add();
  await shop.expectCount(1);
  await shop.openCart();
  await expect(shop.lines()).toHaveCount(1);
  await expect(shop.lines()).toContainText(shade.code);
  await expect(shop.lines()).toContainText(shade.name[language]);
  await expectAccessible(page);

  await shop.toCheckout();
  await expectAccessible(page);
  await shop.fillContact();
  await shop.continueTo('delivery');
  await shop.fillDelivery();
  await expectAccessible(page);
  await shop.continueTo('payment');
  await expectAccessible(page);
  await shop.continueTo('review');
  await expectAccessible(page);
  await shop.goToPayment();
  await expectAccessible(page);
  await shop.pay();
  const orderNumber = await shop.expectConfirmation();
  await expectAccessible(page);

  const { salePrice, listPrice } = paintProduct.prices[country];
  const products = salePrice ?? listPrice;
  const { fee, free, vat } = fees[country];
  const total = products + (products >= free ? 0 : fee);
  await expect(shop.main).toContainText(formatTestMoney(total, testLocale));
  await expect(shop.main).toContainText(shade.code);
  await expect(shop.main).toContainText(
    testLocale.translate({ en: 'Same as the delivery address', ar: 'عنوان التوصيل نفسه' }),
  );
  await expect(shop.main).toContainText(testLocale.translate({ en: 'Building', ar: 'مبنى' }));
  await expect(page.getByRole('banner').locator('#cartCount')).toHaveText('');

  const order = readOrder(orderNumber);
  expect(order).toMatchObject({
    status: 'Accepted',
    country,
    subtotal: products,
    total,
    tax_rate: vat,
    tax_total: Math.round((total * vat) / (10_000 + vat)),
  });
  expect(order.total).toBe(order.subtotal - order.discount_total + order.shipping_total);
  expect(order.lines).toMatchObject([
    { product_code: paintProduct.code, quantity: 1, shade_code: shade.code, total: products },
  ]);
  expect(order.payment).toMatchObject({ status: 'Paid', amount: total, last4: '4242' });

  // Returning to the payment's return URL, or reloading, shows the same order and creates no other.
  await page.reload();
  expect(await shop.expectConfirmation()).toBe(orderNumber);
});

test('a declined card keeps cart and form, and another card pays @phone', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);

  await fillCart(page, testLocale);
  await shop.openCheckout();
  await shop.fillCheckout();
  await shop.goToPayment();
  await shop.pay('4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toContainText(testLocale.translate({ en: 'declined', ar: 'رُفضت' }));
  await shop.pay('4000 0000 0000 9995');
  await expect(page.getByRole('alert')).toContainText(
    testLocale.translate({ en: 'insufficient', ar: 'رصيد' }),
  );

  await page.goto(testLocale.path('/checkout/contact'));
  await expect(page.locator('[name="emailAddress"]')).toHaveValue('layla@example.com');
  await page.goto(testLocale.path('/checkout'));
  await shop.goToPayment();
  await shop.pay();
  await shop.expectConfirmation();
});
