import { type FormEvent, useEffect, useRef } from 'react';
import { QuantityInput } from '#layouts/blocks/ui/form/QuantityInput.tsx';
import type { WishlistItemModel } from '#lib/format/models/wishlist.ts';
import { interpolate } from '../ui/messages.ts';
import type { WishlistMessages } from './messages.ts';
import { WishlistFields } from './WishlistFields.tsx';

interface WishlistQuantityProps {
  item: WishlistItemModel;
  locale: string;
  messages: WishlistMessages;
  onQuantity: (quantity: number) => void;
}

const ACTION = '/api/forms/setWish';
const FIELD = 'quantity';

/**
 * Quantity of a wishlist item. The step buttons belong to forms of their own, or Enter in the field would
 * press the first one.
 */
export function WishlistQuantity({ item, locale, messages, onQuantity }: WishlistQuantityProps) {
  const input = useRef<HTMLInputElement>(null);
  const { key, id, quantity, name, maxQuantity } = item;
  const lastRequested = useRef(quantity);

  // The server may have stored less than requested.
  useEffect(() => {
    lastRequested.current = quantity;
    if (input.current && document.activeElement !== input.current) input.current.value = String(quantity);
  }, [quantity]);

  function requestQuantity(requested: number): void {
    const typed = Number.isInteger(requested) && requested > 0 ? requested : lastRequested.current;
    const next = Math.min(typed, maxQuantity);
    if (input.current) input.current.value = String(next);
    if (next === lastRequested.current) return;
    lastRequested.current = next;
    onQuantity(next);
  }

  const commit = (): void => requestQuantity(Number(input.current?.value));
  const submit = (action: () => void) => (event: FormEvent) => {
    event.preventDefault();
    action();
  };
  const steps = [
    { id: `less-${key}`.replace(/\W/g, '_'), by: -1 },
    { id: `more-${key}`.replace(/\W/g, '_'), by: 1 },
  ];

  return (
    <div className="cart-line__quantity">
      {steps.map((step) => (
        <form
          key={step.id}
          id={step.id}
          action={ACTION}
          method="post"
          hidden
          onSubmit={submit(() => requestQuantity(Math.max(1, lastRequested.current + step.by)))}
        >
          <WishlistFields locale={locale} itemId={id} />
          <input type="hidden" name={FIELD} value={Math.max(1, Math.min(quantity + step.by, maxQuantity))} />
        </form>
      ))}
      {/* Invalid input is corrected by script, in the page's language. */}
      <form action={ACTION} method="post" noValidate onSubmit={submit(commit)}>
        <WishlistFields locale={locale} itemId={id} />
        <QuantityInput
          ref={input}
          name={FIELD}
          label={interpolate(messages.quantity, { name })}
          defaultValue={quantity}
          onBlur={commit}
          decrease={{
            label: interpolate(messages.decrease, { name }),
            form: steps[0]?.id,
            // Not `disabled`: the focus would be lost at the last step.
            'aria-disabled': quantity <= 1,
          }}
          increase={{
            label: interpolate(messages.increase, { name }),
            form: steps[1]?.id,
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
