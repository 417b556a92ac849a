import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { AuthFormProps } from '#layouts/blocks/auth/form-props.ts';
import { ResendForm } from '#layouts/blocks/auth/VerifyCodeForm.tsx';
import type { ChallengeModel } from '#lib/format/models/account.ts';
import { formatPlural } from '#lib/format/plural.ts';
import type { AuthHelpMessages } from './messages.ts';

// Announced at the start, at 10 s and at the end: a message every second would drown out other announcements.
const ANNOUNCED_SECONDS = 10;

type FormSubmitEvent = Parameters<NonNullable<ComponentProps<'form'>['onSubmit']>>[0];

interface ResendCodeProps extends AuthFormProps {
  /** Updated by a countdown. */
  challenge: ChallengeModel;
  helpMessages: AuthHelpMessages;
}

/** Form that requests another code, with the remaining waiting time. */
export function ResendCode({ helpMessages, ...props }: ResendCodeProps) {
  const { challenge, messages, formLocale, formProps } = props;
  const { resendIn } = challenge;
  const wasWaiting = useRef(false);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (resendIn === 0) setAnnouncement(wasWaiting.current ? helpMessages.resendNow : '');
    else if (!wasWaiting.current || resendIn === ANNOUNCED_SECONDS) {
      setAnnouncement(formatPlural(messages.resendWait, formLocale.language, resendIn));
    }
    wasWaiting.current = resendIn > 0;
  }, [resendIn, messages, formLocale.language, helpMessages]);

  // The button stays focusable while waiting, so that screen readers can read the reason.
  function submit(event: FormSubmitEvent): void {
    if (resendIn > 0) event.preventDefault();
    else formProps?.onSubmit?.(event);
  }

  return (
    <>
      <ResendForm {...props} {...(formProps && { formProps: { ...formProps, onSubmit: submit } })} />
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
}
