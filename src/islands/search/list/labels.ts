import { fill } from '#lib/format/fill.ts';
import { groupDigits } from '#lib/format/number.ts';
import { ATTRIBUTE, FACETS } from '#lib/search/facets.ts';
import { type ListState, nameOf } from '#lib/search/routing.ts';
import { ownOf } from './counts.ts';
import type { ListProps } from './props.ts';

type Named = Pick<ListProps, 'labels' | 'words' | 'groups' | 'decimals' | 'symbol' | 'card'>;

// A key that nobody has given a word to is still better than nothing.
const plain = (key: string) => key.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

/** The words of a facet's value. */
export function valueLabel(facet: string, value: string, { labels, words, groups }: Named): string {
  if (facet.startsWith(ATTRIBUTE)) return value;
  if (facet === FACETS.inStock || facet === FACETS.offer) {
    return groups.find(({ name }) => name === nameOf(facet))?.label ?? plain(facet);
  }
  const known = {
    [FACETS.brand]: labels.brand,
    [FACETS.stores]: labels.store,
    [FACETS.colour]: words.colours,
    [FACETS.dietary]: words.dietary,
  }[facet];
  return (known && ownOf(known, value)) ?? plain(value);
}

/** The words of an attribute. */
export function attributeLabel(facet: string, { labels }: Named): string {
  const key = facet.slice(ATTRIBUTE.length);
  return ownOf(labels.attribute, key) ?? plain(key);
}

export function categoryLabel(slug: string, { labels }: Named): string {
  return ownOf(labels.category, slug) ?? plain(slug);
}

/** An amount in the currency's major unit, as somebody wrote it or may take it: `AED 1,400`, `AED 12.50`. */
export function amountLabel(
  amount: string,
  { decimals, symbol, card }: Pick<Named, 'decimals' | 'symbol' | 'card'>,
): string {
  const [whole, part] = amount.split('.');
  const digits = groupDigits(Number(whole)) + (part ? `.${part.padEnd(decimals, '0')}` : '');
  return card.language === 'ar' ? `${digits}\u00A0${symbol}` : `${symbol}\u00A0${digits}`;
}

function priceLabel(price: string, named: Named): string {
  const { words } = named;
  const [from, to] = price.split(':').map((end) => end && amountLabel(end, named));
  const template = from && to ? words.priceBetween : from ? words.priceOver : words.priceUnder;
  return fill(template, { from: from ?? '', to: to ?? '' });
}

/** What is chosen, one by one: the words, and what the form's button drops. */
export function listChosen(state: ListState, named: Named): { label: string; drop: string }[] {
  const chosen: { label: string; drop: string }[] = [];
  const path = state.hierarchicalMenu?.[FACETS.lvl0] ?? [];
  const last = path.at(-1);
  if (last) chosen.push({ label: categoryLabel(last, named), drop: 'category' });
  for (const [facet, values] of Object.entries(state.refinementList ?? {})) {
    const isFlag = facet === FACETS.inStock || facet === FACETS.offer;
    for (const value of values) {
      const drop = isFlag ? nameOf(facet) : `${nameOf(facet)}=${value}`;
      const label = valueLabel(facet, value, named);
      chosen.push({
        label: facet.startsWith(ATTRIBUTE) ? `${attributeLabel(facet, named)}: ${label}` : label,
        drop,
      });
    }
  }
  if (state.range?.price) chosen.push({ label: priceLabel(state.range.price, named), drop: 'price' });
  const rating = state.ratingMenu?.rating;
  if (rating) chosen.push({ label: fill(named.words.ratingUp, { count: rating }), drop: 'rating' });
  return chosen;
}
