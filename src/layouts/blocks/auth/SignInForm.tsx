import { Button } from '../Button.tsx';
import { Field } from '../Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AuthFormProps, authPath, fieldOf } from './form.ts';
import { IdentifierField } from './IdentifierField.tsx';

/** Coming in by password. */
export function SignInForm(props: AuthFormProps) {
  const { words, place, next } = props;
  return (
    <AuthForm {...props} action="signIn">
      <IdentifierField {...props} />
      <Field
        {...fieldOf(props, 'password')}
        label={words.password}
        type="password"
        dir="ltr"
        maxLength={200}
        autoComplete="current-password"
      />
      {props.reveal}
      <div className="auth__ways">
        <Button>{words.signIn}</Button>
        <a className="auth__way" href={authPath(place, 'forgot-password', next)}>
          {words.forgot}
        </a>
      </div>
    </AuthForm>
  );
}
