import {
  type FocusEvent,
  type FormEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { FormFields } from '#lib/format/checkout/form-fields.ts';

/** A field that is not valid. */
export interface FieldError {
  name: string;
  text: string;
}

type ErrorsByField = Record<string, string | undefined>;

/** Handlers for the form element: events of its fields bubble up to it. */
interface FormHandlers {
  onPointerDown: (event: PointerEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface StepFormState {
  handlers: FormHandlers;
  /** The error of a field, or null. */
  getError: (name: string) => string | null;
  /** Errors that the summary lists: those of the last attempt to submit that are not corrected yet. */
  fieldErrors: FieldError[];
  /** True while the browser loads the next page. */
  isSubmitting: boolean;
}

interface StepFormOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Returns the names of invalid fields, in form order. The server uses the same rules. */
  listInvalidFields: (fields: FormFields) => string[];
  getErrorText: (name: string, fields: FormFields) => string;
  /** Errors that the server found, by field name. */
  serverErrors: Record<string, string>;
}

const getFieldName = (event: { target: EventTarget }) => (event.target as HTMLInputElement).name;

/**
 * Validates a field when it is left and then at every change, validates the whole form when it is submitted, and lets
 * the browser submit it.
 */
export function useStepForm({
  form,
  listInvalidFields,
  getErrorText,
  serverErrors,
}: StepFormOptions): StepFormState {
  const [errors, setErrors] = useState<ErrorsByField>(serverErrors);
  /** Names of the fields that the summary lists as long as they are invalid. */
  const [summaryFields, setSummaryFields] = useState(() => Object.keys(serverErrors));
  const [isSubmitting, startSubmit] = useSubmitLock();
  const touched = useRef(new Set<string>());
  const isSubmitted = useRef(false);
  const isButtonPressed = useRef(false);

  // The DOM is the source of truth: a browser fills in fields without firing events.
  function validate(): Record<string, string> {
    if (!form.current) return {};
    const fields = Object.fromEntries(new FormData(form.current)) as FormFields;
    return Object.fromEntries(listInvalidFields(fields).map((name) => [name, getErrorText(name, fields)]));
  }

  /**
   * Validates a field. Errors of other fields that no longer apply are removed: another area has other fields. Those
   * of the server stay until their field is changed.
   */
  function validateField(name: string): void {
    const invalid = validate();
    setErrors((current) => {
      const others = Object.entries(current).filter(
        ([other, text]) => invalid[other] !== undefined || text === serverErrors[other],
      );
      return { ...Object.fromEntries(others), [name]: invalid[name] };
    });
  }

  return {
    handlers: {
      onPointerDown({ target }) {
        isButtonPressed.current = target instanceof Element && target.closest('button') !== null;
      },
      onBlur(event) {
        touched.current.add(getFieldName(event));
        // An error would move the button that is being pressed; the submit validates anyway.
        if (!isButtonPressed.current) validateField(getFieldName(event));
        isButtonPressed.current = false;
      },
      onChange(event) {
        const name = getFieldName(event);
        if (isSubmitted.current || touched.current.has(name) || errors[name]) validateField(name);
      },
      onSubmit(event) {
        // Another button of the form, such as the one that shows delivery times, is not validated.
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement && submitter.name !== '') return;
        event.preventDefault();
        isSubmitted.current = true;
        const invalid = validate();
        // Rendered before the field is focused: errors that appear above it later would move it out of view.
        flushSync(() => {
          setErrors(invalid);
          setSummaryFields(Object.keys(invalid));
        });
        const [first] = Object.keys(invalid);
        if (first !== undefined) focusField(form.current, first);
        else if (startSubmit()) form.current?.submit();
      },
    },
    getError: (name) => errors[name] ?? null,
    fieldErrors: summaryFields.flatMap((name) => {
      const text = errors[name];
      return text === undefined ? [] : [{ name, text }];
    }),
    isSubmitting,
  };
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}

/** Returns whether the form was submitted, and a function that returns true only for the first submit. */
function useSubmitLock(): [boolean, () => boolean] {
  const [isSubmitting, setSubmitting] = useState(false);
  // The second of two quick clicks arrives before the state of the first is rendered.
  const hasSubmitted = useRef(false);

  useEffect(() => {
    // After the back button on the next page, the customer can submit again.
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
