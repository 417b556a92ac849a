import { useEffect, useEffectEvent, useRef } from 'react';
import type { LineModel } from '#lib/format/models/cart.ts';
import { QuantityField } from '../ui/QuantityField.tsx';
import { LineFields } from './LineFields.tsx';
import type { CartMessages } from './messages.ts';

interface LineQuantityProps {
  line: LineModel;
  locale: string;
  messages: CartMessages;
  /** Called with 0 when the input is not a valid quantity. */
  onQuantity: (quantity: number) => void;
}

/** Quantity of a cart line. Keeps what is typed before hydration and while another tab changes the line. */
export function LineQuantity({ line, locale, messages, onQuantity }: LineQuantityProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { id, quantity, maxQuantity } = line;
  // Last rendered or requested quantity; quick clicks arrive before a re-render. Undefined until hydration.
  const lastRequested = useRef<number>(undefined);

  const syncInput = useEffectEvent((rendered: number) => {
    const previous = lastRequested.current;
    const isTyping = document.activeElement === inputRef.current;
    const isTyped = Number(inputRef.current?.value) !== previous;
    lastRequested.current = rendered;
    // Text typed before hydration is only in the DOM: it is submitted now if the field has lost the focus.
    if (previous === undefined) {
      if (!isTyping) commit();
      // A change in another tab is shown unless it would overwrite what is being typed.
    } else if (!isTyping || !isTyped) showQuantity(rendered);
  });
  useEffect(() => syncInput(quantity), [quantity]);

  function showQuantity(number: number): void {
    if (inputRef.current) inputRef.current.value = String(number);
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
    const typed = Number(inputRef.current?.value);
    if (typed > 0 && typed % 1 === 0) requestQuantity(typed);
    else {
      showQuantity(lastRequested.current ?? quantity);
      onQuantity(0);
    }
  }

  return (
    <QuantityField
      inputRef={inputRef}
      action="/api/forms/setQuantity"
      fieldName="params.quantity"
      formId={id}
      item={line}
      messages={messages}
      isReplayed
      onStep={(step) => requestQuantity(clampQuantity(Number(inputRef.current?.value) + step))}
      onCommit={commit}
    >
      <LineFields locale={locale} lineId={id} />
    </QuantityField>
  );
}
