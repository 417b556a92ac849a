import { type FormEvent, useRef } from 'react';
import { Field } from '#layouts/blocks/ui/form/Field.tsx';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';

const CODE_LENGTH = 6;

interface CodeInputProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | null;
  /** False without script: one plain input, and digits are not normalised. */
  isBoxed?: boolean;
}

/**
 * One input styled as six boxes, so that paste, autofill, backspace and arrow keys are native and one label
 * covers it. Accepts Latin and Arabic digits; submits the form at the sixth digit.
 */
export function CodeInput({ id, label, hint, error, isBoxed = true }: CodeInputProps) {
  const submittedCode = useRef('');

  function handleInput(event: FormEvent<HTMLInputElement>): void {
    const input = event.currentTarget;
    const digits = toLatinDigits(input.value).replace(/\D/g, '').slice(0, CODE_LENGTH);
    if (input.value !== digits) input.value = digits;
    if (digits.length < CODE_LENGTH) submittedCode.current = '';
    else if (digits !== submittedCode.current) {
      submittedCode.current = digits;
      input.form?.requestSubmit();
    }
  }

  return (
    <Field
      id={id}
      name="body.code"
      className={isBoxed ? 'auth__code auth__code--boxes' : 'auth__code'}
      label={label}
      hint={hint}
      error={error}
      defaultValue=""
      required
      inputMode="numeric"
      dir="ltr"
      maxLength={20}
      autoComplete="one-time-code"
      onInput={handleInput}
    />
  );
}
