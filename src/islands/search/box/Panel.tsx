import type { MouseEvent } from 'react';
import { CLOCK } from '#layouts/blocks/drawings.ts';
import { Icon } from '#layouts/blocks/Icon.tsx';
import { Picture } from '#layouts/blocks/Picture.tsx';
import { Money } from '#layouts/blocks/Price.tsx';
import type { Finds, FoundProduct } from './finds.ts';
import type { Group, Option } from './options.ts';
import { optionId } from './use-keys.ts';

interface PanelProps {
  id: string;
  groups: readonly Group[];
  /** What the products stand in. */
  finds: Finds | null;
  /** Key of the option that Enter would take. */
  active: string | null;
  label: string;
  isBusy: boolean;
  /** Said above the list. */
  note: string | null;
  /** `isElsewhere`: in a tab of its own. */
  onTake: (option: Option, isElsewhere: boolean) => void;
}

type Sign = 'clock' | 'search';

const SIGNS: Partial<Record<Group['name'], Sign>> = {
  recent: 'clock',
  suggestions: 'search',
  related: 'search',
  top: 'search',
};

// On wide screens goods stand beside words, and what others look for beside what was looked for here.
const isAtEnd = ({ name }: Group, groups: readonly Group[]): boolean =>
  name === 'products' || (name === 'top' && groups[0]?.name === 'recent');

/** The list below the box. */
export function Panel({ id, groups, finds, active, label, isBusy, note, onTake }: PanelProps) {
  // The focus stays in the input, whatever is pressed here.
  const keepFocus = (event: MouseEvent): void => event.preventDefault();
  const ends = groups.filter((group) => isAtEnd(group, groups));
  const starts = groups.filter((group) => group.name !== 'all' && !ends.includes(group));
  const isSplit = ends.length > 0 && starts.length > 0;
  const draw = (option: Option, group: Group) => (
    <OptionView
      key={option.key}
      id={optionId(id, groups, option.key)}
      option={option}
      sign={SIGNS[group.name]}
      isActive={option.key === active}
      onTake={onTake}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of presses only to leave the focus alone.
    <div className="finds" onMouseDown={keepFocus}>
      {note && <p className="finds__note">{note}</p>}
      {groups.length > 0 && (
        <div
          className={`finds__list${isSplit ? ' finds__list--two' : ''}`}
          role="listbox"
          id={`${id}list`}
          aria-label={label}
          aria-busy={isBusy}
          data-query={finds?.queryID}
          data-index={finds?.index}
          tabIndex={-1}
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options.
            <div
              key={group.name}
              className={`finds__group finds__group--${ends.includes(group) ? 'end' : group.name}`}
              role="group"
              aria-label={group.title ?? undefined}
            >
              {group.title && (
                <p className="finds__title" aria-hidden="true">
                  {group.title}
                </p>
              )}
              {group.options.map((option) => draw(option, group))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

interface OptionProps {
  id: string | undefined;
  option: Option;
  sign: Sign | undefined;
  isActive: boolean;
  onTake: PanelProps['onTake'];
}

function OptionView({ id, option, sign, isActive, onTake }: OptionProps) {
  const { href, label, note, product, does } = option;
  const common = { id, role: 'option', 'aria-selected': isActive, tabIndex: -1 };
  if (!href)
    return (
      <button
        {...common}
        type="button"
        className={`finds__${does}`}
        aria-label={label}
        onClick={() => onTake(option, false)}
      >
        {does === 'remove' ? <Icon name="close" /> : label}
      </button>
    );
  const take = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void =>
    onTake(option, ctrlKey || metaKey || shiftKey);
  return (
    <a
      {...common}
      className="finds__option"
      href={href}
      data-object={product?.code}
      onClick={take}
      onAuxClick={() => onTake(option, true)}
    >
      {product ? (
        <ProductView product={product} />
      ) : (
        <>
          {sign && <Icon name={sign} path={sign === 'clock' ? CLOCK : undefined} />}
          <span className="finds__label finds__words">
            <bdi>{label}</bdi>
          </span>
          {note && <span className="finds__count">{note}</span>}
        </>
      )}
    </a>
  );
}

function ProductView({ product }: { product: FoundProduct }) {
  const { picture, name, from, price } = product;
  return (
    <>
      <Picture picture={{ ...picture, alt: '' }} width={56} height={56} className="finds__picture" />
      <span className="finds__label">
        <span className="finds__name">{name} </span>
        <span className="finds__price">
          {from && `${from} `}
          <Money text={price} />
        </span>
      </span>
    </>
  );
}
