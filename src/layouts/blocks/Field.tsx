import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Frame {
  /** Also the base of the ids of its hint and its error. */
  id: string;
  label: string;
  /** What to write, before it is written. */
  hint?: string;
  /** What is wrong, after it was. */
  error?: string | null;
  /** The word for "optional", when it is. */
  optional?: string;
  className?: string;
}

function describedBy({ id, hint, error }: Frame): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  className = '',
  children,
}: Frame & { children: ReactNode }) {
  return (
    <div className={`field ${className}`.trim()}>
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> ({optional})</span>}
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

/** A labelled input. `prefix` stands before it, a dialling code say, and always reads left to right. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  className,
  prefix,
  ...input
}: Omit<ComponentProps<'input'>, 'id' | 'prefix' | 'className'> & Frame & { prefix?: string }) {
  const frame = { id, label, hint, error, optional, className };
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
      {prefix ? (
        <div className="field__group" dir="ltr">
          <span className="field__prefix">{prefix}</span>
          {control}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}

/** A labelled select; the options are its children. */
export function SelectField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  ...select
}: Omit<ComponentProps<'select'>, 'id' | 'className'> & Frame) {
  const frame = { id, label, hint, error, optional, className };
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
