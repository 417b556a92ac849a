import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import { preventNameBreaks } from '#lib/format/catalog/name-breaks.ts';
import * as format from '#lib/format/catalog/product-card.ts';
import { createCardFormatOptions } from '#lib/format/format-options.ts';
import type {
  PriceModel,
  ProductCardModel,
  ProductRailModel,
  RatingModel,
  StockModel,
} from '#lib/format/models/product-card.ts';
import { getArrivalsExpiry } from '#lib/locale/delivery/delivery-plan.ts';
import type { LoaderContext } from '../context.ts';

type FormatContext = Pick<LoaderContext, 'locale' | 't'>;

interface CachedOptions {
  value: format.CardFormatOptions;
  expiresAt: number;
}

// Created once per locale, as a page has dozens of cards, until their delivery times change.
const optionsByLocale = new WeakMap<LoaderContext['locale'], CachedOptions>();

function getFormatOptions({ locale, t }: FormatContext): format.CardFormatOptions {
  const now = Date.now();
  const cached = optionsByLocale.get(locale);
  if (cached && cached.expiresAt > now) return cached.value;
  const value = createCardFormatOptions(locale, t, now);
  optionsByLocale.set(locale, { value, expiresAt: getArrivalsExpiry(locale.country, now) });
  return value;
}

export function formatPrice(
  product: Pick<ProductSummary, 'price' | 'unitOfMeasurePrice'>,
  context: FormatContext,
): PriceModel {
  return format.formatPrice(product, getFormatOptions(context));
}

export function formatRating(rating: ProductSummary['rating'], context: FormatContext): RatingModel | null {
  return format.formatRating(rating, getFormatOptions(context));
}

export function formatStock(available: number, context: FormatContext): StockModel {
  return format.formatStock(available, getFormatOptions(context));
}

export function formatCard(product: ProductSummary, context: FormatContext): ProductCardModel {
  const card = format.formatProductCard(product, getFormatOptions(context));
  return { ...card, name: preventNameBreaks(card.name), plainName: card.name };
}

/** Returns null when there are no products. */
export function formatRail(
  title: string,
  products: readonly ProductSummary[],
  context: FormatContext,
  allLink: ProductRailModel['allLink'] = null,
): ProductRailModel | null {
  return products.length === 0
    ? null
    : { title, allLink, cards: products.map((product) => formatCard(product, context)) };
}
