import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { paintCategory, paintDepartment } from '../../support/known-products.ts';

const MENU_PATH = '/menu';

test('the bar opens panels by hover, press and keyboard, and its links work without them @desktop', async ({
  page,
  testLocale,
  watch,
}) => {
  await page.goto(testLocale.path('/help-support'));
  const bar = page.getByRole('navigation', { name: 'Departments', exact: true });
  const department = bar.getByRole('link', { name: paintDepartment.name.en, exact: true });
  const panel = page.getByRole('navigation', { name: paintDepartment.name.en, exact: true });
  const category = panel.getByRole('link', { name: paintCategory.name.en, exact: true });
  await test.step('opens on hover, closes when the pointer leaves', async () => {
    await department.hover();
    await expect(category).toBeVisible();
    await expect(department).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await page.mouse.move(300, 15);
    await expect(category).toBeHidden();
  });
  await test.step('by keyboard; Escape returns the focus', async () => {
    await department.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('link', { name: `Everything in ${paintDepartment.name.en}` })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(category).toBeHidden();
    await expect(department).toBeFocused();
  });
  await test.step('a second press follows the link', async () => {
    await department.click();
    await expect(category).toBeVisible();
    await department.click();
    await expect(page).toHaveURL(testLocale.path(`/departments/${paintDepartment.code}`));
  });
  await test.step('a failed load follows the link', async () => {
    watch.expectProblem(/menu/);
    await page.route(`**${MENU_PATH}`, (route) => route.fulfill({ status: 500 }));
    await page.goto(testLocale.path('/help-support'));
    watch.expectProblem(/500/);
    await department.hover();
    await expect(page.locator('html')).toBeVisible();
    await department.click();
    await expect(page).toHaveURL(testLocale.path(`/departments/${paintDepartment.code}`));
  });
});

test('the menu unfolds departments, and the header returns on scrolling up @phone', async ({
  page,
  testLocale,
}) => {
  await page.goto(testLocale.path());
  const opener = page.getByRole('button', {
    name: testLocale.translate({ en: 'Departments', ar: 'الأقسام' }),
  });
  const loaded = page.waitForResponse(`**${MENU_PATH}`);
  await opener.first().click();
  await loaded;
  const menu = page.locator('#departments');
  const department = menu.getByRole('link', { name: paintDepartment.name[testLocale.language], exact: true });
  const category = menu.getByRole('link', { name: paintCategory.name[testLocale.language], exact: true });
  await department.click();
  await expect(category).toBeVisible();
  await expectAccessible(page);
  await department.click();
  await expect(category).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(opener.first()).toBeFocused();
  await opener.first().blur();
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(opener.first()).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 1400));
  await expect(opener.first()).toBeInViewport();
  const height = await page.locator('.header').evaluate((header) => header.clientHeight);
  expect(height).toBeLessThanOrEqual(56);
});
