import { Button } from '../Button.tsx';
import { Field } from '../Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AuthFormProps, fieldOf } from './form.ts';

/** Opening an account. What the shop may write is asked for, never presumed. */
export function SignUpForm(props: AuthFormProps) {
  const { words, place, base, values } = props;
  const channels = ['email', 'whatsapp'] as const;
  return (
    <AuthForm {...props} action="signUp">
      <Field {...fieldOf(props, 'name')} label={words.name} maxLength={60} autoComplete="name" />
      <Field
        {...fieldOf(props, 'email')}
        label={words.email}
        hint={words.emailHint}
        type="email"
        dir="ltr"
        maxLength={254}
        autoComplete="email"
      />
      <Field
        {...fieldOf(props, 'mobile')}
        label={words.mobile}
        hint={words.mobileHint}
        prefix={`+${place.dialCode}`}
        type="tel"
        inputMode="tel"
        dir="ltr"
        maxLength={20}
        autoComplete="tel-national"
      />
      <Field
        {...fieldOf(props, 'password')}
        label={words.password}
        hint={words.passwordHint}
        type="password"
        dir="ltr"
        minLength={8}
        maxLength={200}
        autoComplete="new-password"
      />
      {props.reveal}
      <fieldset className="auth__letters" aria-describedby={`${base}-letters`}>
        <legend className="field__label">{words.newsletter}</legend>
        <p className="field__hint" id={`${base}-letters`}>
          {words.newsletterText}
        </p>
        {channels.map((channel) => (
          <label key={channel} className="choice">
            <input
              type="checkbox"
              name={`body.newsletter.${channel}`}
              value="true"
              defaultChecked={values[`newsletter.${channel}`] === 'true'}
            />
            {words[`newsletter-${channel}`]}
          </label>
        ))}
      </fieldset>
      <div className="auth__terms">
        <p>{words.terms}</p>
        <p className="auth__links">
          <a href={`${place.prefix}/terms-conditions`}>{words.termsLink}</a>
          <a href={`${place.prefix}/privacy-policy`}>{words.privacyLink}</a>
        </p>
      </div>
      <Button>{words.signUp}</Button>
    </AuthForm>
  );
}
