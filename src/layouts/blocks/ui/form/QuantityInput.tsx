import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';

type StepButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { label: string };

interface QuantityInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  /**
   * Minus and plus: submit buttons by default. Without them only the number field is rendered.
   */
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

/** Native number field, with minus and plus buttons where a form or an island handles them. */
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
