import { Field } from '../Field.tsx';
import { type AuthFormProps, fieldOf } from './form.ts';

/** What somebody signs in by: an email address, or a mobile number as it is dialled in the country. */
export function IdentifierField(props: AuthFormProps) {
  const { words } = props;
  return (
    <Field
      {...fieldOf(props, 'identifier')}
      label={words.identifier}
      hint={words.identifierHint}
      inputMode="email"
      dir="ltr"
      maxLength={254}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
