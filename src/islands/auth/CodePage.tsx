import { useEffect, useRef, useState } from 'react';
import { CodeForm } from '#layouts/blocks/auth/CodeForm.tsx';
import type { AuthFormProps } from '#layouts/blocks/auth/form.ts';
import { fill } from '#lib/format/fill.ts';
import type { ChallengeModel } from '#lib/format/models.ts';
import { useReady } from '../ui/ready.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { Resend } from './Resend.tsx';
import { useCountdown } from './use-countdown.ts';
import { useOnce } from './use-once.ts';
import type { HelpWords } from './words.ts';

interface CodeFieldProps extends Omit<AuthFormProps, 'form'> {
  challenge: ChallengeModel;
}

/** The page's form for a code: one input, six boxes once script is there. */
export function CodeField(props: CodeFieldProps) {
  const { words, base, errors } = props;
  const root = useRef<HTMLFormElement>(null);
  const [isHere, setHere] = useState(false);
  const challenge = useCountdown(props.challenge);
  const once = useOnce();
  useEffect(() => setHere(true), []);
  useReady(root);
  const hint = challenge.isExpired ? undefined : fill(words.codeValid, { time: challenge.validUntil });
  // The same input before and after: what was typed meanwhile stays in it.
  const entry = (
    <CodeEntry
      id={`${base}-code`}
      label={words.code}
      hint={hint}
      error={errors.code ?? null}
      isBoxed={isHere}
    />
  );
  return <CodeForm {...props} challenge={challenge} form={{ ref: root, onSubmit: once }} entry={entry} />;
}

interface CodeAgainProps extends CodeFieldProps {
  help: HelpWords;
}

/** The page's form for another code, with the seconds until one may be asked for. */
export function CodeAgain({ challenge: given, ...props }: CodeAgainProps) {
  const root = useRef<HTMLFormElement>(null);
  const none = useRef(null);
  const [isHere, setHere] = useState(false);
  const challenge = useCountdown(given);
  const once = useOnce();
  useEffect(() => setHere(true), []);
  // What was held is done again only once the form hears it.
  useReady(isHere ? root : none);
  return <Resend {...props} challenge={challenge} {...(isHere && { form: { ref: root, onSubmit: once } })} />;
}
