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
  const inputRef = useRef<HTMLInputElement>(null);
  const { key, id, quantity, maxQuantity } = item;
  const lastRequested = useRef(quantity);

  // The server may have stored less than requested.
  useEffect(() => {
    lastRequested.current = quantity;
    if (inputRef.current && document.activeElement !== inputRef.current)
      inputRef.current.value = String(quantity);
  }, [quantity]);

  function requestQuantity(requested: number): void {
    const typed = Number.isInteger(requested) && requested > 0 ? requested : lastRequested.current;
    const next = Math.min(typed, maxQuantity);
    if (inputRef.current) inputRef.current.value = String(next);
    if (next === lastRequested.current) return;
    lastRequested.current = next;
    onQuantity(next);
  }

  return (
    <QuantityField
      inputRef={inputRef}
      action="/api/forms/updateWishlistItem"
      fieldName="quantity"
      formId={`quantity_${key.replace(/\W/g, '_')}`}
      item={item}
      messages={messages}
      onStep={(step) => requestQuantity(Math.max(1, lastRequested.current + step))}
      onCommit={() => requestQuantity(Number(inputRef.current?.value))}
    >
      <WishlistFields locale={locale} itemId={id} />
    </QuantityField>
  );
}
