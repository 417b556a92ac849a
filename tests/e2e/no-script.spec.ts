import { expect, test } from '../support/browser.ts';
import {
  brand,
  cardNameOf,
  emulsions,
  money,
  PAGE_SIZE,
  paint,
  priceOf,
  products,
  shade,
  tin,
} from '../support/goods.ts';
import { Shop } from '../support/shop.ts';

test.use({ javaScriptEnabled: false });

test('without script a guest browses, chooses a shade, fills a cart and changes it', async ({
  page,
  place,
}) => {
  const shop = new Shop(page, place);
  const { language } = place;
  await page.goto(place.path());
  await shop.main.getByRole('link', { name: paint.name[language] }).first().click();
  await shop.main.getByRole('link', { name: emulsions.name[language] }).first().click();
  await shop.main.getByRole('link', { name: tin.name[language] }).first().click();
  await shop.chooseShade();
  await shop.add();

  await page.waitForURL(`**${place.path('/cart')}`);
  await expect(shop.lines()).toHaveCount(1);
  await expect(shop.lines()).toContainText(shade.code);

  const quantity = shop.lines().getByRole('spinbutton');
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('3');

  await quantity.fill('21');
  await quantity.press('Enter');
  const refusal = shop.main.getByRole('alert').filter({ hasText: /./ });
  await expect(refusal).toContainText(place.say({ en: 'maximum quantity', ar: 'الحد الأقصى' }));
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('3');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(refusal).toContainText(place.say({ en: 'Adjust the quantity', ar: 'تعديل الكمية' }));
  await expect(quantity).toHaveValue('3');

  await shop
    .lines()
    .getByRole('button', { name: place.say({ en: /^Remove/, ar: /^(إزالة|حذف)/ }) })
    .click();
  await expect(shop.lines()).toHaveCount(0);
});

test('without script a tinted paint is not added without its shade, and the reason is said @desktop', async ({
  page,
  place,
}) => {
  await page.goto(place.path('/cart'));
  // What a browser that checks nothing would send.
  const reply = await page.request.post('/api/forms/addItem', {
    headers: { origin: new URL(page.url()).origin },
    form: {
      locale: place.region,
      'params.cartId': 'current',
      'body.product.productCode': tin.code,
      'body.quantity': '1',
      'body.options.0.attributeFQN': 'tenant~shade',
    },
  });
  expect(await reply.text()).toContain(
    place.say({ en: 'Please choose a shade.', ar: 'يُرجى اختيار درجة اللون.' }),
  );
});

/** The goods of the cards in view, as the seed knows them. */
async function readCards(shop: Shop): Promise<typeof products> {
  const names = await shop.main.getByRole('article').getByRole('heading').allInnerTexts();
  return names.map((name) => {
    const found = products.find(
      (product) => cardNameOf(product, shop.place.language) === name.replace(/[\u2066\u2069]/g, '').trim(),
    );
    if (!found) throw new Error(`The seed has no ${name}`);
    return found;
  });
}

/** Opens the panel of filters where it is not in view, changes something and sends it. */
async function filter(shop: Shop, change: () => Promise<unknown>): Promise<void> {
  const { say } = shop.place;
  const panel = shop.main.getByRole('button', { name: say({ en: 'Filters', ar: 'التصفية' }) });
  if (await panel.isVisible()) await panel.click();
  await change();
  await shop.main.getByRole('button', { name: say({ en: /^Show \d/, ar: /^عرض \d/ }) }).click();
}

const ascending = (numbers: number[]) => [...numbers].sort((one, other) => one - other);

test('without script a list is sorted by price and paged on @phone', async ({ page, place }) => {
  const shop = new Shop(page, place);
  const sold = ascending(products.map((product) => priceOf(product, place)));
  await page.goto(place.path('/product-list'));
  expect(
    (await readCards(shop)).map((product) => priceOf(product, place)),
    'the plain list is in another order',
  ).not.toEqual(sold.slice(0, PAGE_SIZE));
  const sort = page.getByRole('combobox', { name: place.say({ en: 'Sort by', ar: 'ترتيب حسب' }) });
  await sort.selectOption('price_asc');
  await shop.main
    .getByRole('button', { name: place.say({ en: 'Show products', ar: 'عرض المنتجات' }) })
    .click();
  await expect(page).toHaveURL(/[?&]sort=price_asc/);
  const first = await readCards(shop);
  expect(first.map((product) => priceOf(product, place))).toEqual(sold.slice(0, PAGE_SIZE));
  for (const [index, product] of first.entries()) {
    await expect(shop.main.getByRole('article').nth(index)).toContainText(
      money(priceOf(product, place, 'there'), place),
    );
  }

  await page.getByRole('link', { name: place.say({ en: 'Next page', ar: 'الصفحة التالية' }) }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  const second = await readCards(shop);
  expect(second.map((product) => priceOf(product, place))).toEqual(sold.slice(PAGE_SIZE, 2 * PAGE_SIZE));
  expect(second.filter((product) => first.includes(product))).toEqual([]);
});

test('without script a list is narrowed by a brand', async ({ page, place }) => {
  const shop = new Shop(page, place);
  await page.goto(place.path('/product-list'));
  expect(new Set((await readCards(shop)).map((product) => product.brand)).size).toBeGreaterThan(1);
  const name = brand.name[place.language];
  await filter(shop, async () => {
    const box = page.getByRole('checkbox', { name });
    const brands = page.getByRole('group', {
      name: place.say({ en: 'Brand', ar: 'العلامة التجارية' }),
      exact: true,
    });
    if (!(await box.isVisible()))
      await brands.getByText(place.say({ en: /^Show all/, ar: /^عرض الكل/ })).click();
    await box.check();
  });
  await expect(page).toHaveURL(/[?&]brand=/);
  const codes = (some: typeof products) => some.map((product) => product.code).sort();
  const own = products.filter((product) => product.brand === brand.slug);
  expect(own.length).toBeLessThanOrEqual(PAGE_SIZE);
  expect(codes(await readCards(shop))).toEqual(codes(own));
  await expect(shop.main.getByRole('article').filter({ hasText: name })).toHaveCount(own.length);
});

test('without script words find goods', async ({ page, place }) => {
  await page.goto(place.path());
  await page
    .getByRole('banner')
    .getByRole('combobox')
    .fill(tin.name[place.language].split(' ').slice(0, 2).join(' '));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product-list\?q=/);
  await expect(
    page.getByRole('main').getByRole('link', { name: tin.name[place.language] }).first(),
  ).toBeVisible();
});
