import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { QuantityInput } from '#layouts/blocks/ui/form/QuantityInput.tsx';
import type { LineModel } from '#lib/format/models/cart.ts';
import { interpolate } from '../ui/messages.ts';
import { LineFields } from './LineFields.tsx';
import type { CartMessages } from './messages.ts';

interface LineQuantityProps {
  line: LineModel;
  locale: string;
  messages: CartMessages;
  /** Called with 0 when the input is not a valid quantity. */
  onQuantity: (quantity: number) => void;
}

const ACTION = '/api/forms/setQuantity';
const FIELD = 'params.quantity';

/**
 * Three forms, so that each works without script: set, decrease and increase. The step buttons belong to
 * forms of their own, or Enter in the field would press the first one.
 */
export function LineQuantity({ line, locale, messages, onQuantity }: LineQuantityProps) {
  const input = useRef<HTMLInputElement>(null);
  const { id, quantity, name, maxQuantity } = line;
  // Last rendered or requested quantity; quick clicks arrive before a re-render. Undefined until hydration.
  const lastRequested = useRef<number>(undefined);

  const syncInput = useEffectEvent((rendered: number) => {
    const previous = lastRequested.current;
    const isTyping = document.activeElement === input.current;
    const isTyped = Number(input.current?.value) !== previous;
    lastRequested.current = rendered;
    // Text typed before hydration is only in the DOM; commit it if the field has lost the focus.
    if (previous === undefined) {
      if (!isTyping) commit();
      // A change in another tab does not overwrite what is being typed.
    } else if (!isTyping || !isTyped) showQuantity(rendered);
  });
  useEffect(() => syncInput(quantity), [quantity]);

  function showQuantity(number: number): void {
    if (input.current) input.current.value = String(number);
  }

  function clampQuantity(requested: number): number {
    return Math.max(1, Math.min(requested, maxQuantity));
  }

  function requestQuantity(requested: number): void {
    const next = clampQuantity(requested);
    showQuantity(next);
    if (requested === lastRequested.current) return;
    lastRequested.current = next;
    onQuantity(requested);
  }

  function commit(): void {
    const typed = Number(input.current?.value);
    if (typed > 0 && typed % 1 === 0) requestQuantity(typed);
    else {
      showQuantity(lastRequested.current ?? quantity);
      onQuantity(0);
    }
  }

  function submit(action: () => void): (event: FormEvent) => void {
    return (event) => {
      event.preventDefault();
      action();
    };
  }

  return (
    <div className="cart-line__quantity">
      {[-1, 1].map((step) => (
        <form
          key={step}
          id={id + step}
          action={ACTION}
          method="post"
          hidden
          onSubmit={submit(() => requestQuantity(clampQuantity(Number(input.current?.value) + step)))}
        >
          <LineFields locale={locale} lineId={id} />
          <input type="hidden" name={FIELD} value={clampQuantity(quantity + step)} />
        </form>
      ))}
      <form action={ACTION} method="post" noValidate onSubmit={submit(commit)}>
        <LineFields locale={locale} lineId={id} />
        <QuantityInput
          ref={input}
          name={FIELD}
          label={interpolate(messages.quantity, { name })}
          defaultValue={quantity}
          onBlur={commit}
          // Blurred before hydration: links wait until the event is replayed.
          data-replay
          decrease={{
            label: interpolate(messages.decrease, { name }),
            form: id + -1,
            // Not `disabled`: the focus would be lost at the last step.
            'aria-disabled': quantity <= 1,
          }}
          increase={{
            label: interpolate(messages.increase, { name }),
            form: id + 1,
            'aria-disabled': quantity >= maxQuantity,
          }}
        />
        <button type="submit" className="cart-line__update button button--text">
          {messages.update}
        </button>
      </form>
    </div>
  );
}
