import type { FormEvent, ReactNode, RefObject } from 'react';
import { QuantityInput } from '#layouts/blocks/ui/form/QuantityInput.tsx';
import { interpolate } from './messages.ts';

interface QuantityFieldProps {
  /** The number input; its text is read and set through the element. */
  input: RefObject<HTMLInputElement | null>;
  /** Path that the forms post to without script. */
  action: string;
  /** Name of the quantity in the posted form. */
  field: string;
  /** Ids of the forms of the step buttons. */
  stepFormIds: Record<'decrease' | 'increase', string>;
  /** Hidden fields of each form. */
  children: ReactNode;
  /** Product name, for the labels. */
  name: string;
  quantity: number;
  maxQuantity: number;
  messages: Record<'quantity' | 'decrease' | 'increase' | 'update', string>;
  /** Whether a blur before hydration is replayed; links wait for it. */
  isReplayed?: boolean;
  onStep: (step: -1 | 1) => void;
  onCommit: () => void;
}

/**
 * Quantity of a cart line or a wishlist item: three forms, so that each works without script. The step buttons
 * belong to forms of their own, or Enter in the field would press the first one.
 */
export function QuantityField({
  input,
  action,
  field,
  stepFormIds,
  children,
  name,
  quantity,
  maxQuantity,
  messages,
  isReplayed,
  onStep,
  onCommit,
}: QuantityFieldProps) {
  const submit = (run: () => void) => (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  const stepForm = (id: string, step: -1 | 1) => (
    <form id={id} action={action} method="post" hidden onSubmit={submit(() => onStep(step))}>
      {children}
      <input type="hidden" name={field} value={Math.max(1, Math.min(quantity + step, maxQuantity))} />
    </form>
  );

  return (
    <div className="cart-line__quantity">
      {stepForm(stepFormIds.decrease, -1)}
      {stepForm(stepFormIds.increase, 1)}
      {/* Invalid input is corrected by script, in the page's language. */}
      <form action={action} method="post" noValidate onSubmit={submit(onCommit)}>
        {children}
        <QuantityInput
          ref={input}
          name={field}
          label={interpolate(messages.quantity, { name })}
          defaultValue={quantity}
          onBlur={onCommit}
          data-replay={isReplayed}
          decrease={{
            label: interpolate(messages.decrease, { name }),
            form: stepFormIds.decrease,
            // Not `disabled`: the focus would be lost at the last step.
            'aria-disabled': quantity <= 1,
          }}
          increase={{
            label: interpolate(messages.increase, { name }),
            form: stepFormIds.increase,
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
