import { expect, test } from '../../support/e2e/fixtures.ts';

const GUIDE = '/blogs/painting-over-damp-walls';

test('a guide is found by its topic, read by its table of contents, and links to its products', async ({
  page,
  testLocale,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(testLocale.path('/blogs'));
  const main = page.getByRole('main');
  const topics = main.getByRole('navigation', {
    name: testLocale.translate({ en: 'Topics', ar: 'المواضيع' }),
  });
  await page.goto(
    await topics
      .getByRole('link', { name: testLocale.translate({ en: 'Paint', ar: 'الدهان' }) })
      .evaluate((link) => (link as HTMLAnchorElement).href),
  );
  await expect(topics.locator('[aria-current]')).toHaveText(
    testLocale.translate({ en: 'Paint', ar: 'الدهان' }),
  );
  await page.goto(testLocale.path(GUIDE));
  const contents = main.getByRole('navigation', {
    name: testLocale.translate({ en: 'On this page', ar: 'في هذه الصفحة' }),
  });
  const links = contents.getByRole('link').filter({ visible: true });
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  // No interaction has happened yet.
  expect(scripts).toEqual([]);

  const disclosure = contents.getByRole('group');
  if (await disclosure.isVisible()) await disclosure.locator('summary').click();
  await links.last().click();
  await expect(page).toHaveURL(/#steps$/);
  await expect(
    main.getByRole('heading', { name: testLocale.translate({ en: 'Step by step', ar: 'خطوة بخطوة' }) }),
  ).toBeInViewport();

  const products = main
    .getByRole('region')
    .or(main.locator('section'))
    .filter({
      has: page.getByRole('heading', {
        name: testLocale.translate({ en: 'What you will need', ar: 'ما ستحتاج إليه' }),
      }),
    });
  await products.last().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${testLocale.path('/products/')}`));
});

test('an answer is collapsed until it is opened or its fragment link is followed', async ({
  page,
  testLocale,
}) => {
  await page.goto(testLocale.path('/help-support'));
  const response = page.getByRole('main').locator('[id^="q2-"]').first();
  await expect(response).toBeHidden();
  const id = await response.getAttribute('id');
  await page.goto(`${testLocale.path('/privacy-policy')}`);
  await page.goto(`${testLocale.path('/help-support')}#${encodeURIComponent(id ?? '')}`);
  await expect(response).toBeVisible();
  await expect(response).toBeInViewport();
});

test('a past masterclass is marked as past, and has no registration', async ({ page, testLocale }) => {
  await page.goto(testLocale.path('/masterclasses'));
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: testLocale.translate({ en: 'Repairing a tap', ar: 'تصليح الخلاط بيدك' }) })
    .first()
    .click();
  const facts = main.getByRole('region', {
    name: testLocale.translate({ en: 'When and where', ar: 'الموعد والمكان' }),
  });
  await expect(facts).toContainText(testLocale.translate({ en: '7 November 2026', ar: '7 نوفمبر 2026' }));
  await expect(facts).toContainText(
    testLocale.translate({ en: 'This class is over', ar: 'انتهت هذه الدورة' }),
  );
  await expect(facts.getByRole('link')).toHaveCount(0);
});
