import { useRef } from 'react';
import type { AuthFormProps } from '#layouts/blocks/auth/form-props.ts';
import { OrderAccountForm } from '#layouts/blocks/auth/OrderAccountForm.tsx';
import { useReady } from '../ui/use-ready.ts';
import type { AuthHelpMessages } from './messages.ts';
import { ShowPassword } from './ShowPassword.tsx';
import { useSubmitOnce } from './use-submit-once.ts';

interface Props extends Omit<AuthFormProps, 'formProps' | 'passwordToggle'> {
  helpMessages: AuthHelpMessages;
}

/** Form that creates an account from a guest's order, with a button that shows the password. */
export function OrderAccount({ helpMessages, ...form }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const submitOnce = useSubmitOnce();
  useReady(root);
  return (
    <OrderAccountForm
      {...form}
      formProps={{ ref: root, onSubmit: submitOnce }}
      passwordToggle={<ShowPassword messages={helpMessages} />}
    />
  );
}
