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

const LONGEST_WAIT = 60;

// View in which another address can be entered.
const FROM = { 'sign-in': 'send-code', 'sign-up': 'sign-up', reset: 'forgot' } as const;
type Purpose = keyof typeof FROM;

interface CodeViewProps extends DialogViewProps {
  challenge: Challenge;
}

/** The dialog's view that takes a code. */
export function CodeView({ challenge: sent, ...view }: CodeViewProps) {
  const { locale, words, onStep, onFailure, onNavigate } = view;
  const [isResent, setResent] = useState(false);
  const [model, setModel] = useState(() => toCountdown(sent));
  const challenge = useCountdown(model);
  const place = getAuthFormLocale(locale);
  const purpose = challenge.purpose as Purpose;
  const codeForm = useAuthForm({ endpoint: verifyCode, locale, words, onStep, onFailure: failTyping });
  const resendForm = useAuthForm({
    endpoint: resendCode,
    locale,
    words,
    onStep: takeResent,
    onFailure: failAsking,
  });

  /** The browser's clock may be wrong by hours, so the waiting time is bounded. */
  function toCountdown(it: Challenge) {
    const described = formatChallenge(it, null, locale, Date.now());
    const resendIn = Math.min(described.resendIn, LONGEST_WAIT);
    const life = Math.round((it.expiresAt - it.resendAt) / 1000) + resendIn;
    return { ...described, isExpired: false, expiresIn: life, resendIn };
  }

  function failTyping(failure: ApiError): boolean {
    const { code, details } = failure;
    const input = codeForm.form.ref.current?.elements.namedItem('body.code');
    if (code === 'CODE_WRONG' && input instanceof HTMLInputElement) {
      input.value = '';
      // Setting `value` fires no event, and `CodeInput` must notice.
      input.dispatchEvent(new Event('input', { bubbles: true }));
      const { triesLeft } = details ?? {};
      if (typeof triesLeft === 'number') setModel((it) => ({ ...it, triesLeft }));
    }
    return onFailure(failure);
  }

  function failAsking(failure: ApiError): boolean {
    setResent(false);
    const { code, details } = failure;
    if (code === 'CODE_TOO_SOON') setModel((it) => ({ ...it, resendIn: Number(details?.seconds) || 30 }));
    return onFailure(failure);
  }

  function takeResent(step: AuthStep): void {
    if (step.kind !== 'code') return;
    setModel(toCountdown(step.challenge));
    setResent(true);
    codeForm.form.ref.current?.querySelector<HTMLInputElement>('[name="body.code"]')?.focus();
  }

  const common = { messages: words, formLocale: place, challenge, values: {} };
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
            label={words.code}
            hint={
              challenge.isExpired ? undefined : interpolate(words.codeValid, { time: challenge.validUntil })
            }
            error={error}
          />
        }
      />
      <BusyStatus isBusy={codeForm.isBusy || resendForm.isBusy} words={words} />
      <section className="auth__again" aria-labelledby="dialog-again">
        <h3 className="auth__again-title" id="dialog-again">
          {words.resendTitle}
        </h3>
        <ResendCode
          {...common}
          {...resendForm.errors}
          help={words}
          idPrefix="dialog-resend"
          formProps={resendForm.form}
        />
        <p className="small" role="status">
          {isResent && interpolate(words.resent, { to: challenge.sentTo })}
        </p>
      </section>
      <p className="auth__aside">
        <button type="button" className="auth__link" onClick={() => onNavigate({ name: FROM[purpose] })}>
          {words[`other-${purpose}`]}
        </button>
      </p>
    </>
  );
}
