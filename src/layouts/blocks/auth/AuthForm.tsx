import type { ReactNode } from 'react';
import { formatPlural } from '#lib/format/plural.ts';
import { Notice } from '../ui/Notice.tsx';
import type { AuthFormProps } from './form-props.ts';

interface Props extends AuthFormProps {
  /** Its name below `/api/forms`. */
  action: string;
  children: ReactNode;
}

/** The frame of a form of identity: where it goes, and all that is wrong with it on top. */
export function AuthForm(props: Props) {
  const { action, messages, formLocale, returnPath, idPrefix, errors, error, formProps, children } = props;
  const errorEntries = Object.entries(errors);
  const title =
    errorEntries.length > 0 ? formatPlural(messages.problems, formLocale.language, errorEntries.length) : '';
  return (
    // What does not hold is said in the page's language, by a dialog or by the server.
    <form {...formProps} className="form auth__form" method="post" action={`/api/forms/${action}`} noValidate>
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
