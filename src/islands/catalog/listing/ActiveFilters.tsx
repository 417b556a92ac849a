import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { interpolate } from '#lib/format/interpolate.ts';
import type { listActiveFilters } from '../filters/filter-labels.ts';
import type { ProductListProps } from './props.ts';

interface ActiveFiltersProps {
  chosen: ReturnType<typeof listActiveFilters>;
  /** Id of the filter form. */
  form: string;
  messages: ProductListProps['messages'];
}

/** Buttons that remove active filters. */
export function ActiveFilters({ chosen, form, messages }: ActiveFiltersProps) {
  return (
    <fieldset className="active-filters">
      <legend className="sr-only">{messages.chosen}</legend>
      {chosen.map(({ label, removeParam }) => (
        <button
          key={removeParam}
          type="submit"
          className="chip active-filters__item"
          form={form}
          name="drop"
          value={removeParam}
          aria-label={interpolate(messages.remove, { name: label })}
        >
          <bdi>{label}</bdi>
          <Icon name="close" />
        </button>
      ))}
      <Button variant="text" form={form} name="clear" value="1">
        {messages.clear}
      </Button>
    </fieldset>
  );
}
