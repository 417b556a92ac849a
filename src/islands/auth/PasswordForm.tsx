import { useRef } from 'react';
import type { AuthFormProps } from '#layouts/blocks/auth/form-props.ts';
import { NewPasswordForm } from '#layouts/blocks/auth/NewPasswordForm.tsx';
import { SignInForm } from '#layouts/blocks/auth/SignInForm.tsx';
import { SignUpForm } from '#layouts/blocks/auth/SignUpForm.tsx';
import { useReady } from '../ui/use-ready.ts';
import type { AuthHelpMessages } from './messages.ts';
import { ShowPassword } from './ShowPassword.tsx';
import { useSubmitOnce } from './use-submit-once.ts';

const FORMS = { 'sign-in': SignInForm, 'sign-up': SignUpForm, 'new-password': NewPasswordForm };

interface PasswordFormProps extends Omit<AuthFormProps, 'formProps' | 'passwordToggle'> {
  kind: keyof typeof FORMS;
  helpMessages: AuthHelpMessages;
}

/** Form with a password field and a button that shows the password. */
export function PasswordForm({ kind, helpMessages, ...form }: PasswordFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const Form = FORMS[kind];
  const submitOnce = useSubmitOnce();
  useReady(root);
  return (
    <Form
      {...form}
      formProps={{ ref: root, onSubmit: submitOnce }}
      passwordToggle={<ShowPassword messages={helpMessages} />}
    />
  );
}
