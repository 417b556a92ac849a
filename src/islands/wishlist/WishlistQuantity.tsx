import { type FormEvent, useEffect, useRef } from 'react';
import { QuantityInput } from '#layouts/blocks/ui/form/QuantityInput.tsx';
import type { WishlistItemModel } from '#lib/format/models/wishlist.ts';
import { interpolate } from '../ui/messages.ts';
import type { WishlistMessages } from './messages.ts';
import { WishlistFields } from './WishlistFields.tsx';

interface WishQuantityProps {
  wish: WishlistItemModel;
  locale: string;
  words: WishlistMessages;
  onQuantity: (quantity: number) => void;
}

const ACTION = '/api/forms/setWish';
const FIELD = 'quantity';

/**
 * Quantity of a wishlist item. The step buttons belong to forms of their own, or Enter in the field would
 * press the first one.
 */
export function WishlistQuantity({ wish, locale, words, onQuantity }: WishQuantityProps) {
  const input = useRef<HTMLInputElement>(null);
  const { key, id, quantity, name, maxQuantity } = wish;
  const last = useRef(quantity);

  // The server may have stored less than requested.
  useEffect(() => {
    last.current = quantity;
    if (input.current && document.activeElement !== input.current) input.current.value = String(quantity);
  }, [quantity]);

  function ask(wanted: number): void {
    const typed = Number.isInteger(wanted) && wanted > 0 ? wanted : last.current;
    const next = Math.min(typed, maxQuantity);
    if (input.current) input.current.value = String(next);
    if (next === last.current) return;
    last.current = next;
    onQuantity(next);
  }

  const commit = (): void => ask(Number(input.current?.value));
  const submit = (act: () => void) => (event: FormEvent) => {
    event.preventDefault();
    act();
  };
  const steps = [
    { id: `less-${key}`.replace(/\W/g, '_'), by: -1 },
    { id: `more-${key}`.replace(/\W/g, '_'), by: 1 },
  ];

  return (
    <div className="cart-line__quantity">
      {steps.map((way) => (
        <form
          key={way.id}
          id={way.id}
          action={ACTION}
          method="post"
          hidden
          onSubmit={submit(() => ask(Math.max(1, last.current + way.by)))}
        >
          <WishlistFields locale={locale} itemId={id} />
          <input type="hidden" name={FIELD} value={Math.max(1, Math.min(quantity + way.by, maxQuantity))} />
        </form>
      ))}
      {/* Invalid input is corrected by script, in the page's language. */}
      <form action={ACTION} method="post" noValidate onSubmit={submit(commit)}>
        <WishlistFields locale={locale} itemId={id} />
        <QuantityInput
          ref={input}
          name={FIELD}
          label={interpolate(words.quantity, { name })}
          defaultValue={quantity}
          onBlur={commit}
          decrease={{
            label: interpolate(words.decrease, { name }),
            form: steps[0]?.id,
            // Not `disabled`: the focus would be lost at the last step.
            'aria-disabled': quantity <= 1,
          }}
          increase={{
            label: interpolate(words.increase, { name }),
            form: steps[1]?.id,
            'aria-disabled': quantity >= maxQuantity,
          }}
        />
        <button type="submit" className="cart-line__update button button--plain">
          {words.update}
        </button>
      </form>
    </div>
  );
}
