import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Quantity } from '#layouts/blocks/Quantity.tsx';
import type { LineModel } from '#lib/format/models.ts';
import { fill } from '../ui/words.ts';
import { LineFields } from './LineFields.tsx';
import type { CartIslandWords } from './words.ts';

interface LineQuantityProps {
  line: LineModel;
  locale: string;
  words: CartIslandWords;
  /** 0 where what was typed is none. */
  onQuantity: (quantity: number) => void;
}

const ACTION = '/api/forms/setQuantity';
const FIELD = 'params.quantity';

/**
 * Three forms, so that each works without script: the number itself, one less and one more. The steps stand
 * beside the field but belong to forms of their own, or Enter in the field would press the first of them.
 */
export function LineQuantity({ line, locale, words, onQuantity }: LineQuantityProps) {
  const input = useRef<HTMLInputElement>(null);
  const { id, quantity, name, maximum } = line;
  // Drawn or asked for last; quick presses come before it is drawn again. None before this is an island.
  const last = useRef<number>(undefined);

  const follow = useEffectEvent((drawn: number) => {
    const before = last.current;
    const isTyping = document.activeElement === input.current;
    const isTyped = Number(input.current?.value) !== before;
    last.current = drawn;
    // What was typed until now stands in the field alone, and who has left the field meant it.
    if (before === undefined) {
      if (!isTyping) commit();
      // Nor is it lost to what another tab does.
    } else if (!isTyping || !isTyped) show(drawn);
  });
  useEffect(() => follow(quantity), [quantity]);

  function show(number: number): void {
    if (input.current) input.current.value = String(number);
  }

  function allow(wanted: number): number {
    return Math.max(1, Math.min(wanted, maximum));
  }

  function ask(wanted: number): void {
    const next = allow(wanted);
    show(next);
    if (wanted === last.current) return;
    last.current = next;
    onQuantity(wanted);
  }

  function commit(): void {
    const typed = Number(input.current?.value);
    if (typed > 0 && typed % 1 === 0) ask(typed);
    else {
      show(last.current ?? quantity);
      onQuantity(0);
    }
  }

  function submit(act: () => void): (event: FormEvent) => void {
    return (event) => {
      event.preventDefault();
      act();
    };
  }

  return (
    <div className="line__quantity">
      {[-1, 1].map((by) => (
        <form
          key={by}
          id={id + by}
          action={ACTION}
          method="post"
          hidden
          onSubmit={submit(() => ask(allow(Number(input.current?.value) + by)))}
        >
          <LineFields locale={locale} lineId={id} />
          <input type="hidden" name={FIELD} value={allow(quantity + by)} />
        </form>
      ))}
      <form action={ACTION} method="post" noValidate onSubmit={submit(commit)}>
        <LineFields locale={locale} lineId={id} />
        <Quantity
          ref={input}
          name={FIELD}
          label={fill(words.quantity, { name })}
          defaultValue={quantity}
          onBlur={commit}
          // Left with something typed before this is an island: links wait until it is asked for.
          data-replay
          decrease={{
            label: fill(words.decrease, { name }),
            form: id + -1,
            // Not `disabled`: the focus would be lost with the last step.
            'aria-disabled': quantity <= 1,
          }}
          increase={{
            label: fill(words.increase, { name }),
            form: id + 1,
            'aria-disabled': quantity >= maximum,
          }}
        />
        <button type="submit" className="line__update button button--plain">
          {words.update}
        </button>
      </form>
    </div>
  );
}
