import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';

interface FieldFrameProps {
  /** Also the prefix of the ids of its hint and error. */
  id: string;
  label: string;
  /** Help text below the label. */
  hint?: string;
  /** Error message after validation. */
  error?: string | null;
  /** Marks the field as optional, with this text. */
  optionalLabel?: string;
  className?: string;
}

function describedBy({ id, hint, error }: FieldFrameProps): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

function FieldFrame({
  id,
  label,
  hint,
  error,
  optionalLabel,
  className = '',
  children,
}: FieldFrameProps & { children: ReactNode }) {
  return (
    <div className={`field ${className}`.trim()}>
      <label className="field__label" htmlFor={id}>
        {label}
        {optionalLabel && <span className="field__optional"> ({optionalLabel})</span>}
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/**
 * Labelled input. `prefix` is shown before it, such as a dialling code, and `end` in its end, such as a button;
 * both always left to right.
 */
export function Field({
  id,
  label,
  hint,
  error,
  optionalLabel,
  className,
  prefix,
  end,
  ...input
}: Omit<ComponentProps<'input'>, 'id' | 'prefix' | 'className'> &
  FieldFrameProps & { prefix?: string; end?: ReactNode }) {
  const frame = { id, label, hint, error, optionalLabel, className };
  const control = (
    <input
      {...input}
      id={id}
      className="field__control"
      aria-describedby={describedBy(frame)}
      aria-invalid={error ? true : undefined}
    />
  );
  return (
    <FieldFrame {...frame}>
      {prefix || end ? (
        <div className="field__group" dir="ltr">
          {prefix && <span className="field__prefix">{prefix}</span>}
          {control}
          {end}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}

/** Labelled select; the options are its children. */
export function SelectField({
  id,
  label,
  hint,
  error,
  optionalLabel,
  className,
  ...select
}: Omit<ComponentProps<'select'>, 'id' | 'className'> & FieldFrameProps) {
  const frame = { id, label, hint, error, optionalLabel, className };
  return (
    <FieldFrame {...frame}>
      <select
        {...select}
        id={id}
        className="field__control field__control--select"
        aria-describedby={describedBy(frame)}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
}

/** Labelled text area. */
export function TextareaField({
  id,
  label,
  hint,
  error,
  optionalLabel,
  className,
  ...textarea
}: Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldFrameProps) {
  const frame = { id, label, hint, error, optionalLabel, className };
  return (
    <FieldFrame {...frame}>
      <textarea
        {...textarea}
        id={id}
        className="field__control"
        aria-describedby={describedBy(frame)}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
}
