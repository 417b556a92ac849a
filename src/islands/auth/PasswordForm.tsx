import { useRef } from 'react';
import type { AuthFormProps } from '#layouts/blocks/auth/form.ts';
import { NewPasswordForm } from '#layouts/blocks/auth/NewPasswordForm.tsx';
import { SignInForm } from '#layouts/blocks/auth/SignInForm.tsx';
import { SignUpForm } from '#layouts/blocks/auth/SignUpForm.tsx';
import { useReady } from '../ui/ready.ts';
import { Reveal } from './Reveal.tsx';
import { useOnce } from './use-once.ts';
import type { HelpWords } from './words.ts';

const FORMS = { 'sign-in': SignInForm, 'sign-up': SignUpForm, 'new-password': NewPasswordForm };

interface PasswordFormProps extends Omit<AuthFormProps, 'form' | 'reveal'> {
  kind: keyof typeof FORMS;
  help: HelpWords;
}

/** A page's form with a password in it, which can be shown where there is script. */
export function PasswordForm({ kind, help, ...form }: PasswordFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const Form = FORMS[kind];
  const once = useOnce();
  useReady(root);
  return <Form {...form} form={{ ref: root, onSubmit: once }} reveal={<Reveal words={help} />} />;
}
