import type { MouseEvent } from 'react';
import { Money } from '#layouts/blocks/catalog/Price.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { CLOCK_PATH } from '#layouts/blocks/ui/icon/shared-icon-paths.ts';
import { ResponsiveImage } from '#layouts/blocks/ui/ResponsiveImage.tsx';
import type { SuggestionGroup, SuggestionOption } from './suggestion-options.ts';
import type { SuggestedProduct, SuggestionResults } from './suggestions.ts';
import { getOptionId } from './use-combobox-keys.ts';

interface SuggestionPanelProps {
  id: string;
  groups: readonly SuggestionGroup[];
  /** Results with the query id and the index that search events need. */
  results: SuggestionResults | null;
  /** Key of the active option, which Enter selects. */
  active: string | null;
  label: string;
  isBusy: boolean;
  /** Shown above the list. */
  notice: string | null;
  onSelect: (option: SuggestionOption, opensNewTab: boolean) => void;
}

type IconName = 'clock' | 'search';

const GROUP_ICONS: Partial<Record<SuggestionGroup['name'], IconName>> = {
  recent: 'clock',
  suggestions: 'search',
  related: 'search',
  top: 'search',
};

// On wide screens products are a second column, as are top searches beside recent ones.
const isAtEnd = ({ name }: SuggestionGroup, groups: readonly SuggestionGroup[]): boolean =>
  name === 'products' || (name === 'top' && groups[0]?.name === 'recent');

/** The suggestion list. */
export function SuggestionPanel({
  id,
  groups,
  results,
  active,
  label,
  isBusy,
  notice,
  onSelect,
}: SuggestionPanelProps) {
  // Keeps the focus in the input while an option is pressed.
  const keepFocus = (event: MouseEvent): void => event.preventDefault();
  const endGroups = groups.filter((group) => isAtEnd(group, groups));
  const startGroups = groups.filter((group) => group.name !== 'all' && !endGroups.includes(group));
  const isSplit = endGroups.length > 0 && startGroups.length > 0;
  const renderOption = (option: SuggestionOption, group: SuggestionGroup) => (
    <OptionView
      key={option.key}
      id={getOptionId(id, groups, option.key)}
      option={option}
      iconName={GROUP_ICONS[group.name]}
      isActive={option.key === active}
      onSelect={onSelect}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only prevents a change of focus.
    <div className="search-suggestions" onMouseDown={keepFocus}>
      {notice && <p className="search-suggestions__note">{notice}</p>}
      {groups.length > 0 && (
        <div
          className={`search-suggestions__list${isSplit ? ' search-suggestions__list--two' : ''}`}
          role="listbox"
          id={`${id}list`}
          aria-label={label}
          aria-busy={isBusy}
          data-query={results?.queryID}
          data-index={results?.index}
          tabIndex={-1}
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
            <div
              key={group.name}
              className={`search-suggestions__group search-suggestions__group--${endGroups.includes(group) ? 'end' : group.name}`}
              role="group"
              aria-label={group.title ?? undefined}
            >
              {group.title && (
                <p className="search-suggestions__title" aria-hidden="true">
                  {group.title}
                </p>
              )}
              {group.options.map((option) => renderOption(option, group))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

interface OptionProps {
  id: string | undefined;
  option: SuggestionOption;
  iconName: IconName | undefined;
  isActive: boolean;
  onSelect: SuggestionPanelProps['onSelect'];
}

function OptionView({ id, option, iconName, isActive, onSelect }: OptionProps) {
  const { href, label, note: notice, product, hex, action } = option;
  const common = { id, role: 'option', 'aria-selected': isActive, tabIndex: -1 };
  if (!href)
    return (
      <button
        {...common}
        type="button"
        className={`search-suggestions__${action}`}
        aria-label={label}
        onClick={() => onSelect(option, false)}
      >
        {action === 'remove' ? <Icon name="close" /> : label}
      </button>
    );
  const handleClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void =>
    onSelect(option, ctrlKey || metaKey || shiftKey);
  return (
    <a
      {...common}
      className="search-suggestions__option"
      href={href}
      data-object={product?.code}
      onClick={handleClick}
      onAuxClick={() => onSelect(option, true)}
    >
      {product ? (
        <ProductView product={product} />
      ) : (
        <>
          {hex && (
            <svg className="search-suggestions__shade" fill={hex} aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
          )}
          {iconName && <Icon name={iconName} path={iconName === 'clock' ? CLOCK_PATH : undefined} />}
          <span className="search-suggestions__label search-suggestions__text">
            <bdi>{label}</bdi>
          </span>
          {notice && <span className="search-suggestions__count">{notice}</span>}
        </>
      )}
    </a>
  );
}

function ProductView({ product }: { product: SuggestedProduct }) {
  const { picture, name, from, price } = product;
  return (
    <>
      <ResponsiveImage
        image={{ ...picture, alt: '' }}
        width={56}
        height={56}
        className="search-suggestions__picture"
      />
      <span className="search-suggestions__label">
        <span className="search-suggestions__name">{name} </span>
        <span className="search-suggestions__price">
          {from && `${from} `}
          <Money text={price} />
        </span>
      </span>
    </>
  );
}
