import { Field } from '../ui/form/Field.tsx';
import { type AuthFormProps, getFieldProps } from './form-props.ts';

/** Identifier of an account: an email address, or a mobile number as dialled within the country. */
export function IdentifierField(props: AuthFormProps) {
  const { messages } = props;
  return (
    <Field
      {...getFieldProps(props, 'identifier')}
      label={messages.identifier}
      hint={messages.identifierHint}
      inputMode="email"
      dir="ltr"
      maxLength={254}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
