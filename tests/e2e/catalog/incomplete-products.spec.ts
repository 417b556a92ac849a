import type { Page } from '@playwright/test';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { measurePageWidth } from '../../support/e2e/cut-text.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { paintProduct, simpleProduct } from '../../support/known-products.ts';

/** 90 letters, the first 40 without a space. */
const LONG_NAMES = {
  en: `${'Unbreakable'.repeat(4).slice(0, 40)} extension lead with nine sockets and a very long cable`.slice(
    0,
    90,
  ),
  ar: `${'استثنائي'.repeat(5)} توصيلة كهرباء بتسعة مخارج وكابل طويل جدًا للورش والمستودعات`.slice(0, 90),
};

/** Responds to requests for product images as if there were none. */
const removePictures = (page: Page) =>
  page.route('**/media/products/**', (route) => route.fulfill({ status: 404, body: '' }));

test('a list and a product without pictures keep their measures, and name what is missing', async ({
  page,
  testLocale,
  watch,
}) => {
  const shop = new ShopPage(page, testLocale);
  const path = testLocale.path('/category/fixings');
  const card = shop.main.getByRole('article').first();
  await page.goto(path);
  const { height } = (await card.boundingBox()) ?? {};
  await removePictures(page);
  watch.expectProblem(/404/);
  await page.goto(path);
  const picture = card.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect((await card.boundingBox())?.height).toBeCloseTo(height ?? 0, 0);
  await expect(picture).toHaveAttribute('alt', /./);
  await expectAccessible(page);

  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await shop.add();
  await shop.expectCount(1);
});

test('a name of 90 letters, a product without brand and price, and one without stock fit their card and page', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  const name = LONG_NAMES[testLocale.language];
  await page.goto(testLocale.path('/category/fixings'));
  const width = await measurePageWidth(page);
  await page.evaluate((longName) => {
    const [first, second] = document.querySelectorAll('.product-card');
    const link = first?.querySelector('.product-card__link');
    if (link) link.textContent = longName;
    // Removes what the card of a product without brand, price, rating and stock does not contain.
    for (const part of second?.querySelectorAll('.product-card__brand, .price, .rating, .quick-add') ?? [])
      part.remove();
  }, name);
  expect(await measurePageWidth(page)).toBe(width);
  const [longNameCard, minimalCard] = [
    shop.main.getByRole('article').nth(0),
    shop.main.getByRole('article').nth(1),
  ];
  const [longBox, bareBox] = [await longNameCard.boundingBox(), await minimalCard.boundingBox()];
  expect(longBox?.width).toBeCloseTo(bareBox?.width ?? 0, 0);
  expect(longBox?.height, 'cards of a row are level').toBeCloseTo(bareBox?.height ?? 0, 0);
  const title = await longNameCard.getByRole('heading').boundingBox();
  expect((title?.x ?? 0) >= (longBox?.x ?? 0)).toBe(true);
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(
    (longBox?.x ?? 0) + (longBox?.width ?? 0),
  );

  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await page.evaluate((longName) => {
    const heading = document.querySelector('main h1');
    if (heading) heading.textContent = longName;
  }, name);
  expect(await measurePageWidth(page)).toBe(width);
  await expect(shop.addButton).toBeInViewport();
  await shop.add();
  await shop.expectCount(1);
});

test('a link with an unavailable shade shows a message until another shade is chosen', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  const { product: messages } = MESSAGE_RESOURCES[testLocale.language];
  await page.goto(testLocale.path(`/products/${paintProduct.slug}?shade=BN-9999`));
  const notice = shop.main.getByText(messages.shadeGone);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await shop.chooseShade();
  await expect(notice).toBeHidden();
  await shop.add();
  await shop.expectCount(1);
});
