import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { getCardName, products } from '../../support/known-products.ts';

const TEXTS = {
  title: { en: 'Recently viewed', ar: 'شاهدته مؤخرًا' },
  goesWith: { en: 'Goes with it', ar: 'منتجات مكمّلة' },
};
const KEY = 'recentlyViewed';
const [first, second, third] = products.filter(({ options }) => options.length === 0) as [
  (typeof products)[number],
  (typeof products)[number],
  (typeof products)[number],
];

/** Records the requests for recently viewed products. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/recent\?/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Waits until the page has stored the viewed products, which it does in its first frame. */
const expectStored = (page: Page, codes: readonly string[]): Promise<void> =>
  expect
    .poll(() => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), KEY))
    .toEqual(codes);

test('recently viewed products load when the visitor scrolls near them', async ({ page, testLocale }) => {
  const requests = recordRequests(page);
  const row = page.getByRole('region', { name: testLocale.translate(TEXTS.title) });
  await page.goto(testLocale.path(`/products/${first.slug}`));
  await expect(page.getByRole('heading', { name: testLocale.translate(TEXTS.goesWith) })).toBeVisible();
  await expect(row).toBeHidden();
  await expectStored(page, [first.code]);
  await page.goto(testLocale.path(`/products/${second.slug}`));
  await expectStored(page, [second.code, first.code]);
  await page.goto(testLocale.path(`/products/${third.slug}`));

  await row.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  const footer = page.getByRole('contentinfo');
  const before = await footer.boundingBox();
  await page.keyboard.press('Shift');
  await expect(row.getByRole('article')).toHaveCount(2);
  expect(requests).toHaveLength(1);
  expect(Math.abs(((await footer.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);

  const links = row.getByRole('heading').getByRole('link');
  await expect(links).toHaveText([
    getCardName(second, testLocale.language),
    getCardName(first, testLocale.language),
  ]);
  await expectAccessible(page);
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`/products/${first.slug}$`));
  await expectStored(page, [first.code, third.code, second.code]);
});

test('recently viewed products are stored in the browser only, ten at most @desktop', async ({
  page,
  testLocale,
  request,
}) => {
  const path = testLocale.path(`/products/${first.slug}`);
  await page.goto(path);
  await expectStored(page, [first.code]);
  const viewedCodes = products.slice(20, 32).map(({ code }) => code);
  await page.evaluate(
    ([key, codes]) => localStorage.setItem(key as string, JSON.stringify(codes)),
    [KEY, viewedCodes],
  );
  await page.reload();
  await expectStored(page, [first.code, ...viewedCodes.slice(0, 9)]);
  const html = await (await request.get(path)).text();
  for (const code of viewedCodes.slice(0, 9)) expect(html).not.toContain(`data-code="${code}"`);

  const fragment = await request.get(`${testLocale.path('/recent')}?codes=${first.code},%3Cb%3E,NO-SUCH-1`);
  expect(fragment.status()).toBe(200);
  expect(fragment.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  expect((await fragment.text()).match(/<article/g)).toHaveLength(1);
});

test('invalid or missing storage of recently viewed products causes no error @phone', async ({
  page,
  testLocale,
}) => {
  await page.addInitScript((key) => {
    if (!localStorage.getItem('seen')) localStorage.setItem(key, '{"a":');
    localStorage.setItem('seen', '1');
  }, KEY);
  await page.goto(testLocale.path(`/products/${first.slug}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStored(page, [first.code]);
});
