import { callApi, fillCart } from '../../support/e2e/api-calls.ts';
import { expect, type TestLocale, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { products, simpleProduct } from '../../support/known-products.ts';

const drill = products.find(({ slug }) => slug.startsWith('torqan-18v-brushless-combi-drill-kit'));
// Three colours in three sizes.
const SHIRT_PATH = '/products/hirfa-heavy-cotton-work-tee';
const TEXTS = {
  warranty: { en: 'Two more years of warranty', ar: 'سنتان إضافيتان من الضمان' },
  size: { en: 'Size', ar: 'المقاس' },
  colour: { en: /^Grey/, ar: /^رمادي/ },
};

/** Returns the position of a box's start edge; it grows in reading direction. */
const getInlineStart = ({ x, width }: { x: number; width: number }, { language }: TestLocale): number =>
  language === 'ar' ? -(x + width) : x;

test('an add-on is shown below its line, on the page and in the mini-cart', async ({
  page,
  testLocale,
  isMobile,
}) => {
  if (!drill) throw new Error('The seed has no such drill');
  const shop = new ShopPage(page, testLocale);
  await callApi(page, testLocale, 'checkout/guest/v1/cart/current/item', {
    product: { productCode: drill.code },
    quantity: 2,
    addOns: ['SV-WARRANTY-2'],
  });
  await fillCart(page, testLocale);
  await shop.openCart();
  const { main, drawer } = shop;
  for (const within of [main, drawer]) {
    if (within === drawer) {
      await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
      await shop.cartLink.click();
    }
    const items = within.getByRole('list').getByRole('listitem');
    const addOn = items.filter({ hasText: testLocale.translate(TEXTS.warranty) });
    await expect(addOn).toBeVisible();
    // Measured at the same time, because the drawer may still be sliding in.
    const boxes = await items.evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const text = element.textContent?.replaceAll(/\s+/g, ' ') ?? '';
        return { text, x, y, width, height };
      }),
    );
    const getBox = (name: string) => {
      const found = boxes.find(({ text }) => text.includes(name));
      if (!found) throw new Error(`${name} is not there`);
      return found;
    };
    const line = getBox(drill.name[testLocale.language]);
    const child = getBox(testLocale.translate(TEXTS.warranty));
    const next = getBox(simpleProduct.name[testLocale.language]);
    // Below the text of its line on layouts where the line's text is beside the image.
    const depth = within === main && !isMobile ? 100 : 8;
    expect(getInlineStart(child, testLocale)).toBeGreaterThan(getInlineStart(line, testLocale) + depth);
    expect(getInlineStart(next, testLocale)).toBeCloseTo(getInlineStart(line, testLocale), 0);
    expect(child.y).toBeGreaterThanOrEqual(line.y + line.height);
    // Less high than the line it belongs to, with a complete button.
    expect(child.height).toBeLessThan(line.height * 0.75);
    const remove = await addOn.getByRole('button').evaluate((button) => button.getClientRects().length);
    expect(remove).toBe(1);
  }
});

test('a quantity typed before a size was selected is kept @desktop', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  const sizes = shop.main.getByRole('navigation', { name: testLocale.translate(TEXTS.size) });
  const quantity = shop.main.getByRole('spinbutton');
  await page.goto(testLocale.path(SHIRT_PATH));
  await quantity.fill('4');
  await sizes.getByRole('link', { name: 'L', exact: true }).click();
  await expect(page).toHaveURL(/size=L$|-l$/);
  await expect(quantity).toHaveValue('4');
  await shop.main.getByRole('link', { name: testLocale.translate(TEXTS.colour) }).click();
  await expect(page).toHaveURL(/-grey-l$/);
  await expect(quantity).toHaveValue('4');
  await shop.add();
  await shop.expectCount(4);
  // Another product starts with a quantity of one.
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await expect(quantity).toHaveValue('1');
});
