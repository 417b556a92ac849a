import { type ReactNode, useState } from 'react';
import { interpolate } from '#lib/format/interpolate.ts';
import { ATTRIBUTE_FACET_PREFIX, FACETS, LEVEL_SEPARATOR } from '#lib/search/facets.ts';
import type { FilterGroupName } from '#lib/search/listing.ts';
import { getParamName, type ListingState, RATING_STEPS } from '#lib/search/listing-url.ts';
import type { ProductListProps } from '../listing/props.ts';
import { ColourSwatch } from './ColourSwatch.tsx';
import { FacetCount, FacetOptions, noopChange } from './FacetOptions.tsx';
import {
  getAttributeCounts,
  getFacetCounts,
  getOwnProperty,
  getPriceBounds,
  listAttributeFacets,
  type RawSearchResult,
} from './facet-counts.ts';
import { getAttributeLabel, getCategoryLabel, getValueLabel } from './filter-labels.ts';
import { PriceRange } from './PriceRange.tsx';

interface FilterGroupsProps extends ProductListProps {
  state: ListingState;
  searchResults: readonly RawSearchResult[];
  onDone: () => void;
}

const LIST_FACETS: Partial<Record<FilterGroupName, string>> = {
  brand: FACETS.brand,
  colour: FACETS.colour,
  store: FACETS.stores,
  dietary: FACETS.dietary,
};
const FLAG_FACETS: Partial<Record<FilterGroupName, string>> = { offer: FACETS.offer, stock: FACETS.inStock };
/** Facets with fewer values than this are expanded at first. */
const EXPANDED_BELOW = 8;
const STAR_PATH = 'M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z';

interface GroupProps {
  label: string;
  isOpen: boolean;
  /** Opens the group when it is first rendered; later changes have no effect. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

function Group({ label, isOpen, isOpenAtFirst = false, children }: GroupProps) {
  const [wasOpen] = useState(isOpenAtFirst);
  return (
    <details className="facet" open={isOpen || wasOpen}>
      <summary>{label}</summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}

interface RadioProps {
  name: string;
  value: string;
  chosen: string;
  level?: number;
  count?: number | undefined;
  children: ReactNode;
}

function Radio({ name, value, chosen, level = 0, count, children }: RadioProps) {
  return (
    <label className={`option option--${level}`}>
      <input type="radio" name={name} value={value} checked={value === chosen} onChange={noopChange} />
      <span>{children}</span>
      <FacetCount number={count} />
    </label>
  );
}

/** Departments with the aisles of the selected department and the leaf categories of the selected aisle. */
function Categories({ state, searchResults, messages, ...labelProps }: FilterGroupsProps) {
  const path = state.hierarchicalMenu?.[FACETS.lvl0] ?? [];
  const chosen = path.join('/');
  const levels = [FACETS.lvl0, FACETS.lvl1, FACETS.lvl2].map((facet) => getFacetCounts(searchResults, facet));
  const renderLevel = (parent: string[]): ReactNode => {
    const level = parent.length;
    const counts = levels[level];
    if (!counts) return null;
    const prefix = parent.map((slug) => slug + LEVEL_SEPARATOR).join('');
    const selectedSlug = path[level];
    const values = Object.keys(counts).filter((value) => value.startsWith(prefix));
    const allValues =
      selectedSlug && !values.includes(prefix + selectedSlug) ? [...values, prefix + selectedSlug] : values;
    return allValues.map((value) => {
      const slugs = value.split(LEVEL_SEPARATOR);
      const slug = slugs[level] as string;
      const isSelected = slug === selectedSlug;
      return [
        <Radio
          key={value}
          name="category"
          value={slugs.join('/')}
          chosen={chosen}
          level={level}
          count={getOwnProperty(counts, value) ?? 0}
        >
          <bdi>{getCategoryLabel(slug, { messages, ...labelProps })}</bdi>
        </Radio>,
        isSelected && renderLevel(slugs),
      ];
    });
  };
  return (
    <>
      <Radio name="category" value="" chosen={chosen}>
        {messages.all}
      </Radio>
      {renderLevel([])}
    </>
  );
}

/** `number` of five stars. */
function StarRating({ number }: { number: number }) {
  return (
    <svg className="stars" viewBox="0 0 120 24" width="80" height="16" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          d={STAR_PATH}
          transform={`translate(${index * 24})`}
          className={index < number ? 'stars__on' : undefined}
        />
      ))}
    </svg>
  );
}

