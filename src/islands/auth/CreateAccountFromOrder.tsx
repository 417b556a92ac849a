import { useRef } from 'react';
import { CreateAccountFromOrderForm } from '#layouts/blocks/auth/CreateAccountFromOrderForm.tsx';
import type { AuthFormProps } from '#layouts/blocks/auth/form-props.ts';
import { useReady } from '../ui/use-ready.ts';
import type { AuthHelpMessages } from './messages.ts';
import { ShowPassword } from './ShowPassword.tsx';
import { useSubmitOnce } from './use-submit-once.ts';

interface Props extends Omit<AuthFormProps, 'formProps' | 'passwordToggle'> {
  helpMessages: AuthHelpMessages;
}

/** Form that creates an account from a guest's order, with a button that shows the password. */
export function CreateAccountFromOrder({ helpMessages, ...form }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const submitOnce = useSubmitOnce();
  useReady(root);
  return (
    <CreateAccountFromOrderForm
      {...form}
      formProps={{ ref: root, onSubmit: submitOnce }}
      passwordToggle={<ShowPassword messages={helpMessages} />}
    />
  );
}
