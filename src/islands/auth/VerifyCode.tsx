import { useEffect, useRef, useState } from 'react';
import type { AuthFormProps } from '#layouts/blocks/auth/form-props.ts';
import { VerifyCodeForm } from '#layouts/blocks/auth/VerifyCodeForm.tsx';
import { interpolate } from '#lib/format/interpolate.ts';
import type { ChallengeModel } from '#lib/format/models/account.ts';
import { useReady } from '../ui/use-ready.ts';
import { CodeInput } from './CodeInput.tsx';
import type { AuthHelpMessages } from './messages.ts';
import { ResendCode } from './ResendCode.tsx';
import { useCountdown } from './use-countdown.ts';
import { useSubmitOnce } from './use-submit-once.ts';

interface VerifyCodeIslandProps extends Omit<AuthFormProps, 'formProps'> {
  challenge: ChallengeModel;
}

/** The page's form for a code; the input shows six boxes after hydration. */
export function VerifyCodeIsland(props: VerifyCodeIslandProps) {
  const { messages, idPrefix, errors } = props;
  const root = useRef<HTMLFormElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const challenge = useCountdown(props.challenge);
  const submitOnce = useSubmitOnce();
  useEffect(() => setHydrated(true), []);
  useReady(root);
  const hint = challenge.isExpired
    ? undefined
    : interpolate(messages.codeValid, { time: challenge.validUntil });
  // The same element before and after hydration, so that typed digits are kept.
  const codeInput = (
    <CodeInput
      id={`${idPrefix}-code`}
      label={messages.code}
      hint={hint}
      error={errors.code ?? null}
      isBoxed={isHydrated}
    />
  );
  return (
    <VerifyCodeForm
      {...props}
      challenge={challenge}
      formProps={{ ref: root, onSubmit: submitOnce }}
      codeInput={codeInput}
    />
  );
}

interface ResendCodeIslandProps extends VerifyCodeIslandProps {
  helpMessages: AuthHelpMessages;
}

/** The page's form for another code, with the remaining waiting time. */
export function ResendCodeIsland({ challenge: initialChallenge, ...props }: ResendCodeIslandProps) {
  const root = useRef<HTMLFormElement>(null);
  const emptyRef = useRef(null);
  const [isHydrated, setHydrated] = useState(false);
  const challenge = useCountdown(initialChallenge);
  const submitOnce = useSubmitOnce();
  useEffect(() => setHydrated(true), []);
  // Ready only once the submit handler is attached: queued events are replayed then.
  useReady(isHydrated ? root : emptyRef);
  return (
    <ResendCode
      {...props}
      challenge={challenge}
      {...(isHydrated && { formProps: { ref: root, onSubmit: submitOnce } })}
    />
  );
}