function Ratings({ state, messages }: FilterGroupsProps) {
  const chosen = String(state.ratingMenu?.rating ?? '');
  return (
    <>
      {RATING_STEPS.map((stars) => (
        <Radio key={stars} name="rating" value={String(stars)} chosen={chosen}>
          <StarRating number={stars} />
          {interpolate(messages.ratingUp, { count: stars })}
        </Radio>
      ))}
      <Radio name="rating" value="" chosen={chosen}>
        {messages.any}
      </Radio>
    </>
  );
}

/**
 * All filters: yes/no filters as checkboxes, the others as disclosure groups. A facet with fewer than two
 * values is left out unless it has a selection.
 */
export function FilterGroups(props: FilterGroupsProps) {
  const { groups, state, searchResults, messages, onDone, request } = props;
  const lists = state.refinementList ?? {};

  function renderFacet(facet: string, label: string, isOpen: boolean) {
    const chosen = lists[facet] ?? [];
    const counts = facet.startsWith(ATTRIBUTE_FACET_PREFIX)
      ? getAttributeCounts(searchResults, facet, chosen)
      : getFacetCounts(searchResults, facet);
    if (Object.keys(counts).length < 2 && chosen.length === 0) return null;
    const choices = {
      name: getParamName(facet),
      getLabel: (value: string) => getValueLabel(facet, value, props),
      renderSwatch: facet === FACETS.colour ? (value: string) => <ColourSwatch colour={value} /> : undefined,
    };
    return (
      <Group
        key={facet}
        label={label}
        isOpen={isOpen || chosen.length > 0}
        isOpenAtFirst={Object.keys(counts).length < EXPANDED_BELOW}
      >
        <FacetOptions {...choices} label={label} counts={counts} chosen={chosen} messages={messages} />
      </Group>
    );
  }

  const flags = groups.filter(({ name }) => FLAG_FACETS[name]);
  return (
    <>
      {groups.map(({ name, label, isOpen }) => {
        const facet = LIST_FACETS[name];
        if (facet) return renderFacet(facet, label, isOpen);
        if (name === 'category' && request.route.kind === 'search') {
          return (
            <Group key={name} label={label} isOpen={isOpen}>
              <Categories {...props} />
            </Group>
          );
        }
        if (name === 'price') {
          const price = state.range?.price ?? '';
          return (
            <Group key={name} label={label} isOpen={isOpen || price !== ''}>
              <PriceRange
                price={price}
                bounds={getPriceBounds(searchResults)}
                messages={messages}
                decimals={props.decimals}
                symbol={props.symbol}
                cardFormat={props.cardFormat}
                onDone={onDone}
              />
            </Group>
          );
        }
        if (name === 'rating') {
          return (
            <Group key={name} label={label} isOpen={isOpen || Boolean(state.ratingMenu?.rating)}>
              <Ratings {...props} />
            </Group>
          );
        }
        return null;
      })}
      {listAttributeFacets(searchResults, state).map((facet) =>
        renderFacet(facet, getAttributeLabel(facet, props), false),
      )}
      <div className="facet facet--flags">
        {flags.map(({ name, label }) => {
          const facet = FLAG_FACETS[name] as string;
          const isSelected = Boolean(lists[facet]?.length);
          const number = getFacetCounts(searchResults, facet).true ?? 0;
          return (
            <label key={name} className="option">
              <input
                type="checkbox"
                name={name}
                value="1"
                checked={isSelected}
                disabled={number === 0 && !isSelected}
                onChange={noopChange}
              />
              <span>{label}</span>
              <FacetCount number={number} />
            </label>
          );
        })}
      </div>
    </>
  );
}
