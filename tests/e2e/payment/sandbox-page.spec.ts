import { fillCart } from '../../support/e2e/api-calls.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';

const CHALLENGE = '4000 0000 0000 3220';

test('a card is formatted as it is typed, and confirmed by its bank', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await fillCart(page, testLocale);
  await shop.openCheckout();
  await shop.fillCheckout();
  await shop.goToPayment();

  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field('cardNumber').pressSequentially(CHALLENGE.replaceAll(' ', ''));
  await expect(field('cardNumber')).toHaveValue(CHALLENGE);
  await expect(field('expiry')).toBeFocused();
  await field('expiry').pressSequentially('939');
  await expect(field('expiry')).toHaveValue('09/39');
  await expect(field('cvc')).toBeFocused();
  await field('cvc').fill('123');
  await field('cardholder').fill('LAYLA HADDAD');
  await page.getByRole('button', { name: testLocale.translate({ en: /^Pay /, ar: /^ادفع / }) }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    testLocale.translate({ en: 'Confirm that it is you', ar: 'أكّد هويتك' }),
  );
  await expectAccessible(page);
  await page
    .getByRole('button', { name: testLocale.translate({ en: 'Confirm the payment', ar: 'أكّد الدفع' }) })
    .click();
  await shop.expectConfirmation();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a failed confirmation can be repeated, and leaving keeps the cart @phone', async ({
    page,
    testLocale,
  }) => {
    const shop = new ShopPage(page, testLocale);
    await fillCart(page, testLocale);
    await shop.openCheckout();
    await shop.fillCheckout();
    await shop.goToPayment();
    await shop.pay(CHALLENGE);
    await page
      .getByRole('button', {
        name: testLocale.translate({ en: 'Fail the confirmation', ar: 'أفشِل التأكيد' }),
      })
      .click();
    await expect(page.getByRole('alert')).toContainText(
      testLocale.translate({ en: 'could not confirm', ar: 'لم يتمكن البنك' }),
    );
    await page
      .getByRole('button', {
        name: testLocale.translate({ en: /^Cancel and go back/, ar: /^إلغاء والعودة/ }),
      })
      .click();
    await page.waitForURL(`**${testLocale.path('/checkout/review')}`);
    await shop.openCart();
    await expect(shop.lines()).toHaveCount(1);
  });
});
