import type { FormEvent, ReactNode, RefObject } from 'react';
import { QuantityInput } from '#layouts/blocks/ui/form/QuantityInput.tsx';
import { interpolate } from './messages.ts';

interface QuantityFieldProps {
  /** The number input; its text is read and set through the element. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Path that the forms post to without script. */
  action: string;
  /** Name of the quantity in the posted form. */
  fieldName: string;
  /** Prefix of the ids of the step buttons' forms. */
  formId: string;
  /** Hidden fields of each form. */
  children: ReactNode;
  /** `name` is the product's, for the labels. */
  item: { name: string; quantity: number; maxQuantity: number };
  messages: Record<'quantity' | 'decrease' | 'increase' | 'update', string>;
  /** Whether a change before hydration is queued and replayed; links are delayed until then. */
  isReplayed?: boolean;
  onStep: (step: -1 | 1) => void;
  onCommit: () => void;
}

/**
 * Quantity of a cart line or a wishlist item: three forms, so that each works without script. The step buttons
 * belong to their own forms, or Enter in the field would press the first one.
 */
export function QuantityField({
  inputRef,
  action,
  fieldName,
  formId,
  children,
  item: { name, quantity, maxQuantity },
  messages,
  isReplayed,
  onStep,
  onCommit,
}: QuantityFieldProps) {
  const submit = (run: () => void) => (event: FormEvent) => {
    event.preventDefault();
    run();
  };

  return (
    <div className="quantity-field">
      {([-1, 1] as const).map((step) => (
        <form
          key={step}
          id={formId + step}
          action={action}
          method="post"
          hidden
          onSubmit={submit(() => onStep(step))}
        >
          {children}
          <input type="hidden" name={fieldName} value={Math.max(1, Math.min(quantity + step, maxQuantity))} />
        </form>
      ))}
      {/* Invalid input is corrected by script, in the page's language. */}
      <form action={action} method="post" noValidate onSubmit={submit(onCommit)}>
        {children}
        <QuantityInput
          ref={inputRef}
          name={fieldName}
          label={interpolate(messages.quantity, { name })}
          defaultValue={quantity}
          onBlur={onCommit}
          data-replay={isReplayed}
          decrease={{
            label: interpolate(messages.decrease, { name }),
            form: formId + -1,
            // Not `disabled`: the focus would be lost at the last step.
            'aria-disabled': quantity <= 1,
          }}
          increase={{
            label: interpolate(messages.increase, { name }),
            form: formId + 1,
            'aria-disabled': quantity >= maxQuantity,
          }}
        />
        <button type="submit" className="quantity-field__update button button--text">
          {messages.update}
        </button>
      </form>
    </div>
  );
}
