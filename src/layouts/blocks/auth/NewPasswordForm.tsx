import { Button } from '../Button.tsx';
import { Field } from '../Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AuthFormProps, fieldOf } from './form.ts';

/** The new password of somebody who was proven by a code. */
export function NewPasswordForm(props: AuthFormProps) {
  const { words } = props;
  const common = { type: 'password', dir: 'ltr', maxLength: 200, autoComplete: 'new-password' } as const;
  return (
    <AuthForm {...props} action="choosePassword">
      <Field
        {...fieldOf(props, 'password')}
        {...common}
        label={words.newPassword}
        hint={words.passwordHint}
        minLength={8}
      />
      <Field
        {...fieldOf(props, 'passwordAgain')}
        {...common}
        name="passwordAgain"
        label={words.passwordAgain}
      />
      {props.reveal}
      <Button>{words.savePassword}</Button>
    </AuthForm>
  );
}
