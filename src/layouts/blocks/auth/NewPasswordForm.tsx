import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AuthFormProps, getFieldProps } from './form-props.ts';

/** Sets a new password after a code was verified. */
export function NewPasswordForm(props: AuthFormProps) {
  const { messages } = props;
  const common = { type: 'password', dir: 'ltr', maxLength: 200, autoComplete: 'new-password' } as const;
  return (
    <AuthForm {...props} action="choosePassword">
      <Field
        {...getFieldProps(props, 'password')}
        {...common}
        label={messages.newPassword}
        hint={messages.passwordHint}
        minLength={8}
        end={props.passwordToggle}
      />
      <Field
        {...getFieldProps(props, 'passwordAgain')}
        {...common}
        name="passwordAgain"
        label={messages.passwordAgain}
      />
      <Button>{messages.savePassword}</Button>
    </AuthForm>
  );
}
