import type { ReactNode } from 'react';
import { fill } from '#lib/format/fill.ts';
import type { ChallengeModel } from '#lib/format/models.ts';
import { fillForm } from '#lib/format/plural.ts';
import { Button } from '../Button.tsx';
import { Field } from '../Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AuthFormProps, fieldOf } from './form.ts';

interface CodeFormProps extends AuthFormProps {
  challenge: ChallengeModel;
  /** What stands in the place of the one input, six boxes say. */
  entry?: ReactNode;
}

function sayTries({ words, place, challenge }: CodeFormProps): string | null {
  const { triesLeft, isExpired } = challenge;
  if (isExpired) return words.codeExpired;
  if (triesLeft === null) return null;
  return triesLeft > 0 ? fillForm(words.tries, place.language, triesLeft) : words.triesNone;
}

/** The code that was sent. One input takes it without script, in digits of either script. */
export function CodeForm(props: CodeFormProps) {
  const { words, challenge, entry } = props;
  const tries = sayTries(props);
  return (
    <AuthForm {...props} action="verifyCode">
      {entry ?? (
        <Field
          {...fieldOf(props, 'code')}
          className="auth__code"
          label={words.code}
          hint={challenge.isExpired ? undefined : fill(words.codeValid, { time: challenge.validUntil })}
          defaultValue=""
          inputMode="numeric"
          dir="ltr"
          maxLength={20}
          autoComplete="one-time-code"
        />
      )}
      {tries && <p className="small">{tries}</p>}
      <Button>{words[`verify-${challenge.purpose}`]}</Button>
    </AuthForm>
  );
}

/** Asking for another code, as long as one may be sent. */
export function ResendForm(props: CodeFormProps) {
  const { words, place, challenge } = props;
  const { channel, resendIn, sendsLeft } = challenge;
  if (sendsLeft < 1) return <p className="small">{words.sendsNone}</p>;
  return (
    <AuthForm {...props} action="resendCode">
      <p className="small soft">{words[`resendText-${channel}`]}</p>
      <p className="small soft">
        {resendIn > 0 && `${fillForm(words.resendWait, place.language, resendIn)} `}
        {fillForm(words.sendsLeft, place.language, sendsLeft)}
      </p>
      {/* Without script the seconds stand still: then it can always be asked for. */}
      <Button look="line" aria-disabled={(props.form && resendIn > 0) || undefined}>
        {words.resend}
      </Button>
    </AuthForm>
  );
}
