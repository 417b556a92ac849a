import type { ProductSummary, Property } from '#lib/contract/product.ts';
import { isolateLatin, joinValues } from '#lib/format/bidi.ts';
import type { CardModel, PriceModel, RailModel, StockModel } from '#lib/format/models.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatPercent } from '#lib/format/number.ts';
import { CARD_WIDTHS, toPicture } from '#lib/format/picture.ts';
import { localePath } from '#lib/locale/path.ts';
import type { LoaderContext } from './context.ts';

const LOW_STOCK = 5;
const CARD_FACTS = 3;

type Words = Pick<LoaderContext, 'locale' | 't'>;

/** Whether prices of the country hold VAT. */
export function hasVat(locale: LoaderContext['locale']): boolean {
  return locale.country.vat.rate > 0;
}

/** A product's price as people read it. */
export function formatPrice(
  product: Pick<ProductSummary, 'price' | 'unitOfMeasurePrice'>,
  { locale, t }: Words,
): PriceModel {
  const { price, salePrice } = product.price;
  const now = salePrice ?? price;
  const unit = product.unitOfMeasurePrice;
  const saving = salePrice ? 1 - salePrice.amount / price.amount : 0;
  return {
    prefix: null,
    current: formatMoney(now, locale.language),
    before: salePrice ? formatMoney(price, locale.language) : null,
    saving: saving >= 0.01 ? t('product:save', { percent: formatPercent(saving) }) : null,
    perUnit: unit
      ? t(`product:perUnit-${unit.unit}`, { price: formatMoney(unit.price, locale.language) })
      : null,
    vatNote: hasVat(locale) ? t('product:vatNote') : null,
  };
}

/** What a card says: of variants that differ in price, what the cheapest costs. */
function formatCardPrice(product: ProductSummary, words: Words): PriceModel {
  const lower = product.priceRange?.lower;
  if (!lower) return formatPrice(product, words);
  return {
    ...formatPrice({ price: lower, unitOfMeasurePrice: null }, words),
    prefix: words.t('product:from'),
  };
}

/** How much of it there is, in words. */
export function formatStock(available: number, { t }: Pick<Words, 't'>): StockModel {
  if (available <= 0) return { kind: 'out', text: t('product:stockOut') };
  if (available <= LOW_STOCK) return { kind: 'low', text: t('product:stockLow', { count: available }) };
  return { kind: 'in', text: t('product:stockIn') };
}

/** Properties as label and value. */
export function formatFacts(properties: readonly Property[]): { label: string; value: string }[] {
  return properties.map(({ name, values }) => ({ label: name, value: isolateLatin(joinValues(values)) }));
}

/** On a card there is no room for labels: a number alone would say nothing. */
function formatChips(properties: readonly Property[]): { label: string; value: string }[] {
  return formatFacts(properties)
    .slice(0, CARD_FACTS)
    .map(({ label, value }) => ({ label, value: /\p{L}/u.test(value) ? value : `${label}: ${value}` }));
}

/** A product on a card. */
export function formatCard(product: ProductSummary, words: Words): CardModel {
  return {
    code: product.productCode,
    href: localePath(words.locale, `/products/${product.content.slug}`),
    name: isolateLatin(product.content.productName),
    brand: product.brand.name,
    picture: toPicture(product.productImages[0], CARD_WIDTHS),
    price: formatCardPrice(product, words),
    badge: product.promotionBadge,
    facts: formatChips(product.properties),
    stock: formatStock(product.inventoryInfo.onlineStockAvailable, words),
    isPaint: product.isPaintProduct,
    variants:
      product.variantCount > 1 ? words.t('product:variantCount', { count: product.variantCount }) : null,
  };
}

/** A titled row of cards; null when there is nothing to show. */
export function formatRail(
  title: string,
  products: readonly ProductSummary[],
  words: Words,
  more: RailModel['more'] = null,
): RailModel | null {
  return products.length === 0
    ? null
    : { title, more, cards: products.map((product) => formatCard(product, words)) };
}
