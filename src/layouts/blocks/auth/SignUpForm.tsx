import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AuthFormProps, getFieldProps } from './form-props.ts';

/** Creates an account. Newsletter consent is never preselected. */
export function SignUpForm(props: AuthFormProps) {
  const { messages, formLocale, idPrefix, values } = props;
  const NEWSLETTER_CHANNELS = ['email', 'whatsapp'] as const;
  return (
    <AuthForm {...props} action="signUp">
      <Field {...getFieldProps(props, 'name')} label={messages.name} maxLength={60} autoComplete="name" />
      <Field
        {...getFieldProps(props, 'email')}
        label={messages.email}
        hint={messages.emailHint}
        type="email"
        dir="ltr"
        maxLength={254}
        autoComplete="email"
      />
      <Field
        {...getFieldProps(props, 'mobile')}
        label={messages.mobile}
        hint={messages.mobileHint}
        prefix={`+${formLocale.dialCode}`}
        data-phone={formLocale.phoneData}
        type="text"
        inputMode="tel"
        dir="ltr"
        maxLength={20}
        autoComplete="tel-national"
      />
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
      <fieldset className="auth__newsletter" aria-describedby={`${idPrefix}-newsletter-hint`}>
        <legend className="field__label">{messages.newsletter}</legend>
        <p className="field__hint" id={`${idPrefix}-newsletter-hint`}>
          {messages.newsletterText}
        </p>
        {NEWSLETTER_CHANNELS.map((channel) => (
          <label key={channel} className="option">
            <input
              type="checkbox"
              name={`body.newsletter.${channel}`}
              value="true"
              defaultChecked={values[`newsletter.${channel}`] === 'true'}
            />
            {messages[`newsletter-${channel}`]}
          </label>
        ))}
      </fieldset>
      <div className="auth__terms">
        <p>{messages.terms}</p>
        <p className="auth__links">
          <a href={`${formLocale.prefix}/terms-conditions`}>{messages.termsLink}</a>
          <a href={`${formLocale.prefix}/privacy-policy`}>{messages.privacyLink}</a>
        </p>
      </div>
      <Button>{messages.signUp}</Button>
    </AuthForm>
  );
}
