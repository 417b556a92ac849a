import { useState } from 'react';
import { CodeForm } from '#layouts/blocks/auth/CodeForm.tsx';
import { makeAuthPlace } from '#layouts/blocks/auth/form.ts';
import type { Failure } from '#lib/contract/error.ts';
import { type Challenge, resendCode, type Step, verifyCode } from '#lib/contract/identity.ts';
import { describeChallenge } from '#lib/format/challenge.ts';
import { fill } from '#lib/format/fill.ts';
import { CodeEntry } from './CodeEntry.tsx';
import type { ViewProps } from './FormView.tsx';
import { Resend } from './Resend.tsx';
import { useCountdown } from './use-countdown.ts';
import { useStep } from './use-step.ts';
import { Wait } from './Wait.tsx';

const LONGEST_WAIT = 60;

// Where another address can be named.
const FROM = { 'sign-in': 'send-code', 'sign-up': 'sign-up', reset: 'forgot' } as const;
type Purpose = keyof typeof FROM;

interface CodeViewProps extends ViewProps {
  challenge: Challenge;
}

/** Taking a code in the dialog. */
export function CodeView({ challenge: sent, ...view }: CodeViewProps) {
  const { locale, words, onStep, onFailure, onView } = view;
  const [isResent, setResent] = useState(false);
  const [model, setModel] = useState(() => waitFor(sent));
  const challenge = useCountdown(model);
  const place = makeAuthPlace(locale);
  const purpose = challenge.purpose as Purpose;
  const typing = useStep({ endpoint: verifyCode, locale, words, onStep, onFailure: failTyping });
  const asking = useStep({ endpoint: resendCode, locale, words, onStep: takeResent, onFailure: failAsking });

  /** A browser's clock may be wrong by hours: what it says of a wait is bounded. */
  function waitFor(it: Challenge) {
    const described = describeChallenge(it, null, locale, Date.now());
    const resendIn = Math.min(described.resendIn, LONGEST_WAIT);
    const life = Math.round((it.expiresAt - it.resendAt) / 1000) + resendIn;
    return { ...described, isExpired: false, expiresIn: life, resendIn };
  }

  function failTyping(failure: Failure): boolean {
    const { code, details } = failure;
    const input = typing.form.ref.current?.elements.namedItem('body.code');
    if (code === 'CODE_WRONG' && input instanceof HTMLInputElement) {
      input.value = '';
      // Nobody types what empties it: the boxes have to be told.
      input.dispatchEvent(new Event('input', { bubbles: true }));
      const { triesLeft } = details ?? {};
      if (typeof triesLeft === 'number') setModel((it) => ({ ...it, triesLeft }));
    }
    return onFailure(failure);
  }

  function failAsking(failure: Failure): boolean {
    setResent(false);
    const { code, details } = failure;
    if (code === 'CODE_TOO_SOON') setModel((it) => ({ ...it, resendIn: Number(details?.seconds) || 30 }));
    return onFailure(failure);
  }

  function takeResent(step: Step): void {
    if (step.kind !== 'code') return;
    setModel(waitFor(step.challenge));
    setResent(true);
    typing.form.ref.current?.querySelector<HTMLInputElement>('[name="body.code"]')?.focus();
  }

  const common = { words, place, challenge, values: {} };
  const error = typing.said.errors.code ?? null;
  return (
    <>
      {/* A list of what is wrong has nothing to add to the one field that there is. */}
      <p className="sr-only" role="alert">
        {error}
      </p>
      <CodeForm
        {...common}
        errors={{}}
        error={typing.said.error}
        base="dialog-code"
        form={{ ...typing.form, 'aria-busy': typing.isBusy || undefined }}
        entry={
          <CodeEntry
            id="dialog-code-code"
            label={words.code}
            hint={challenge.isExpired ? undefined : fill(words.codeValid, { time: challenge.validUntil })}
            error={error}
          />
        }
      />
      <Wait isBusy={typing.isBusy || asking.isBusy} words={words} />
      <section className="auth__again" aria-labelledby="dialog-again">
        <h3 className="auth__again-title" id="dialog-again">
          {words.resendTitle}
        </h3>
        <Resend {...common} {...asking.said} help={words} base="dialog-resend" form={asking.form} />
        <p className="small" role="status">
          {isResent && fill(words.resent, { to: challenge.sentTo })}
        </p>
      </section>
      <p className="auth__aside">
        <button type="button" className="auth__way" onClick={() => onView({ name: FROM[purpose] })}>
          {words[`other-${purpose}`]}
        </button>
      </p>
    </>
  );
}
