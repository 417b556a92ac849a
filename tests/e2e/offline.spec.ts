import type { Page, Route } from '@playwright/test';
import { resources } from '#lib/messages/resources.ts';
import { expect, test } from '../support/browser.ts';
import { plain } from '../support/goods.ts';
import { Shop } from '../support/shop.ts';

const CALLS = '**/api/experience/**';

/** Cuts the way to the shop's calls alone, so that pages still come; the answer mends it. */
async function cut(page: Page): Promise<() => Promise<void>> {
  const abort = (route: Route): Promise<void> => route.abort('internetdisconnected');
  await page.route(CALLS, abort);
  return () => page.unroute(CALLS, abort);
}

test('what is changed offline is shown, said to wait, and done once when the network is back', async ({
  page,
  place,
  context,
  watch,
}) => {
  watch.foretell(/INTERNET_DISCONNECTED/);
  const { cart: words } = resources[place.language];
  const shop = new Shop(page, place);
  await page.goto(place.path(`/products/${plain.slug}`));
  await shop.add();
  await shop.expectCount(1);
  await shop.cartLink.click();
  const quantity = shop.lines(shop.drawer).getByRole('spinbutton');
  await expect(quantity).toHaveValue('1');

  await context.setOffline(true);
  await quantity.fill('3');
  await quantity.press('Enter');
  await shop.expectCount(3);
  const away = shop.drawer.getByRole('status').filter({ hasText: words.offline });
  await expect(away).toBeVisible();
  await page.keyboard.press('Escape');
  await shop.add();
  await shop.add();
  await shop.expectCount(5);

  await context.setOffline(false);
  await shop.cartLink.click();
  await expect(quantity).toHaveValue('5');
  await expect(away).toBeHidden();
  await shop.openCart();
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('5');
});

test('what still waits when the page is left is sent by the next one, and refused with a reason', async ({
  page,
  place,
  watch,
}) => {
  watch.foretell(/INTERNET_DISCONNECTED|409/);
  const shop = new Shop(page, place);
  const amount = shop.main.getByRole('spinbutton');
  await page.goto(place.path(`/products/${plain.slug}`));
  const mend = await cut(page);
  await shop.add();
  await shop.expectCount(1);
  await expect(shop.main.getByText(resources[place.language].cart.waiting)).toBeVisible();
  await amount.fill(String(plain.maxQuantity));
  await shop.add();
  await shop.expectCount(plain.maxQuantity + 1);
  await mend();
  await page.reload();
  await page.keyboard.press('Shift');
  await shop.expectCount(1);
  await shop.cartLink.click();
  await expect(shop.lines(shop.drawer).getByRole('spinbutton')).toHaveValue('1');
  const [why = ''] = resources[place.language].cart.refusedLater.split('{{');
  await expect(page.getByRole('alert').filter({ hasText: why })).toContainText(String(plain.maxQuantity));
  await page.reload();
  await shop.expectCount(1);
});

test('an answer that is lost on its way doubles nothing', async ({ page, place, watch }) => {
  watch.foretell(/ERR_FAILED/);
  const shop = new Shop(page, place);
  await page.goto(place.path(`/products/${plain.slug}`));
  await shop.add();
  await shop.expectCount(1);
  let lost = 0;
  await page.route(
    '**/cart/*/item',
    async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    },
    { times: 1 },
  );
  // Not the answer of the first press, which may still be on its way.
  const again = page.waitForResponse((reply) => lost > 0 && /\/cart\/[^/]+\/item$/.test(reply.url()));
  await shop.add();
  await again;
  await shop.expectCount(2);
  expect(lost).toBe(1);
  await shop.openCart();
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('2');
});
