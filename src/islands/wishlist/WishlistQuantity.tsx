import { useEffect, useRef } from 'react';
import type { WishlistItemModel } from '#lib/format/models/wishlist.ts';
import { QuantityField } from '../ui/QuantityField.tsx';
import type { WishlistMessages } from './messages.ts';
import { WishlistFields } from './WishlistFields.tsx';

interface WishlistQuantityProps {
  item: WishlistItemModel;
  locale: string;
  messages: WishlistMessages;
  onQuantity: (quantity: number) => void;
}

/** Quantity of a wishlist item. Invalid input returns to the last requested quantity. */
export function WishlistQuantity({ item, locale, messages, onQuantity }: WishlistQuantityProps) {
  const input = useRef<HTMLInputElement>(null);
  const { key, id, quantity, maxQuantity } = item;
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

  return (
    <QuantityField
      input={input}
      action="/api/forms/setWish"
      field="quantity"
      formId={`quantity_${key.replace(/\W/g, '_')}`}
      item={item}
      messages={messages}
      onStep={(step) => requestQuantity(Math.max(1, lastRequested.current + step))}
      onCommit={() => requestQuantity(Number(input.current?.value))}
    >
      <WishlistFields locale={locale} itemId={id} />
    </QuantityField>
  );
}
