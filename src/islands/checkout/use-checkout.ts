import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldErrors, get, type Resolver, set, type UseFormRegister, useForm } from 'react-hook-form';
import type { CheckoutCountry } from '#lib/format/models.ts';
import { type Fields, readCheckout } from '#lib/format/person.ts';

/** A field that does not hold. */
export interface Problem {
  name: string;
  text: string;
}

interface Checkout {
  register: UseFormRegister<Fields>;
  /** What is wrong with a field, if anything. */
  errorOf: (name: string) => string | null;
  /** Everything that was wrong when the form was last sent. */
  problems: Problem[];
  /** The card page is on its way. */
  isLeaving: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

interface CheckoutInput {
  form: RefObject<HTMLFormElement | null>;
  country: CheckoutCountry;
  /** What to say of each field, by its name without `billing.`. */
  words: Record<string, string>;
  /** What the server found. */
  found: Record<string, string>;
}

function toErrors(problems: Problem[]): FieldErrors<Fields> {
  const errors = {};
  // Dots in a name are steps into the form's tree.
  for (const { name, text } of problems) set(errors, name, { type: 'refused', message: text });
  return errors;
}

/** The form's state: checked field by field once left, as a whole when sent, and sent by the browser itself. */
export function useCheckout({ form, country, words, found }: CheckoutInput): Checkout {
  const [initial] = useState(() => Object.entries(found).map(([name, text]) => ({ name, text })));
  const [initialErrors] = useState(() => toErrors(initial));
  const [problems, setProblems] = useState(initial);
  const [isLeaving, setLeaving] = useState(false);
  // The second of two quick clicks comes before the state of the first is drawn.
  const hasLeft = useRef(false);

  // What stands in the page is the truth: a browser fills fields in without telling anybody.
  function findProblems(): Problem[] {
    if (!form.current) return [];
    const fields = Object.fromEntries(new FormData(form.current)) as Fields;
    return readCheckout(fields, country).refused.map((name) => ({ name, text: wordsOf(name) }));
  }

  function wordsOf(name: string): string {
    return words[name.split('.').at(-1) ?? ''] ?? '';
  }

  const resolver: Resolver<Fields> = (values) => {
    const found = findProblems();
    return found.length > 0 ? { values: {}, errors: toErrors(found) } : { values, errors: {} };
  };
  const { register, handleSubmit, formState } = useForm<Fields>({
    resolver,
    errors: initialErrors,
    mode: 'onTouched',
  });

  useEffect(() => {
    // Coming back from the card page by the back button, one may pay after all.
    const onShow = () => {
      hasLeft.current = false;
      setLeaving(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  function leave(): void {
    if (hasLeft.current) return;
    hasLeft.current = true;
    setProblems([]);
    setLeaving(true);
    form.current?.submit();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void handleSubmit(leave, () => setProblems(findProblems()))(event);
  }

  return {
    register,
    errorOf: (name) => (get(formState.errors, name) as { message?: string } | undefined)?.message ?? null,
    problems,
    isLeaving,
    submit,
  };
}
