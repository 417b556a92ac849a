import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { AuthFormProps } from '#layouts/blocks/auth/form-props.ts';
import { ResendForm } from '#layouts/blocks/auth/VerifyCodeForm.tsx';
import type { ChallengeModel } from '#lib/format/models/account.ts';
import { formatPlural } from '#lib/format/plural.ts';
import type { AuthHelpMessages } from './messages.ts';

// Said aloud as the wait begins, near its end, and when it is over: a word a second would drown everything else.
const ANNOUNCED_SECONDS = 10;

type Sent = Parameters<NonNullable<ComponentProps<'form'>['onSubmit']>>[0];

interface ResendProps extends AuthFormProps {
  /** As time goes by. */
  challenge: ChallengeModel;
  help: AuthHelpMessages;
}

/** Asking for another code, with the seconds until one may. */
export function ResendCode({ help, ...props }: ResendProps) {
  const { challenge, messages, formLocale, formProps } = props;
  const { resendIn } = challenge;
  const wasWaiting = useRef(false);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    if (resendIn === 0) setSpoken(wasWaiting.current ? help.resendNow : '');
    else if (!wasWaiting.current || resendIn === ANNOUNCED_SECONDS) {
      setSpoken(formatPlural(messages.resendWait, formLocale.language, resendIn));
    }
    wasWaiting.current = resendIn > 0;
  }, [resendIn, messages, formLocale.language, help]);

  // A button that may not be pressed yet can be reached, so that who listens hears why.
  function submit(event: Sent): void {
    if (resendIn > 0) event.preventDefault();
    else formProps?.onSubmit?.(event);
  }

  return (
    <>
      <ResendForm {...props} {...(formProps && { formProps: { ...formProps, onSubmit: submit } })} />
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </>
  );
}
