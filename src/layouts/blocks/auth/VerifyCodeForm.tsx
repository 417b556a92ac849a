import type { ReactNode } from 'react';
import { interpolate } from '#lib/format/interpolate.ts';
import type { ChallengeModel } from '#lib/format/models/account.ts';
import { formatPlural } from '#lib/format/plural.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AuthFormProps, getFieldProps } from './form-props.ts';

interface ResendFormProps extends AuthFormProps {
  challenge: ChallengeModel;
}

interface VerifyCodeFormProps extends ResendFormProps {
  /** Replaces the plain code input, for example with six boxes. */
  codeInput?: ReactNode;
}

function formatAttemptsLeft({ messages, formLocale, challenge }: ResendFormProps): string | null {
  const { triesLeft, isExpired } = challenge;
  if (isExpired) return messages.codeExpired;
  if (triesLeft === null) return null;
  return triesLeft > 0 ? formatPlural(messages.tries, formLocale.language, triesLeft) : messages.triesNone;
}

/** Verifies a one-time code. Without script it is one input, which accepts Latin and Arabic digits. */
export function VerifyCodeForm(props: VerifyCodeFormProps) {
  const { challenge, codeInput, ...form } = props;
  const { messages } = form;
  const attemptsText = formatAttemptsLeft(props);
  return (
    <AuthForm {...form} action="verifyCode">
      {codeInput ?? (
        <Field
          {...getFieldProps(form, 'code')}
          className="auth__code"
          label={messages.code}
          hint={
            challenge.isExpired ? undefined : interpolate(messages.codeValid, { time: challenge.validUntil })
          }
          defaultValue=""
          inputMode="numeric"
          dir="ltr"
          maxLength={20}
          autoComplete="one-time-code"
        />
      )}
      {attemptsText && <p className="small">{attemptsText}</p>}
      <Button>{messages[`verify-${challenge.purpose}`]}</Button>
    </AuthForm>
  );
}

/** Requests another code while the limit is not reached. */
export function ResendForm({ challenge, ...form }: ResendFormProps) {
  const { messages, formLocale, formProps } = form;
  const { channel, resendIn, sendsLeft } = challenge;
  if (sendsLeft < 1) return <p className="small">{messages.sendsNone}</p>;
  return (
    <AuthForm {...form} action="resendCode">
      <p className="small text-muted">{messages[`resendText-${channel}`]}</p>
      <p className="small text-muted">
        {resendIn > 0 && `${formatPlural(messages.resendWait, formLocale.language, resendIn)} `}
        {formatPlural(messages.sendsLeft, formLocale.language, sendsLeft)}
      </p>
      {/* Without script the countdown does not run, so the button is always enabled. */}
      <Button variant="outline" aria-disabled={(formProps && resendIn > 0) || undefined}>
        {messages.resend}
      </Button>
    </AuthForm>
  );
}
