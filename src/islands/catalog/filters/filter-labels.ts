import { interpolate } from '#lib/format/interpolate.ts';
import { formatInteger } from '#lib/format/number.ts';
import { ATTRIBUTE_FACET_PREFIX, FACETS } from '#lib/search/facets.ts';
import { getParamName, type ListingState } from '#lib/search/listing-url.ts';
import type { ProductListProps } from '../listing/props.ts';
import { getOwnProperty } from './facet-counts.ts';

type LabelContext = Pick<
  ProductListProps,
  'labels' | 'messages' | 'groups' | 'decimals' | 'symbol' | 'cardFormat'
>;

// Fallback label of a key.
const humanizeKey = (key: string) => key.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

/** Label of a facet value. */
export function getValueLabel(
  facet: string,
  value: string,
  { labels, messages, groups }: LabelContext,
): string {
  if (facet.startsWith(ATTRIBUTE_FACET_PREFIX)) return value;
  if (facet === FACETS.inStock || facet === FACETS.offer) {
    return groups.find(({ name }) => name === getParamName(facet))?.label ?? humanizeKey(facet);
  }
  const valueLabels = {
    [FACETS.brand]: labels.brand,
    [FACETS.stores]: labels.store,
    [FACETS.colour]: messages.colours,
    [FACETS.dietary]: messages.dietary,
  }[facet];
  return (valueLabels && getOwnProperty(valueLabels, value)) ?? humanizeKey(value);
}

/** Label of an attribute. */
export function getAttributeLabel(facet: string, { labels }: LabelContext): string {
  const key = facet.slice(ATTRIBUTE_FACET_PREFIX.length);
  return getOwnProperty(labels.attribute, key) ?? humanizeKey(key);
}

export function getCategoryLabel(slug: string, { labels }: LabelContext): string {
  return getOwnProperty(labels.category, slug) ?? humanizeKey(slug);
}

/** Formats an amount in major units, with decimals only when given: `AED 1,400`, `AED 12.50`. */
export function formatMajorAmount(
  amount: string,
  { decimals, symbol, cardFormat }: Pick<LabelContext, 'decimals' | 'symbol' | 'cardFormat'>,
): string {
  const [whole, fraction] = amount.split('.');
  const digits = formatInteger(Number(whole)) + (fraction ? `.${fraction.padEnd(decimals, '0')}` : '');
  return cardFormat.language === 'ar' ? `${digits}\u00A0${symbol}` : `${symbol}\u00A0${digits}`;
}

function formatPriceFilter(price: string, context: LabelContext): string {
  const { messages } = context;
  const [from, to] = price.split(':').map((end) => end && formatMajorAmount(end, context));
  const template = from && to ? messages.priceBetween : from ? messages.priceOver : messages.priceUnder;
  return interpolate(template, { from: from ?? '', to: to ?? '' });
}

/** Returns the active filters: the label, and the value of the form's `drop` button that removes it. */
export function listActiveFilters(
  state: ListingState,
  context: LabelContext,
): { label: string; removeParam: string }[] {
  const chosen: { label: string; removeParam: string }[] = [];
  const path = state.hierarchicalMenu?.[FACETS.lvl0] ?? [];
  const last = path.at(-1);
  if (last) chosen.push({ label: getCategoryLabel(last, context), removeParam: 'category' });
  for (const [facet, values] of Object.entries(state.refinementList ?? {})) {
    const isFlag = facet === FACETS.inStock || facet === FACETS.offer;
    for (const value of values) {
      const removeParam = isFlag ? getParamName(facet) : `${getParamName(facet)}=${value}`;
      const label = getValueLabel(facet, value, context);
      chosen.push({
        label: facet.startsWith(ATTRIBUTE_FACET_PREFIX)
          ? `${getAttributeLabel(facet, context)}: ${label}`
          : label,
        removeParam,
      });
    }
  }
  if (state.range?.price)
    chosen.push({ label: formatPriceFilter(state.range.price, context), removeParam: 'price' });
  const rating = state.ratingMenu?.rating;
  if (rating)
    chosen.push({ label: interpolate(context.messages.ratingUp, { count: rating }), removeParam: 'rating' });
  return chosen;
}
