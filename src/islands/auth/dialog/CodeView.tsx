import { useState } from 'react';
import { getAuthFormLocale } from '#layouts/blocks/auth/form-props.ts';
import { VerifyCodeForm } from '#layouts/blocks/auth/VerifyCodeForm.tsx';
import { type AuthStep, type Challenge, resendCode, verifyCode } from '#lib/contract/auth/auth.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import { formatChallenge } from '#lib/format/auth/challenge.ts';
import { interpolate } from '#lib/format/interpolate.ts';
import { BusyStatus } from '../BusyStatus.tsx';
import { CodeInput } from '../CodeInput.tsx';
import { ResendCode } from '../ResendCode.tsx';
import { useCountdown } from '../use-countdown.ts';
import type { DialogViewProps } from './FormView.tsx';
import { useAuthForm } from './use-auth-form.ts';

const MAX_WAIT_SECONDS = 60;

// View where another email address or mobile number can be entered.
const IDENTIFIER_VIEWS = { 'sign-in': 'send-code', 'sign-up': 'sign-up', reset: 'forgot' } as const;
type Purpose = keyof typeof IDENTIFIER_VIEWS;

interface CodeViewProps extends DialogViewProps {
  challenge: Challenge;
}

/** View of the auth dialog for entering a one-time code. */
export function CodeView({ challenge: initialChallenge, ...viewProps }: CodeViewProps) {
  const { locale, messages, onStep, onFailure, onNavigate } = viewProps;
  const [isResent, setResent] = useState(false);
  const [model, setModel] = useState(() => toCountdown(initialChallenge));
  const challenge = useCountdown(model);
  const formLocale = getAuthFormLocale(locale);
  const purpose = challenge.purpose as Purpose;
  const codeForm = useAuthForm({
    endpoint: verifyCode,
    locale,
    messages,
    onStep,
    onFailure: handleVerifyFailure,
  });
  const resendForm = useAuthForm({
    endpoint: resendCode,
    locale,
    messages,
    onStep: handleResent,
    onFailure: handleResendFailure,
  });

  /** The browser's clock may be wrong by hours, so the waiting time is bounded. */
  function toCountdown(source: Challenge) {
    const countdown = formatChallenge(source, null, locale, Date.now());
    const resendIn = Math.min(countdown.resendIn, MAX_WAIT_SECONDS);
    const lifetime = Math.round((source.expiresAt - source.resendAt) / 1000) + resendIn;
    return { ...countdown, isExpired: false, expiresIn: lifetime, resendIn };
  }

  function handleVerifyFailure(failure: ApiError): boolean {
    const { code, details } = failure;
    const input = codeForm.form.ref.current?.elements.namedItem('body.code');
    if (code === 'CODE_WRONG' && input instanceof HTMLInputElement) {
      input.value = '';
      // Setting `value` fires no event, and `CodeInput` must notice.
      input.dispatchEvent(new Event('input', { bubbles: true }));
      const { triesLeft } = details ?? {};
      if (typeof triesLeft === 'number') setModel((current) => ({ ...current, triesLeft }));
    }
    return onFailure(failure);
  }

  function handleResendFailure(failure: ApiError): boolean {
    setResent(false);
    const { code, details } = failure;
    if (code === 'CODE_TOO_SOON')
      setModel((current) => ({ ...current, resendIn: Number(details?.seconds) || 30 }));
    return onFailure(failure);
  }

  function handleResent(step: AuthStep): void {
    if (step.kind !== 'code') return;
    setModel(toCountdown(step.challenge));
    setResent(true);
    codeForm.form.ref.current?.querySelector<HTMLInputElement>('[name="body.code"]')?.focus();
  }

  const common = { messages, formLocale, challenge, values: {} };
  const error = codeForm.errors.errors.code ?? null;
  return (
    <>
      {/* The form has a single field, so the error is announced here instead of in an error summary. */}
      <p className="sr-only" role="alert">
        {error}
      </p>
      <VerifyCodeForm
        {...common}
        errors={{}}
        error={codeForm.errors.error}
        idPrefix="dialog-code"
        formProps={{ ...codeForm.form, 'aria-busy': codeForm.isBusy || undefined }}
        codeInput={
          <CodeInput
            id="dialog-code-code"
            label={messages.code}
            hint={
              challenge.isExpired
                ? undefined
                : interpolate(messages.codeValid, { time: challenge.validUntil })
            }
            error={error}
          />
        }
      />
      <BusyStatus isBusy={codeForm.isBusy || resendForm.isBusy} messages={messages} />
      <section className="auth__again" aria-labelledby="dialog-again">
        <h3 className="auth__again-title" id="dialog-again">
          {messages.resendTitle}
        </h3>
        <ResendCode
          {...common}
          {...resendForm.errors}
          helpMessages={messages}
          idPrefix="dialog-resend"
          formProps={resendForm.form}
        />
        <p className="small" role="status">
          {isResent && interpolate(messages.resent, { to: challenge.sentTo })}
        </p>
      </section>
      <p className="auth__aside">
        <button
          type="button"
          className="auth__link"
          onClick={() => onNavigate({ name: IDENTIFIER_VIEWS[purpose] })}
        >
          {messages[`other-${purpose}`]}
        </button>
      </p>
    </>
  );
}
