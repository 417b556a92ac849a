import { Button } from '../ui/Button.tsx';
import { AuthForm } from './AuthForm.tsx';
import type { AuthFormProps } from './form-props.ts';
import { IdentifierField } from './IdentifierField.tsx';

/** Requests a one-time code for signing in. */
export function SendCodeForm(props: AuthFormProps) {
  return (
    <AuthForm {...props} action="sendCode">
      <IdentifierField {...props} />
      <Button variant="outline">{props.messages.codeSend}</Button>
    </AuthForm>
  );
}
