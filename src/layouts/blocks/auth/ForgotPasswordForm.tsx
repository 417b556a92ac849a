import { Button } from '../ui/Button.tsx';
import { AuthForm } from './AuthForm.tsx';
import type { AuthFormProps } from './form-props.ts';
import { IdentifierField } from './IdentifierField.tsx';

/** Requests a code for resetting the password. */
export function ForgotPasswordForm(props: AuthFormProps) {
  return (
    <AuthForm {...props} action="forgotPassword">
      <IdentifierField {...props} />
      <Button>{props.messages.forgotSend}</Button>
    </AuthForm>
  );
}
