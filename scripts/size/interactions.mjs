// What a visitor does on a page before all of its script is counted: found by role, as a visitor finds it.
// `settle` waits until the page has asked for nothing for a while.
/** @typedef {import('playwright').Page} Page */
/** @typedef {() => Promise<void>} Settle */

const LABELS = {
  shade: /shade|اللون|لونك|درج/i,
  add: /add to cart|إلى السلة/i,
  cart: /cart|السلة/i,
  search: /search|بحث/i,
  filters: /^filters|^التصفية/i,
  stock: /in stock only|المتوفر فقط/i,
  show: /^show \d|^عرض/i,
  next: /next page|الصفحة التالية/i,
  move: /^move to cart:|^انقله إلى السلة:/i,
};

/** Chooses a shade and adds the tin. @param {Page} page @param {Settle} settle */
export async function addToCart(page, waitUntilIdle) {
  await page.getByRole('group', { name: LABELS.shade }).getByRole('radio').nth(1).check({ force: true });
  await page.getByRole('button', { name: LABELS.add }).first().click();
  await waitUntilIdle();
}

/** Adds the tin and opens the mini-cart. @param {Page} page @param {Settle} settle */
async function buy(page, waitUntilIdle) {
  await addToCart(page, waitUntilIdle);
  const header = page.getByRole('banner');
  const opener = header
    .getByRole('button', { name: LABELS.cart })
    .or(header.getByRole('link', { name: LABELS.cart }));
  await opener.first().click();
}

/** Types a query into the header. @param {Page} page */
async function search(page) {
  const box = page.getByRole('combobox', { name: LABELS.search });
  await box.first().click();
  await box.first().pressSequentially('paint');
}

/** Chooses a filter, goes to the next page and types a query. @param {Page} page @param {Settle} settle */
async function narrow(page, waitUntilIdle) {
  await page.getByRole('button', { name: LABELS.filters }).click();
  await page.getByRole('checkbox', { name: LABELS.stock }).click();
  await waitUntilIdle();
  await page.getByRole('button', { name: LABELS.show }).click();
  await page.getByRole('link', { name: LABELS.next }).click();
  await waitUntilIdle();
  await search(page);
}

/** Touches the first thing that can be changed. @param {Page} page */
async function touch(page) {
  await page.getByRole('main').getByRole('button').first().hover();
  await page.getByRole('main').getByRole('spinbutton').first().click();
}

/** Begins to fill the form in. @param {Page} page */
async function fill(page) {
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.click();
  await box.pressSequentially('Layla');
}

// Not tinted, in one size alone, and always there.
const WISHES = JSON.stringify([{ quantity: 1, product: { productCode: 'BN-10506' } }]);

/** Finds on the list what an earlier visit saved, and moves it to the cart. @param {Page} page @param {Settle} settle */
async function move(page, waitUntilIdle) {
  await page.evaluate((text) => localStorage.setItem('hardwareWishlist', text), WISHES);
  await page.reload();
  await waitUntilIdle();
  await page.getByRole('main').getByRole('button', { name: LABELS.move }).click();
}

export const INTERACTIONS = { buy, search, narrow, touch, fill, move };
