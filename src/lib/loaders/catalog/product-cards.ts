import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import * as format from '#lib/format/catalog/product-card.ts';
import { createCardFormatOptions } from '#lib/format/format-options.ts';
import type {
  PriceModel,
  ProductCardModel,
  ProductRailModel,
  RatingModel,
  StockModel,
} from '#lib/format/models/product-card.ts';
import type { LoaderContext } from '../context.ts';

type FormatContext = Pick<LoaderContext, 'locale' | 't'>;

// Created once per locale: a page has dozens of cards.
const optionsByLocale = new WeakMap<LoaderContext['locale'], format.CardFormatOptions>();

function getFormatOptions({ locale, t }: FormatContext): format.CardFormatOptions {
  const formatOptions = optionsByLocale.get(locale) ?? createCardFormatOptions(locale, t);
  optionsByLocale.set(locale, formatOptions);
  return formatOptions;
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

/** Stock as a text. */
export function formatStock(available: number, context: FormatContext): StockModel {
  return format.formatStock(available, getFormatOptions(context));
}

export function formatCard(product: ProductSummary, context: FormatContext): ProductCardModel {
  return format.formatProductCard(product, getFormatOptions(context));
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
