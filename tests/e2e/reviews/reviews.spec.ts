import { fillCart } from '../../support/e2e/api-calls.ts';
import { AuthPage } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { deliverOrder } from '../../support/e2e/order-progress.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { paintProduct, simpleProduct } from '../../support/known-products.ts';

const OPINIONS = {
  en: 'Kept this one beside the door for a month, and it has not let me down.',
  ar: 'استعملته شهرًا كاملًا ولم يخذلني مرة واحدة.',
};

test('visitors read reviews, sort them and find one helpful, without script', async ({
  browser,
  testLocale,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const shop = new AuthPage(page, testLocale);
  const { reviews } = shop.messages;
  await shop.open(`/products/${paintProduct.slug}`);
  const section = page.locator('#reviews');
  await expect(section.getByRole('heading', { name: reviews.title, exact: true })).toBeVisible();
  await section.getByRole('link', { name: reviews['sort-lowest'] }).click();
  await shop.expectPath(`/products/${paintProduct.slug}/reviews`);
  const stars = await shop.main
    .locator('.review svg[role=img]')
    .evaluateAll((all) => all.map((star) => Number(star.getAttribute('aria-label')?.match(/\d/)?.[0])));
  expect(stars.length).toBeGreaterThan(1);
  await shop.main.getByRole('button').first().click();
  await shop.expectPath(`/products/${paintProduct.slug}/reviews/helpful`);
  await expect(shop.main).toContainText(reviews.voted);
  await shop.main.getByRole('link', { name: reviews.back }).click();
  await shop.expectPath(`/products/${paintProduct.slug}/reviews`);
  await context.close();
});

test('a customer reviews what was delivered, and reads it on the product page', async ({
  page,
  testLocale,
}) => {
  test.slow();
  const shop = new ShopPage(page, testLocale);
  const account = new AuthPage(page, testLocale);
  const { reviews } = account.messages;
  const opinion = `${OPINIONS[testLocale.language]} ${account.customer.email.split('@')[0]?.replace(/\d/g, '')}`;
  await account.register();
  await account.open('/my-account/reviews');
  await expect(account.main).toContainText(reviews.ownEmptyTitle);
  await fillCart(page, testLocale);
  await shop.openCheckout();
  await shop.continueTo('delivery');
  await shop.fillDelivery();
  await shop.continueTo('payment');
  await shop.continueTo('review');
  await shop.goToPayment();
  await shop.pay();
  const orderNumber = await shop.expectConfirmation();
  await deliverOrder(orderNumber);

  await account.open('/my-account/reviews');
  await expectAccessible(page);
  await account.main.getByRole('link', { name: simpleProduct.name[testLocale.language] }).last().click();
  await account.expectPath(`/my-account/reviews/${simpleProduct.code}`);
  await expectAccessible(page);
  await account.main.getByRole('radio').nth(1).check();
  const text = account.main.locator('[name="text"]');
  await text.fill(`${opinion} 050 123 4567`);
  await account.clickButton(reviews.submit);
  await expect(account.main).toContainText(reviews['reason-contact']);
  await expect(text).toHaveValue(`${opinion} 050 123 4567`);
  await text.fill(opinion);
  await account.clickButton(reviews.submit);
  await expect(account.main).toContainText(reviews.saved);
  await account.open(`/my-account/orders/${orderNumber}`);
  await expect(account.main).toContainText(reviews.editOwn);
  await expect(account.main).not.toContainText(reviews.write);

  await expect(async () => {
    await account.open(`/products/${simpleProduct.slug}/reviews?sort=newest`);
    await expect(account.main).toContainText(opinion, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page);
  await expect(account.main.locator('.review').filter({ hasText: opinion })).toContainText(reviews.bought);

  await account.open('/my-account/reviews');
  await expect(account.main).toContainText(reviews['status-approved']);
  await account.main.getByRole('link', { name: reviews.delete, exact: false }).last().click();
  await account.clickButton(reviews.deleteConfirm);
  await expect(account.main).toContainText(reviews.deleted);
});
