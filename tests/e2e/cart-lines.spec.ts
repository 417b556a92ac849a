import { expect, type Place, test } from '../support/browser.ts';
import { callShop, fillCart } from '../support/calls.ts';
import { plain, products } from '../support/goods.ts';
import { Shop } from '../support/shop.ts';

const drill = products.find(({ slug }) => slug.startsWith('torqan-18v-brushless-combi-drill-kit'));
// Three colours in three sizes.
const TEE = '/products/hirfa-heavy-cotton-work-tee';
const WORDS = {
  warranty: { en: 'Two more years of warranty', ar: 'سنتان إضافيتان من الضمان' },
  size: { en: 'Size', ar: 'المقاس' },
  colour: { en: /^Grey/, ar: /^رمادي/ },
};

/** Where a box begins, from the edge at which lines of text begin. */
const startOf = ({ x, width }: { x: number; width: number }, { language }: Place): number =>
  language === 'ar' ? -(x + width) : x;

test('an add-on hangs below its line, on the page and in the mini-cart', async ({
  page,
  place,
  isMobile,
}) => {
  if (!drill) throw new Error('The seed has no such drill');
  const shop = new Shop(page, place);
  await callShop(page, place, 'checkout/guest/v1/cart/current/item', {
    product: { productCode: drill.code },
    quantity: 2,
    addOns: ['SV-WARRANTY-2'],
  });
  await fillCart(page, place);
  await shop.openCart();
  const { main, drawer } = shop;
  for (const within of [main, drawer]) {
    if (within === drawer) {
      await page.goto(place.path(`/products/${plain.slug}`));
      await shop.cartLink.click();
    }
    const items = within.getByRole('list').getByRole('listitem');
    const box = async (name: string) => {
      const found = await items.filter({ hasText: name }).boundingBox();
      if (!found) throw new Error(`${name} is not there`);
      return found;
    };
    const addOn = items.filter({ hasText: place.say(WORDS.warranty) });
    await expect(addOn).toBeVisible();
    const [line, child, next] = [
      await box(drill.name[place.language]),
      await box(place.say(WORDS.warranty)),
      await box(plain.name[place.language]),
    ];
    // Below the words of its line where those have room beside the picture.
    const depth = within === main && !isMobile ? 100 : 8;
    expect(startOf(child, place)).toBeGreaterThan(startOf(line, place) + depth);
    expect(startOf(next, place)).toBeCloseTo(startOf(line, place), 0);
    expect(child.y).toBeGreaterThanOrEqual(line.y + line.height);
    // Low enough to be seen as a part of it, its button whole.
    expect(child.height).toBeLessThan(line.height * 0.75);
    const remove = await addOn.getByRole('button').evaluate((button) => button.getClientRects().length);
    expect(remove).toBe(1);
  }
});

test('a number that was typed before a size was chosen comes along @desktop', async ({ page, place }) => {
  const shop = new Shop(page, place);
  const sizes = shop.main.getByRole('navigation', { name: place.say(WORDS.size) });
  const pieces = shop.main.getByRole('spinbutton');
  await page.goto(place.path(TEE));
  await pieces.fill('4');
  await sizes.getByRole('link', { name: 'L', exact: true }).click();
  await expect(page).toHaveURL(/size=L$|-l$/);
  await expect(pieces).toHaveValue('4');
  await shop.main.getByRole('link', { name: place.say(WORDS.colour) }).click();
  await expect(page).toHaveURL(/-grey-l$/);
  await expect(pieces).toHaveValue('4');
  await shop.add();
  await shop.expectCount(4);
  // Another product begins with one piece.
  await page.goto(place.path(`/products/${plain.slug}`));
  await expect(pieces).toHaveValue('1');
});
