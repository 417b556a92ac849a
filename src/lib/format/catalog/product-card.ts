import type { Attribute, ProductSummary } from '#lib/contract/catalog/product.ts';
import type { DeliveryKind } from '#lib/locale/delivery/delivery-promises.ts';
import { isolateAuto, isolateLatin, joinValues } from '../bidi.ts';
import { interpolate } from '../interpolate.ts';
import type { PriceModel, ProductCardModel, RatingModel, StockModel } from '../models/product-card.ts';
import { formatMoney } from '../money.ts';
import { formatInteger, formatPercent } from '../number.ts';
import { formatPlural, type PluralForms } from '../plural.ts';
import { CARD_IMAGE_WIDTHS, toResponsiveImageModel } from './image.ts';
import { getSeparateBrand } from './separate-brand.ts';
import { getTextLanguage } from './text-language.ts';
import { formatUnitPrice, type UnitPriceMessages } from './unit-price.ts';

const LOW_STOCK_THRESHOLD = 5;
/** Maximum number of characters of a card's line of facts. */
const FACTS_LENGTH = 26;

/** Attributes whose value is unclear without its label, such as a time, a part of a tool, or yes and no. */
const LABELLED_FACTS =
  /~(drying|recoat|curing|removal|openTime|charging|runtime|lasting|shelfLife|life|chuck|pile|shank|depth|dishwasher|stackable|lock|scent)$/;

const NO_PRICE: PriceModel = {
  prefix: null,
  current: '',
  regularPrice: null,
  saving: null,
  perUnit: null,
  vatNote: null,
};

/** Messages of a card, with `{{placeholders}}` filled in later. */
export interface CardMessages {
  from: string;
  save: string;
  perUnit: UnitPriceMessages;
  vatNote: string;
  ratingText: PluralForms;
  stockIn: string;
  stockLow: PluralForms;
  stockOut: string;
  variantCount: PluralForms;
}

/** Delivery times of a kind of products: a text without an area, and templates for areas. */
export interface DeliveryKindTexts {
  defaultText: string;
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
  delivery?: Record<DeliveryKind, DeliveryKindTexts> | undefined;
}

/** Formats the price of a product. */
export function formatPrice(
  product: Pick<ProductSummary, 'price' | 'unitOfMeasurePrice'>,
  { messages, language, hasVat }: CardFormatOptions,
): PriceModel {
  // A record of a hosted search service may lack the price: then its card has no price and no button.
  if (!product.price?.price) return NO_PRICE;
  const { price, salePrice } = product.price;
  // Rounded down, so that no card promises more than is saved.
  const saving = salePrice ? Math.floor(((price.amount - salePrice.amount) * 100) / price.amount) : 0;
  return {
    prefix: null,
    current: formatMoney(salePrice ?? price, language),
    regularPrice: salePrice ? formatMoney(price, language) : null,
    saving:
      saving >= 1 ? isolateLatin(interpolate(messages.save, { percent: formatPercent(saving / 100) })) : null,
    perUnit: product.unitOfMeasurePrice
      ? formatUnitPrice(product.unitOfMeasurePrice, messages.perUnit, language)
      : null,
    vatNote: hasVat ? messages.vatNote : null,
  };
}

/** Formats the price of a card: the lowest one when variants have different prices. */
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
  const text = formatPlural(messages.ratingText, language, rating.count, { rating: average, count });
  return { average, count: `(${count})`, text };
}

/** Formats the stock as a level and a text. */
export function formatStock(available: number, { messages, language }: CardFormatOptions): StockModel {
  if (available <= 0) return { kind: 'out', text: messages.stockOut };
  if (available > LOW_STOCK_THRESHOLD) return { kind: 'in', text: messages.stockIn };
  return { kind: 'low', text: formatPlural(messages.stockLow, language, available) };
}

/** Formats an attribute as its value; with its label for a number, and where the value alone is unclear. */
export function formatFact({ attributeFQN, name, values }: Attribute): string {
  const value = joinValues(values);
  return /\p{L}/u.test(value) && !LABELLED_FACTS.test(attributeFQN) ? value : `${name}: ${value}`;
}

/** Formats the facts that fit on one line. */
function formatFacts(
  { variantCount, properties }: ProductSummary,
  { messages, language }: CardFormatOptions,
): string {
  const facts = (properties ?? []).map(formatFact);
  if (variantCount > 1) facts.unshift(formatPlural(messages.variantCount, language, variantCount));
  let length = 0;
  return facts
    .filter((fact) => {
      const isFitting = length + fact.length <= FACTS_LENGTH;
      if (isFitting) length += fact.length + 3;
      return isFitting;
    })
    .map((fact) => (language === 'ar' ? isolateAuto(isolateLatin(fact)) : fact))
    .join(' · ');
}

/** Formats attributes as label and value. */
export function formatAttributes(properties: readonly Attribute[]): { label: string; value: string }[] {
  return properties.map(({ name, values }) => ({ label: name, value: isolateLatin(joinValues(values)) }));
}

function formatCardDelivery(
  { delivery }: ProductSummary,
  options: CardFormatOptions,
): ProductCardModel['delivery'] {
  const texts = delivery && options.delivery?.[delivery.kind];
  return texts ? { ...texts, kind: delivery.kind, nearRegions: delivery.nearRegions.join(' ') } : null;
}

/** Formats a product card, on the server and in the browser. */
export function formatProductCard(product: ProductSummary, options: CardFormatOptions): ProductCardModel {
  const name = isolateLatin(product.content.productName);
  return {
    code: product.productCode,
    href: `${options.prefix}/products/${product.content.slug}`,
    name,
    nameLanguage: getTextLanguage(name, options.language),
    brand: product.brand ? getSeparateBrand(product.content.productName, product.brand.name) : null,
    picture: toResponsiveImageModel(product.productImages?.[0], CARD_IMAGE_WIDTHS),
    rating: formatRating(product.rating, options),
    price: formatCardPrice(product, options),
    badge: product.promotionBadge,
    facts: formatFacts(product, options),
    stock: formatStock(product.inventoryInfo?.onlineStockAvailable ?? 0, options),
    delivery: formatCardDelivery(product, options),
    optionsFragment: product.variantCount > 1 ? '#sizes' : product.isPaintProduct ? '#shades' : null,
  };
}
