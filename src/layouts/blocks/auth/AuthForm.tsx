import type { ReactNode } from 'react';
import { formatPlural } from '#lib/format/plural.ts';
import { Notice } from '../ui/Notice.tsx';
import type { AuthFormProps } from './form-props.ts';

interface Props extends AuthFormProps {
  /** Name of the form below `/api/forms`. */
  action: string;
  children: ReactNode;
}

/** Form around the fields of an auth form: target, hidden fields and the list of errors. */
export function AuthForm(props: Props) {
  const { action, messages, formLocale, returnPath, idPrefix, errors, error, formProps, children } = props;
  const errorEntries = Object.entries(errors);
  const title =
    errorEntries.length > 0 ? formatPlural(messages.problems, formLocale.language, errorEntries.length) : '';
  return (
    // `noValidate`: errors are shown in the page's language, by the dialog or by the server.
    <form
      {...formProps}
      id={`${idPrefix}-form`}
      className="form auth__form"
      method="post"
      action={`/api/forms/${action}`}
      noValidate
    >
      <input type="hidden" name="locale" value={formLocale.locale} />
      {returnPath && <input type="hidden" name="next" value={returnPath} />}
      {error && (
        <Notice kind="error" role="alert">
          <p>{error}</p>
        </Notice>
      )}
      {errorEntries.length > 0 && (
        <Notice kind="error" title={title} role="alert">
          <ul className="form__errors">
            {errorEntries.map(([name, text]) => (
              <li key={name}>
                <a href={`#${idPrefix}-${name}`}>{text}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {children}
    </form>
  );
}
