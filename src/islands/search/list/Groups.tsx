import type { ReactNode } from 'react';
import { fill } from '#lib/format/fill.ts';
import { FACETS, LEVEL_MARK } from '#lib/search/facets.ts';
import type { GroupName } from '#lib/search/list.ts';
import { type ListState, nameOf, RATINGS } from '#lib/search/routing.ts';
import { Choices, Count, heard } from './Choices.tsx';
import { attributesOf, boundsOf, countsOf, ownOf, type RawAnswer } from './counts.ts';
import { attributeLabel, categoryLabel, valueLabel } from './labels.ts';
import { Price } from './Price.tsx';
import type { ListProps } from './props.ts';
import { Stars, Swatch } from './Swatch.tsx';

interface GroupsProps extends ListProps {
  state: ListState;
  answers: readonly RawAnswer[];
  onDone: () => void;
}

const LISTS: Partial<Record<GroupName, string>> = {
  brand: FACETS.brand,
  colour: FACETS.colour,
  store: FACETS.stores,
  dietary: FACETS.dietary,
};
const FLAGS: Partial<Record<GroupName, string>> = { offer: FACETS.offer, stock: FACETS.inStock };

function Group({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="facet" open={isOpen}>
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
    <label className={`choice choice--${level}`}>
      <input type="radio" name={name} value={value} checked={value === chosen} onChange={heard} />
      <span>{children}</span>
      <Count number={count} />
    </label>
  );
}

/** Departments; below the chosen one its aisles, below the chosen one of those its shelves. */
function Categories({ state, answers, words, ...named }: GroupsProps) {
  const path = state.hierarchicalMenu?.[FACETS.lvl0] ?? [];
  const chosen = path.join('/');
  const levels = [FACETS.lvl0, FACETS.lvl1, FACETS.lvl2].map((facet) => countsOf(answers, facet));
  const below = (parent: string[]): ReactNode => {
    const level = parent.length;
    const counts = levels[level];
    if (!counts) return null;
    const prefix = parent.map((slug) => slug + LEVEL_MARK).join('');
    const own = path[level];
    const values = Object.keys(counts).filter((value) => value.startsWith(prefix));
    const taken = own && !values.includes(prefix + own) ? [...values, prefix + own] : values;
    return taken.map((value) => {
      const slugs = value.split(LEVEL_MARK);
      const slug = slugs[level] as string;
      const isOn = slug === own;
      return [
        <Radio
          key={value}
          name="category"
          value={slugs.join('/')}
          {...{ chosen, level }}
          count={ownOf(counts, value) ?? 0}
        >
          <bdi>{categoryLabel(slug, { words, ...named })}</bdi>
        </Radio>,
        isOn && below(slugs),
      ];
    });
  };
  return (
    <>
      <Radio name="category" value="" chosen={chosen}>
        {words.all}
      </Radio>
      {below([])}
    </>
  );
}

function Ratings({ state, words }: GroupsProps) {
  const chosen = String(state.ratingMenu?.rating ?? '');
  return (
    <>
      {RATINGS.map((stars) => (
        <Radio key={stars} name="rating" value={String(stars)} chosen={chosen}>
          <Stars number={stars} />
          {fill(words.ratingUp, { count: stars })}
        </Radio>
      ))}
      <Radio name="rating" value="" chosen={chosen}>
        {words.any}
      </Radio>
    </>
  );
}

/** All ways to narrow the list, each in a fold; those that would change nothing are left out. */
export function Groups(props: GroupsProps) {
  const { groups, state, answers, words, onDone, question } = props;
  const lists = state.refinementList ?? {};

  function list(facet: string, label: string, isOpen: boolean) {
    const counts = countsOf(answers, facet);
    const chosen = lists[facet] ?? [];
    if (Object.keys(counts).length < 2 && chosen.length === 0) return null;
    const choices = {
      name: nameOf(facet),
      labelOf: (value: string) => valueLabel(facet, value, props),
      markOf: facet === FACETS.colour ? (value: string) => <Swatch colour={value} /> : undefined,
    };
    return (
      <Group key={facet} label={label} isOpen={isOpen || chosen.length > 0}>
        <Choices {...choices} {...{ label, counts, chosen, words }} />
      </Group>
    );
  }

  const flags = groups.filter(({ name }) => FLAGS[name]);
  return (
    <>
      {groups.map(({ name, label, isOpen }) => {
        const facet = LISTS[name];
        if (facet) return list(facet, label, isOpen);
        if (name === 'category' && question.place.kind === 'search') {
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
              <Price {...props} price={price} bounds={boundsOf(answers)} onDone={onDone} />
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
      {attributesOf(answers, state).map((facet) => list(facet, attributeLabel(facet, props), false))}
      <div className="facet facet--flags">
        {flags.map(({ name, label }) => {
          const facet = FLAGS[name] as string;
          const isOn = Boolean(lists[facet]?.length);
          const number = countsOf(answers, facet).true ?? 0;
          return (
            <label key={name} className="choice">
              <input
                type="checkbox"
                name={name}
                value="1"
                checked={isOn}
                disabled={number === 0 && !isOn}
                onChange={heard}
              />
              <span>{label}</span>
              <Count number={number} />
            </label>
          );
        })}
      </div>
    </>
  );
}
