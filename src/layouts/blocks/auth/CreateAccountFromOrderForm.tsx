import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AuthFormProps, getFieldProps } from './form-props.ts';

/** Creates an account from a guest's order: name, email and mobile number are those of the order. */
export function CreateAccountFromOrderForm(props: AuthFormProps) {
  const { messages, formLocale, values } = props;
  return (
    <AuthForm {...props} action="orderAccount">
      <input type="hidden" name="orderNumber" value={values.orderNumber} />
      {values.token && <input type="hidden" name="token" value={values.token} />}
      <Field
        {...getFieldProps(props, 'password')}
        label={messages.password}
        hint={messages.passwordHint}
        type="password"
        dir="ltr"
        minLength={8}
        maxLength={200}
        autoComplete="new-password"
        end={props.passwordToggle}
      />
      <div className="auth__terms">
        <p>{messages.terms}</p>
        <p className="auth__links">
          <a href={`${formLocale.prefix}/terms-conditions`}>{messages.termsLink}</a>
          <a href={`${formLocale.prefix}/privacy-policy`}>{messages.privacyLink}</a>
        </p>
      </div>
      <Button variant="outline">{messages.signUp}</Button>
    </AuthForm>
  );
}
