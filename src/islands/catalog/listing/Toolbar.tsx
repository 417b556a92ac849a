import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { SLIDERS_PATH } from '#layouts/blocks/ui/icon/shared-icon-paths.ts';
import type { SearchSort } from '#lib/search/index-names.ts';
import {
  getCompareChoiceHref,
  getDefaultSort,
  type ListingState,
  PAGE_SIZES,
} from '#lib/search/listing-url.ts';
import { noopChange } from '../filters/FacetOptions.tsx';
import type { ProductListProps } from './props.ts';

// Names in query parameters and message keys.
const getSortName = (sort: SearchSort) => (sort === 'popularity_desc' ? 'popular' : sort);

interface SelectProps {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
}

function Select({ name, label, value, options }: SelectProps) {
  return (
    <label className="listing__select">
      <span>{label}</span>
      <select
        className="field__control field__control--select"
        form="filter-form"
        name={name}
        value={value}
        onChange={noopChange}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Number of products on a page, below the list. */
export function PageSize({ state, messages }: Pick<ProductListProps, 'messages'> & { state: ListingState }) {
  return (
    <div className="listing__per">
      <Select
        name="per"
        label={messages.perPage}
        value={String(state.hitsPerPage ?? PAGE_SIZES[0])}
        options={PAGE_SIZES.map((option) => ({ value: String(option), label: String(option) }))}
      />
    </div>
  );
}

/** Result count, link to the comparison, filter button and sort order. */
export function Toolbar({
  state,
  messages,
  request,
  sorts,
  cardFormat,
  chosen,
  countText,
}: ProductListProps & { state: ListingState; chosen: number; countText: string }) {
  const defaultSort = getDefaultSort(request.route.kind);
  const sort = state.sortBy ?? defaultSort;
  // Without a query "relevance" sorts by popularity and is labelled so.
  const hasNoQuery = defaultSort === 'relevance' && !state.query;
  const hiddenSort = hasNoQuery ? 'popularity_desc' : defaultSort === 'relevance' ? undefined : 'relevance';
  const visibleSorts = sorts.filter((option) => option !== hiddenSort);
  return (
    <div className="listing__bar">
      <p className="listing__count" role="status" tabIndex={-1}>
        {countText}
      </p>
      <a
        className="see-all"
        href={getCompareChoiceHref(cardFormat.prefix, request.category, state)}
        rel="nofollow"
      >
        {messages.compare}
      </a>
      <button className="button button--outline listing__open" type="button" popoverTarget="filters">
        <Icon name="sliders" path={SLIDERS_PATH} />
        {messages.filters}
        {chosen > 0 && <bdi className="badge">{chosen}</bdi>}
      </button>
      <Select
        name="sort"
        label={messages.sort}
        value={getSortName(sort)}
        options={visibleSorts.map((option) => ({
          value: getSortName(option),
          label: messages[`sort-${hasNoQuery && option === defaultSort ? 'popular' : getSortName(option)}`],
        }))}
      />
      {/* Without script only; hydrated, each choice applies at once. */}
      <Button variant="outline" form="filter-form" className="listing__apply">
        {messages.apply}
      </Button>
    </div>
  );
}
