import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';

type StepButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { label: string };

interface QuantityInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  /** One less and one more: submit buttons of the surrounding form; left out, the number field stands alone. */
  decrease?: StepButtonProps;
  increase?: StepButtonProps;
}

function StepButton({ step, icon }: { step: StepButtonProps; icon: 'minus' | 'plus' }) {
  const { label, type = 'submit', ...rest } = step;
  return (
    <button {...rest} type={type} className="quantity-input__step" aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

/** How many: a native number field, with steps beside it where a form or an island answers them. */
export function QuantityInput({ label, decrease, increase, min = 1, ...input }: QuantityInputProps) {
  return (
    <span className="quantity-input">
      {decrease && <StepButton step={decrease} icon="minus" />}
      <input
        inputMode="numeric"
        autoComplete="off"
        min={min}
        {...input}
        type="number"
        className="quantity-input__input"
        aria-label={label}
      />
      {increase && <StepButton step={increase} icon="plus" />}
    </span>
  );
}
