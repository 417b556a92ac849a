import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browser.ts';
import { emulsions } from '../support/goods.ts';
import { choose, count, follow, narrowList, open, turnPages, WORDS } from '../support/search-story.ts';

test('a list is narrowed at once, and Back brings back what was there', ({ page, place }) =>
  narrowList(page, place));

test('coming alive asks nothing @desktop', async ({ page, place }) => {
  const shop = await open(page, place, `/category/${emulsions.slug}`);
  const asked = follow(page);
  await shop.main.getByRole('status').first().click();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  expect(asked.count()).toBe(0);
});

test('pages and orders are addresses @phone', ({ page, place }) => turnPages(page, place));

test('a price is written, sent with Enter and kept in the field', async ({ page, place }) => {
  const shop = await open(page, place, '/product-list');
  const from = shop.main.getByRole('spinbutton', { name: place.say(WORDS.from) });
  const opener = shop.main.getByRole('button', { name: place.say(WORDS.filters) });
  if (await opener.isVisible()) await opener.click();
  await from.fill('100');
  await from.press('Enter');
  await expect(page).toHaveURL(/[?&]price=100-/);
  if (await opener.isVisible()) await opener.click();
  await expect(from).toHaveValue('100');
});

test('nonsense is answered with where else to look', async ({ page, place }) => {
  const shop = await open(
    page,
    place,
    `/product-list?q=${'%3Cscript%3E'.repeat(30)}&brand=%22%3E&page=x&sort=;`,
  );
  await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('steps that were made before the page was left lead back after it is read again @phone', async ({
  page,
  place,
}) => {
  const shop = await open(page, place, '/product-list');
  const all = (await count(shop).textContent()) ?? '';
  const chip = shop.main.getByRole('button', { name: place.say(WORDS.chip) });
  await choose(shop, () => shop.main.getByRole('checkbox', { name: place.say(WORDS.stock) }).click());
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/product-list$/);
  await expect(count(shop)).toHaveText(all);
  await expect(chip).toHaveCount(0);
  await choose(shop, () => shop.main.getByRole('checkbox', { name: place.say(WORDS.stock) }).click());
  await expect(page).toHaveURL(/\?stock=1$/);
  await expect(chip).toBeVisible();
});

// On a slow phone coming alive takes a second, and nobody waits for it.
for (const pause of [100, 500, 900]) {
  test(`what is chosen ${pause} ms after the first touch counts, alive or not @phone`, async ({
    page,
    place,
  }) => {
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((go) => setTimeout(go, 300));
      await route.continue().catch(() => undefined);
    });
    const shop = await open(page, place, '/product-list');
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await choose(shop, async () => {
      await page.waitForTimeout(pause);
      await shop.main.getByRole('checkbox', { name: place.say(WORDS.stock) }).click();
    });
    await expect(page).toHaveURL(/\?stock=1$/);
    await expect(shop.main.getByRole('button', { name: place.say(WORDS.chip) })).toBeVisible();
  });
}
