import type { Attribute, ProductSummary } from '#lib/contract/catalog/product.ts';
import type { DeliveryKind } from '#lib/locale/delivery/promises.ts';
import { isolateLatin, joinValues } from '../bidi.ts';
import { interpolate } from '../interpolate.ts';
import type { PriceModel, ProductCardModel, RatingModel, StockModel } from '../models/product-card.ts';
import { formatMoney } from '../money.ts';
import { formatInteger, formatPercent } from '../number.ts';
import { formatPlural, type PluralForms } from '../plural.ts';
import { CARD_IMAGE_WIDTHS, toResponsiveImageModel } from './image.ts';

const LOW_STOCK_THRESHOLD = 5;
const MAX_CARD_ATTRIBUTES = 3;

type Unit = NonNullable<ProductSummary['unitOfMeasurePrice']>['unit'];

/** Messages of a card, with `{{placeholders}}` filled in later. */
export interface CardMessages {
  from: string;
  save: string;
  perUnit: Record<Unit, string>;
  vatNote: string;
  rated: PluralForms;
  stockIn: string;
  stockLow: PluralForms;
  stockOut: string;
  variantCount: PluralForms;
}

/** When a kind of products arrives: without an area, and as templates for areas. */
export interface KindLine {
  usual: string;
  templates: string;
}

/** Options for formatting cards; plain data, so that islands can receive it as a prop. */
export interface CardFormatOptions {
  language: 'en' | 'ar';
  /** Locale prefix of every link: `/en-ae`. */
  prefix: string;
  /** Whether prices include VAT. */
  hasVat: boolean;
  messages: CardMessages;
  /** Delivery times by kind of product. */
  delivery?: Record<DeliveryKind, KindLine> | undefined;
}

/** Formats the price of a product. */
export function formatPrice(
  product: Pick<ProductSummary, 'price' | 'unitOfMeasurePrice'>,
  { messages, language, hasVat }: CardFormatOptions,
): PriceModel {
  const { price, salePrice } = product.price;
  const unit = product.unitOfMeasurePrice;
  const saving = salePrice ? 1 - salePrice.amount / price.amount : 0;
  return {
    prefix: null,
    current: formatMoney(salePrice ?? price, language),
    regularPrice: salePrice ? formatMoney(price, language) : null,
    saving: saving >= 0.01 ? interpolate(messages.save, { percent: formatPercent(saving) }) : null,
    perUnit: unit
      ? interpolate(messages.perUnit[unit.unit], { price: formatMoney(unit.price, language) })
      : null,
    vatNote: hasVat ? messages.vatNote : null,
  };
}

/** Formats the price of a card; for variants with different prices, that of the cheapest. */
function formatCardPrice(product: ProductSummary, options: CardFormatOptions): PriceModel {
  const lower = product.priceRange?.lower;
  if (!lower) return formatPrice(product, options);
  return {
    ...formatPrice({ price: lower, unitOfMeasurePrice: null }, options),
    prefix: options.messages.from,
  };
}

/** Formats the customer rating. */
export function formatRating(
  rating: ProductSummary['rating'],
  { messages, language }: CardFormatOptions,
): RatingModel | null {
  if (!rating) return null;
  const average = rating.average.toFixed(1);
  const count = formatInteger(rating.count);
  const text = formatPlural(messages.rated, language, rating.count, { rating: average, count });
  return { average, count: `(${count})`, text };
}

/** Formats the stock as a level and a text. */
export function formatStock(available: number, { messages, language }: CardFormatOptions): StockModel {
  if (available <= 0) return { kind: 'out', text: messages.stockOut };
  if (available > LOW_STOCK_THRESHOLD) return { kind: 'in', text: messages.stockIn };
  return { kind: 'low', text: formatPlural(messages.stockLow, language, available) };
}

/** Formats attributes as label and value. */
export function formatAttributes(properties: readonly Attribute[]): { label: string; value: string }[] {
  return properties.map(({ name, values }) => ({ label: name, value: isolateLatin(joinValues(values)) }));
}

function formatCardDelivery(
  { delivery }: ProductSummary,
  options: CardFormatOptions,
): ProductCardModel['delivery'] {
  const line = delivery && options.delivery?.[delivery.kind];
  return line ? { ...line, near: delivery.nearRegions.join(' ') } : null;
}

/** Formats a product card, on the server and in the browser. */
export function formatProductCard(product: ProductSummary, options: CardFormatOptions): ProductCardModel {
  const { messages, language, prefix } = options;
  const { variantCount } = product;
  return {
    code: product.productCode,
    href: `${prefix}/products/${product.content.slug}`,
    name: isolateLatin(product.content.productName),
    brand: product.brand.name,
    picture: toResponsiveImageModel(product.productImages[0], CARD_IMAGE_WIDTHS),
    rating: formatRating(product.rating, options),
    price: formatCardPrice(product, options),
    badge: product.promotionBadge,
    attributes: formatAttributes(product.properties.slice(0, MAX_CARD_ATTRIBUTES)),
    stock: formatStock(product.inventoryInfo.onlineStockAvailable, options),
    isPaint: product.isPaintProduct,
    delivery: formatCardDelivery(product, options),
    variants: variantCount > 1 ? formatPlural(messages.variantCount, language, variantCount) : null,
  };
}
