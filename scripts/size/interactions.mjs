import { readFileSync } from 'node:fs';
import { resolveFromRoot } from '../cli/paths.mjs';

// Interactions after which a page's whole script is counted. Elements are found by role where possible.
// `waitUntilIdle` waits until the page has made no request for a while.
/** @typedef {import('playwright').Page} Page */
/** @typedef {() => Promise<void>} WaitUntilIdle */

const ACCOUNTS = resolveFromRoot('src', 'lib', 'backend', 'seed', 'sample-accounts.json');

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
  map: /^show map|^إظهار الخريطة/i,
  marker: /^1: /,
  signOut: /^(sign out|تسجيل الخروج)$/i,
};

/**
 * Chooses a shade and adds the product.
 * @param {Page} page @param {WaitUntilIdle} waitUntilIdle
 */
export async function addToCart(page, waitUntilIdle) {
  await page.locator('.shade-choice > summary').click();
  await page.getByRole('group', { name: LABELS.shade }).getByRole('radio').nth(1).check({ force: true });
  await page.getByRole('button', { name: LABELS.add }).first().click();
  await waitUntilIdle();
}

/**
 * Adds the product and opens the cart drawer.
 * @param {Page} page @param {WaitUntilIdle} waitUntilIdle
 */
async function openCart(page, waitUntilIdle) {
  await addToCart(page, waitUntilIdle);
  const header = page.getByRole('banner');
  const opener = header
    .getByRole('button', { name: LABELS.cart })
    .or(header.getByRole('link', { name: LABELS.cart }));
  await opener.first().click();
}

/**
 * Types a query into the header's search box.
 * @param {Page} page
 */
async function search(page) {
  // The header is hidden while the page is scrolled down.
  await page.evaluate(() => scrollTo(0, 0));
  const box = page.getByRole('combobox', { name: LABELS.search });
  await box.first().click();
  await box.first().pressSequentially('paint');
}

/**
 * Applies a filter, opens the next page and types a query.
 * @param {Page} page @param {WaitUntilIdle} waitUntilIdle
 */
async function filterList(page, waitUntilIdle) {
  await page.getByRole('button', { name: LABELS.filters }).click();
  await page.getByRole('checkbox', { name: LABELS.stock }).click();
  await waitUntilIdle();
  await page.getByRole('button', { name: LABELS.show }).click();
  await page.getByRole('link', { name: LABELS.next }).click();
  await waitUntilIdle();
  await search(page);
}

/**
 * Hovers the first button and clicks the first number field.
 * @param {Page} page
 */
async function focusQuantity(page) {
  await page.getByRole('main').getByRole('button').first().hover();
  await page.getByRole('main').getByRole('spinbutton').first().click();
}

/**
 * Starts to fill in the form.
 * @param {Page} page
 */
async function fill(page) {
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.click();
  await box.pressSequentially('Layla');
}

/**
 * Fills in the contact step and continues to the delivery.
 * @param {Page} page
 */
export async function submitContact(page) {
  const contact = {
    emailAddress: 'layla@example.com',
    phone: '050 123 4567',
    firstName: 'Layla',
    lastName: 'Haddad',
  };
  for (const [name, value] of Object.entries(contact)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('form:has([name="emailAddress"]) [type="submit"]').last().click();
  await page.waitForURL('**/checkout/delivery');
}

/**
 * Signs in as the sample customer, who has orders in every state.
 * @param {Page} page
 */
export async function signIn(page) {
  const [{ email, password }] = JSON.parse(readFileSync(ACCOUNTS, 'utf8'));
  await page.locator('main [name="body.identifier"]').first().fill(email);
  await page.locator('main [name="body.password"]').fill(password);
  await page.locator('main [name="body.password"]').press('Enter');
  await page.waitForURL('**/my-account');
}

/**
 * Chooses the first area of the list, which loads its time slots.
 * @param {Page} page
 */
async function chooseArea(page) {
  await page.locator('[name="deliveryArea"]').selectOption({ index: 1 });
}

// A product without shades, in one size, and always in stock.
const GUEST_WISHLIST = JSON.stringify([{ quantity: 1, product: { productCode: 'BN-10506' } }]);

/**
 * Moves an item of a stored guest wishlist to the cart.
 * @param {Page} page @param {WaitUntilIdle} waitUntilIdle
 */
async function move(page, waitUntilIdle) {
  await page.evaluate((text) => localStorage.setItem('hardwareWishlist', text), GUEST_WISHLIST);
  await page.reload();
  await waitUntilIdle();
  await page.getByRole('main').getByRole('button', { name: LABELS.move }).click();
}

/**
 * Shows the map of the stores and opens the popup of the first one.
 * @param {Page} page
 */
async function showMap(page) {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: LABELS.map }).click();
  await main.getByRole('button', { name: LABELS.marker }).click();
}

/**
 * Hovers the sign-out button and focuses it.
 * @param {Page} page
 */
async function focusSignOut(page) {
  const button = page.getByRole('main').getByRole('button', { name: LABELS.signOut }).first();
  await button.hover();
  await button.press('Shift');
}

/**
 * Presses the sign-out button while the shop cannot be reached, so that the page stays.
 * @param {Page} page @param {WaitUntilIdle} waitUntilIdle
 */
async function signOut(page, waitUntilIdle) {
  await focusSignOut(page);
  await waitUntilIdle();
  await page.route('**/sign-out', (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: LABELS.signOut }).first().click();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
}

export const INTERACTIONS = {
  openCart,
  search,
  filterList,
  focusQuantity,
  fill,
  chooseArea,
  move,
  showMap,
  focusSignOut,
  signOut,
};
