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

/** Form field to which an error code belongs, if the form has it. */
const ERROR_FIELDS: Partial<Record<string, string>> = {
  CODE_WRONG: 'code',
  EMAIL_REGISTERED: 'email',
  MOBILE_LINKED: 'mobile',
  IDENTIFIER_UNKNOWN: 'identifier',
  PASSWORD_USED: 'password',
  PASSWORD_COMMON: 'password',
};
const NO_ERRORS = { errors: {} as Record<string, string>, error: null as string | null };

interface AuthFormOptions {
  endpoint: AnyEndpoint;
  locale: Locale;
  messages: AuthDialogMessages;
  onStep: (step: AuthStep) => void;
  /** Returns true when the error was handled. */
  onFailure?: (failure: ApiError) => boolean;
}

interface AuthFormState {
  form: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent<HTMLFormElement>) => void };
  /** Field errors and form error. */
  errors: typeof NO_ERRORS;
  isBusy: boolean;
}

function readForm(form: HTMLFormElement): { body: AuthFormBody; repeatedPassword: string | null } {
  const body: AuthFormBody = {};
  const newsletter: Record<string, string> = {};
  const fields = new FormData(form);
  for (const [name, value] of fields) {
    const [prefix, field = '', channel] = name.split('.');
    if (prefix !== 'body') continue;
    if (channel) newsletter[channel] = String(value);
    else body[field] = String(value);
  }
  const repeatedPassword = fields.get('passwordAgain');
  if (Object.keys(newsletter).length > 0) body.newsletter = newsletter;
  return { body, repeatedPassword: repeatedPassword === null ? null : String(repeatedPassword) };
}

/** State of a form that performs an auth step: validates, submits once at a time, shows errors in place. */
export function useAuthForm({
  endpoint,
  locale,
  messages,
  onStep,
  onFailure,
}: AuthFormOptions): AuthFormState {
  const ref = useRef<HTMLFormElement>(null);
  // A second quick click arrives before the state is rendered.
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState(NO_ERRORS);

  useEffect(() => {
    const form = ref.current;
    if (!form || errors === NO_ERRORS) return;
    const invalidField = form.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    const field = invalidField ?? form.querySelector<HTMLInputElement>('[autocomplete$="-password"]');
    field?.focus();
    field?.select();
  }, [errors]);

  function showFieldErrors(names: string[], typed?: AuthFormBody): void {
    const getFieldText = (name: string) => {
      const isMissing = typed && String(typed[name] ?? '').trim() === '';
      return messages[isMissing ? 'missingFields' : 'fields'][name as keyof typeof messages.fields];
    };
    setErrors({ errors: Object.fromEntries(names.map((name) => [name, getFieldText(name)])), error: null });
  }

  function handleFailure(failure: ApiError, body: AuthFormBody): void {
    if (onFailure?.(failure)) return;
    const { code, message, details } = failure;
    const issues = Array.isArray(details?.fields) ? (details.fields as { path?: unknown }[]) : [];
    const names = issues.map(({ path }) => String(path).split('.').at(-1) ?? '');
    const knownNames = names.filter((name) => name in messages.fields);
    if (knownNames.length > 0) {
      showFieldErrors(knownNames);
      return;
    }
    const errorKey = details?.channel === 'sms' ? `${code}_SMS` : code;
    const isMobileNumber = code === 'CREDENTIALS_WRONG' && getChannel(body) === 'sms';
    const smsText = isMobileNumber && messages.errorMessages.CREDENTIALS_WRONG_SMS;
    const text =
      smsText || message || messages.errorMessages[errorKey] || messages.errorMessages.GENERIC || '';
    const errorField = ERROR_FIELDS[code];
    const hasField = errorField !== undefined && ref.current?.elements.namedItem(`body.${errorField}`);
    setErrors(hasField ? { errors: { [errorField]: text }, error: null } : { errors: {}, error: text });
  }

  async function send(body: AuthFormBody): Promise<void> {
    isSending.current = true;
    setBusy(true);
    setErrors(NO_ERRORS);
    const params = endpoint.path.includes('{challengeId}') ? { challengeId: CURRENT_ID } : {};
    const reply = await submitAuthStep(endpoint as StepEndpoint, { params, body } as never);
    isSending.current = false;
    setBusy(false);
    if (reply.ok) onStep(reply.data);
    else handleFailure(reply.error, body);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending.current) return;
    const { body: typed, repeatedPassword } = readForm(event.currentTarget);
    const body = normalizeAuthForm(typed, endpoint, locale.country);
    const invalidNames = listInvalidFields(endpoint, body);
    if (repeatedPassword !== null && repeatedPassword !== typed.password) invalidNames.push('passwordAgain');
    if (invalidNames.length > 0) showFieldErrors(invalidNames, { ...typed, passwordAgain: repeatedPassword });
    else void send(body);
  }

  return { form: { ref, onSubmit }, errors, isBusy };
}
