import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { AuthStep, AuthStepSchema } from '#lib/contract/auth/auth.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import {
  type AuthFormBody,
  getChannel,
  listInvalidFields,
  normalizeAuthForm,
} from '#lib/format/auth/auth-form.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { submitAuthStep } from '#lib/state/auth/session.ts';
import type { AuthDialogMessages } from '../messages.ts';

type StepEndpoint = AnyEndpoint & { reply: typeof AuthStepSchema };

/** Field that an error code belongs to, where the form has it. */
const ERROR_FIELDS: Partial<Record<string, string>> = {
  CODE_WRONG: 'code',
  EMAIL_REGISTERED: 'email',
  MOBILE_LINKED: 'mobile',
  IDENTIFIER_UNKNOWN: 'identifier',
  PASSWORD_USED: 'password',
};
const NOTHING = { errors: {} as Record<string, string>, error: null as string | null };

interface StepOptions {
  endpoint: AnyEndpoint;
  locale: Locale;
  words: AuthDialogMessages;
  onStep: (step: AuthStep) => void;
  /** Returns true when the error was handled. */
  onFailure?: (failure: ApiError) => boolean;
}

interface StepForm {
  form: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent<HTMLFormElement>) => void };
  /** Field errors and form error. */
  errors: typeof NOTHING;
  isBusy: boolean;
}

function readForm(form: HTMLFormElement): { body: AuthFormBody; again: string | null } {
  const body: AuthFormBody = {};
  const newsletter: Record<string, string> = {};
  const fields = new FormData(form);
  for (const [name, value] of fields) {
    const [part, field = '', letter] = name.split('.');
    if (part !== 'body') continue;
    if (letter) newsletter[letter] = String(value);
    else body[field] = String(value);
  }
  const again = fields.get('passwordAgain');
  if (Object.keys(newsletter).length > 0) body.newsletter = newsletter;
  return { body, again: again === null ? null : String(again) };
}

/** State of a form that performs an auth step: validates, submits once at a time, shows errors in place. */
export function useAuthForm({ endpoint, locale, words, onStep, onFailure }: StepOptions): StepForm {
  const ref = useRef<HTMLFormElement>(null);
  // A second quick click arrives before the state is rendered.
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setSaid] = useState(NOTHING);

  useEffect(() => {
    const form = ref.current;
    if (!form || errors === NOTHING) return;
    const wrong = form.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    const place = wrong ?? form.querySelector<HTMLInputElement>('[autocomplete$="-password"]');
    place?.focus();
    place?.select();
  }, [errors]);

  function showFieldErrors(names: string[]): void {
    const signsIn = endpoint.name === 'signIn';
    const wordsOf = (name: string) =>
      words.fields[(signsIn && name === 'password' ? 'passwordMissing' : name) as keyof typeof words.fields];
    setSaid({ errors: Object.fromEntries(names.map((name) => [name, wordsOf(name)])), error: null });
  }

  function fail(failure: ApiError, body: AuthFormBody): void {
    if (onFailure?.(failure)) return;
    const { code, message, details } = failure;
    const faults = Array.isArray(details?.fields) ? (details.fields as { path?: unknown }[]) : [];
    const names = faults.map(({ path }) => String(path).split('.').at(-1) ?? '');
    const known = names.filter((name) => name in words.fields);
    if (known.length > 0) {
      showFieldErrors(known);
      return;
    }
    const named = details?.channel === 'sms' ? `${code}_SMS` : code;
    const isNumber = code === 'CREDENTIALS_WRONG' && getChannel(body) === 'sms';
    const numbers = isNumber && words.failures.CREDENTIALS_WRONG_SMS;
    const text = numbers || message || words.failures[named] || words.failures.GENERIC || '';
    const fault = ERROR_FIELDS[code];
    const isHere = fault !== undefined && ref.current?.elements.namedItem(`body.${fault}`);
    setSaid(isHere ? { errors: { [fault]: text }, error: null } : { errors: {}, error: text });
  }

  async function send(body: AuthFormBody): Promise<void> {
    isSending.current = true;
    setBusy(true);
    setSaid(NOTHING);
    const params = endpoint.path.includes('{challengeId}') ? { challengeId: CURRENT_ID } : {};
    const reply = await submitAuthStep(endpoint as StepEndpoint, { params, body } as never);
    isSending.current = false;
    setBusy(false);
    if (reply.ok) onStep(reply.data);
    else fail(reply.error, body);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending.current) return;
    const { body: typed, again } = readForm(event.currentTarget);
    const body = normalizeAuthForm(typed, endpoint, locale.country);
    const refused = listInvalidFields(endpoint, body);
    if (again !== null && again !== typed.password) refused.push('passwordAgain');
    if (refused.length > 0) showFieldErrors(refused);
    else void send(body);
  }

  return { form: { ref, onSubmit }, errors, isBusy };
}
