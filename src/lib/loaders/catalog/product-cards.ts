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
  const place = optionsByLocale.get(locale) ?? createCardFormatOptions(locale, t);
  optionsByLocale.set(locale, place);
  return place;
}

export function formatPrice(
  product: Pick<ProductSummary, 'price' | 'unitOfMeasurePrice'>,
  words: FormatContext,
): PriceModel {
  return format.formatPrice(product, getFormatOptions(words));
}

export function formatRating(rating: ProductSummary['rating'], words: FormatContext): RatingModel | null {
  return format.formatRating(rating, getFormatOptions(words));
}

/** Stock as a text. */
export function formatStock(available: number, words: FormatContext): StockModel {
  return format.formatStock(available, getFormatOptions(words));
}

export function formatCard(product: ProductSummary, words: FormatContext): ProductCardModel {
  return format.formatProductCard(product, getFormatOptions(words));
}

/** Returns null when there are no products. */
export function formatRail(
  title: string,
  products: readonly ProductSummary[],
  words: FormatContext,
  more: ProductRailModel['more'] = null,
): ProductRailModel | null {
  return products.length === 0
    ? null
    : { title, more, cards: products.map((product) => formatCard(product, words)) };
}
