import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { removeOptionsFromName } from '#lib/format/catalog/variant-name.ts';
import { formatMoney } from '#lib/format/money.ts';
import { PAGE_SIZES } from '#lib/search/listing-url.ts';
import type { TestLocale } from './e2e/fixtures.ts';

// Seed products that end-to-end tests use. The seed is the same on every run.
const seed = buildSeedCatalog();

function find<Entry extends { slug: string }>(all: readonly Entry[], slug: string): Entry {
  const found = all.find((product) => product.slug === slug);
  if (!found) throw new Error(`The seed has no ${slug}`);
  return found;
}

/** Number of products on a page of a list. */
export const [PAGE_SIZE] = PAGE_SIZES;
/** Products as in lists: the lead variant of each group. */
export const products = seed.products.filter(({ code, groupCode }) => code === groupCode);
/** A brand with products on exactly one page of a list. */
export const brand = seed.brands.find(({ slug }) => {
  const brandProducts = products.filter((product) => product.brand === slug);
  return brandProducts.length > 0 && brandProducts.length <= PAGE_SIZE;
}) as (typeof seed.brands)[number];
/** A department, with a group, a category and a product of it. */
export const paintDepartment = find(seed.categories, 'paint');
export const paintGroup = find(seed.categories, 'interior-paint');
export const paintCategory = find(seed.categories, 'wall-emulsion');
export const paintProduct = find(seed.products, 'liwan-haven-washable-matt-emulsion-4l');
/** An untinted product of one size, with enough stock for all tests. */
export const simpleProduct = seed.products.find(
  ({ isPaint, options, stock }) => !isPaint && options.length === 0 && stock.ae > 100 && stock.kw > 100,
) as (typeof seed.products)[number];
const paintShades = seed.shades.filter(({ code }) => seed.shadesByProduct[paintProduct.code]?.includes(code));
/** A shade of the paint that is not in its first family, so that its family must be opened. */
export const shade = paintShades.find(
  ({ family }) => family !== paintShades[0]?.family,
) as (typeof seed.shades)[number];

const currencies = { ae: 'AED', kw: 'KWD', sa: 'SAR', bh: 'BHD', qa: 'QAR', om: 'OMR' } as const;

/** Returns the name on a card, without the part that distinguishes variants. */
export function getCardName(
  { name, options }: (typeof seed.products)[number],
  language: 'en' | 'ar',
): string {
  return removeOptionsFromName(
    name[language],
    options.map(({ value }) => ({ values: [value[language]] })),
  );
}

/**
 * Returns the lowest price of a product's variants in minor units; with `in stock`, of those in stock in
 * the country, if any is.
 */
export function getPrice(
  product: (typeof seed.products)[number],
  testLocale: TestLocale,
  counted: 'all' | 'in stock' = 'all',
): number {
  const country = testLocale.country as keyof typeof currencies;
  const variants = seed.products.filter(({ groupCode }) => groupCode === product.groupCode);
  const inStock = counted === 'in stock' ? variants.filter(({ stock }) => stock[country] > 0) : [];
  const countedVariants = inStock.length > 0 ? inStock : variants;
  return Math.min(
    ...countedVariants.map(({ prices }) => prices[country].salePrice ?? prices[country].listPrice),
  );
}

/** Formats an amount as the shop does in a locale. */
export function formatTestMoney(amount: number, testLocale: TestLocale): string {
  return formatMoney(
    { amount, currency: currencies[testLocale.country as keyof typeof currencies] },
    testLocale.language,
  );
}
