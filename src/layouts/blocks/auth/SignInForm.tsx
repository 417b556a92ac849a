import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AuthFormProps, getAuthHref, getFieldProps } from './form-props.ts';
import { IdentifierField } from './IdentifierField.tsx';

/** Signs in with a password. */
export function SignInForm(props: AuthFormProps) {
  const { messages, formLocale, returnPath } = props;
  return (
    <AuthForm {...props} action="signIn">
      <IdentifierField {...props} />
      <Field
        {...getFieldProps(props, 'password')}
        label={messages.password}
        type="password"
        dir="ltr"
        maxLength={200}
        autoComplete="current-password"
        end={props.passwordToggle}
      />
      <div className="auth__actions">
        <Button>{messages.signIn}</Button>
        <a className="auth__link" href={getAuthHref(formLocale, 'forgot-password', returnPath)}>
          {messages.forgot}
        </a>
      </div>
    </AuthForm>
  );
}
