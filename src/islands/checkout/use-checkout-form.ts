import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type FormFields, parseCheckoutForm } from '#lib/format/checkout/checkout-form.ts';
import type { CheckoutCountry } from '#lib/format/models/checkout.ts';

/** A field that is not valid. */
export interface FieldError {
  name: string;
  text: string;
}

type ErrorsByField = Record<string, string | undefined>;

/** Handlers for the form element: events of its fields bubble up to it. */
interface FormHandlers {
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface CheckoutFormState {
  handlers: FormHandlers;
  /** The error of a field, or null. */
  getError: (name: string) => string | null;
  /** All errors of the last attempt to submit. */
  fieldErrors: FieldError[];
  /** True while the browser loads the payment page. */
  isSubmitting: boolean;
}

interface CheckoutFormOptions {
  form: RefObject<HTMLFormElement | null>;
  country: CheckoutCountry;
  /** Error texts by field name, without the prefix `billing.`. */
  errorTexts: Record<string, string>;
  /** Errors that the server found, by field name. */
  serverErrors: Record<string, string>;
}

const toFieldErrors = (errors: Record<string, string>): FieldError[] =>
  Object.entries(errors).map(([name, text]) => ({ name, text }));

const getFieldName = (event: { target: EventTarget }) => (event.target as HTMLInputElement).name;

/**
 * Validates a field when it is left and then at every change, validates the whole form when it is submitted, and lets
 * the browser submit it. The rules are `parseCheckoutForm`, which the server uses too.
 */
export function useCheckoutForm({
  form,
  country,
  errorTexts,
  serverErrors,
}: CheckoutFormOptions): CheckoutFormState {
  const [initialFieldErrors] = useState(() => toFieldErrors(serverErrors));
  const [fieldErrors, setFieldErrors] = useState(initialFieldErrors);
  const [errors, setErrors] = useState<ErrorsByField>(serverErrors);
  const [isSubmitting, startSubmit] = useSubmitOnce();
  const touched = useRef(new Set<string>());
  const isSubmitted = useRef(false);

  useEffect(() => {
    if (fieldErrors !== initialFieldErrors) focusFirst(form.current, fieldErrors);
  }, [form, fieldErrors, initialFieldErrors]);

  // The DOM is the source of truth: a browser fills in fields without firing events.
  function validate(): Record<string, string> {
    if (!form.current) return {};
    const fields = Object.fromEntries(new FormData(form.current)) as FormFields;
    const { invalidFields } = parseCheckoutForm(fields, country);
    return Object.fromEntries(
      invalidFields.map((name) => [name, errorTexts[name.split('.').at(-1) ?? ''] ?? '']),
    );
  }

  function validateField(name: string): void {
    const text = validate()[name];
    setErrors((current) => (current[name] === text ? current : { ...current, [name]: text }));
  }

  return {
    handlers: {
      onBlur(event) {
        touched.current.add(getFieldName(event));
        validateField(getFieldName(event));
      },
      onChange(event) {
        if (isSubmitted.current || touched.current.has(getFieldName(event)))
          validateField(getFieldName(event));
      },
      onSubmit(event) {
        event.preventDefault();
        isSubmitted.current = true;
        const invalid = validate();
        setErrors(invalid);
        setFieldErrors(toFieldErrors(invalid));
        if (Object.keys(invalid).length === 0 && startSubmit()) form.current?.submit();
      },
    },
    getError: (name) => errors[name] ?? null,
    fieldErrors,
    isSubmitting,
  };
}

function focusFirst(form: HTMLFormElement | null, fieldErrors: FieldError[]): void {
  const field = fieldErrors[0] && form?.elements.namedItem(fieldErrors[0].name);
  if (field instanceof HTMLElement) field.focus();
}

/** Returns whether the form was submitted, and a function that returns true for the first submit alone. */
function useSubmitOnce(): [boolean, () => boolean] {
  const [isSubmitting, setSubmitting] = useState(false);
  // The second of two quick clicks comes before the state of the first is rendered.
  const hasSubmitted = useRef(false);

  useEffect(() => {
    // After the back button on the payment page, the customer can submit again.
    const onShow = () => {
      hasSubmitted.current = false;
      setSubmitting(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  function startSubmit(): boolean {
    if (hasSubmitted.current) return false;
    hasSubmitted.current = true;
    setSubmitting(true);
    return true;
  }

  return [isSubmitting, startSubmit];
}
