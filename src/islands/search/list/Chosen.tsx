import { Button } from '#layouts/blocks/Button.tsx';
import { Icon } from '#layouts/blocks/Icon.tsx';
import { fill } from '#lib/format/fill.ts';
import type { listChosen } from './labels.ts';
import type { ListProps } from './props.ts';

interface ChosenProps {
  chosen: ReturnType<typeof listChosen>;
  /** The id of the form that says what is chosen. */
  form: string;
  words: ListProps['words'];
}

/** What narrows the list, each to be dropped. */
export function Chosen({ chosen, form, words }: ChosenProps) {
  return (
    <fieldset className="chosen">
      <legend className="sr-only">{words.chosen}</legend>
      {chosen.map(({ label, drop }) => (
        <button
          key={drop}
          type="submit"
          className="chip chosen__one"
          form={form}
          name="drop"
          value={drop}
          aria-label={fill(words.remove, { name: label })}
        >
          <bdi>{label}</bdi>
          <Icon name="close" />
        </button>
      ))}
      <Button look="plain" form={form} name="clear" value="1">
        {words.clear}
      </Button>
    </fieldset>
  );
}
