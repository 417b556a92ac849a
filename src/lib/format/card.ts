import type { ProductSummary, Property } from '#lib/contract/product.ts';
import { isolateLatin, joinValues } from './bidi.ts';
import { fill } from './fill.ts';
import type { CardModel, PriceModel, RatingModel, StockModel } from './models.ts';
import { formatMoney } from './money.ts';
import { formatPercent, groupDigits } from './number.ts';
import { CARD_WIDTHS, toPicture } from './picture.ts';
import { type Forms, fillForm } from './plural.ts';

const LOW_STOCK = 5;
const CARD_FACTS = 3;

type Unit = NonNullable<ProductSummary['unitOfMeasurePrice']>['unit'];

/** The words of a card, with their `{{gaps}}` left open. */
export interface CardWords {
  from: string;
  save: string;
  perUnit: Record<Unit, string>;
  vatNote: string;
  rated: Forms;
  stockIn: string;
  stockLow: Forms;
  stockOut: string;
  variantCount: Forms;
}

/** Where cards are drawn, as plain data: islands get it as a prop. */
export interface CardPlace {
  language: 'en' | 'ar';
  /** `/en-ae`, before every link. */
  prefix: string;
  /** Whether prices hold VAT. */
  hasVat: boolean;
  words: CardWords;
}

/** A product's price as people read it. */
export function formatPrice(
  product: Pick<ProductSummary, 'price' | 'unitOfMeasurePrice'>,
  { words, language, hasVat }: CardPlace,
): PriceModel {
  const { price, salePrice } = product.price;
  const unit = product.unitOfMeasurePrice;
  const saving = salePrice ? 1 - salePrice.amount / price.amount : 0;
  return {
    prefix: null,
    current: formatMoney(salePrice ?? price, language),
    before: salePrice ? formatMoney(price, language) : null,
    saving: saving >= 0.01 ? fill(words.save, { percent: formatPercent(saving) }) : null,
    perUnit: unit ? fill(words.perUnit[unit.unit], { price: formatMoney(unit.price, language) }) : null,
    vatNote: hasVat ? words.vatNote : null,
  };
}

/** What a card says: of variants that differ in price, what the cheapest costs. */
function formatCardPrice(product: ProductSummary, place: CardPlace): PriceModel {
  const lower = product.priceRange?.lower;
  if (!lower) return formatPrice(product, place);
  return {
    ...formatPrice({ price: lower, unitOfMeasurePrice: null }, place),
    prefix: place.words.from,
  };
}

/** What shoppers think of it. */
export function formatRating(
  rating: ProductSummary['rating'],
  { words, language }: CardPlace,
): RatingModel | null {
  if (!rating) return null;
  const average = rating.average.toFixed(1);
  const count = groupDigits(rating.count);
  const text = fillForm(words.rated, language, rating.count, { rating: average, count });
  return { average, count: `(${count})`, text };
}

/** How much of it there is, in words. */
export function formatStock(available: number, { words, language }: CardPlace): StockModel {
  if (available <= 0) return { kind: 'out', text: words.stockOut };
  if (available > LOW_STOCK) return { kind: 'in', text: words.stockIn };
  return { kind: 'low', text: fillForm(words.stockLow, language, available) };
}

/** Properties as label and value. */
export function formatFacts(properties: readonly Property[]): { label: string; value: string }[] {
  return properties.map(({ name, values }) => ({ label: name, value: isolateLatin(joinValues(values)) }));
}

/** A product on a card; the same on the server and in the browser. */
export function formatCard(product: ProductSummary, place: CardPlace): CardModel {
  const { words, language, prefix } = place;
  const { variantCount } = product;
  return {
    code: product.productCode,
    href: `${prefix}/products/${product.content.slug}`,
    name: isolateLatin(product.content.productName),
    brand: product.brand.name,
    picture: toPicture(product.productImages[0], CARD_WIDTHS),
    rating: formatRating(product.rating, place),
    price: formatCardPrice(product, place),
    badge: product.promotionBadge,
    facts: formatFacts(product.properties.slice(0, CARD_FACTS)),
    stock: formatStock(product.inventoryInfo.onlineStockAvailable, place),
    isPaint: product.isPaintProduct,
    variants: variantCount > 1 ? fillForm(words.variantCount, language, variantCount) : null,
  };
}
