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

// Twelve, made when first asked for: a page has dozens of cards.
const optionsByLocale = new WeakMap<LoaderContext['locale'], format.CardFormatOptions>();

function getFormatOptions({ locale, t }: FormatContext): format.CardFormatOptions {
  const place = optionsByLocale.get(locale) ?? createCardFormatOptions(locale, t);
  optionsByLocale.set(locale, place);
  return place;
}

/** A product's price as people read it. */
export function formatPrice(
  product: Pick<ProductSummary, 'price' | 'unitOfMeasurePrice'>,
  words: FormatContext,
): PriceModel {
  return format.formatPrice(product, getFormatOptions(words));
}

/** What shoppers think of it. */
export function formatRating(rating: ProductSummary['rating'], words: FormatContext): RatingModel | null {
  return format.formatRating(rating, getFormatOptions(words));
}

/** How much of it there is, in words. */
export function formatStock(available: number, words: FormatContext): StockModel {
  return format.formatStock(available, getFormatOptions(words));
}

/** A product on a card. */
export function formatCard(product: ProductSummary, words: FormatContext): ProductCardModel {
  return format.formatProductCard(product, getFormatOptions(words));
}

/** A titled row of cards; null when there is nothing to show. */
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
