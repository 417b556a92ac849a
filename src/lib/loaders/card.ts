import type { ProductSummary } from '#lib/contract/product.ts';
import * as format from '#lib/format/card.ts';
import type { CardModel, PriceModel, RailModel, RatingModel, StockModel } from '#lib/format/models.ts';
import { makeCardPlace } from '#lib/format/place.ts';
import type { LoaderContext } from './context.ts';

type Words = Pick<LoaderContext, 'locale' | 't'>;

// Twelve, made when first asked for: a page has dozens of cards.
const places = new WeakMap<LoaderContext['locale'], format.CardPlace>();

function placeOf({ locale, t }: Words): format.CardPlace {
  const place = places.get(locale) ?? makeCardPlace(locale, t);
  places.set(locale, place);
  return place;
}

/** A product's price as people read it. */
export function formatPrice(
  product: Pick<ProductSummary, 'price' | 'unitOfMeasurePrice'>,
  words: Words,
): PriceModel {
  return format.formatPrice(product, placeOf(words));
}

/** What shoppers think of it. */
export function formatRating(rating: ProductSummary['rating'], words: Words): RatingModel | null {
  return format.formatRating(rating, placeOf(words));
}

/** How much of it there is, in words. */
export function formatStock(available: number, words: Words): StockModel {
  return format.formatStock(available, placeOf(words));
}

/** A product on a card. */
export function formatCard(product: ProductSummary, words: Words): CardModel {
  return format.formatCard(product, placeOf(words));
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
