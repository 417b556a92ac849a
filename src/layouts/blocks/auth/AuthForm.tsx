import type { ReactNode } from 'react';
import { fillForm } from '#lib/format/plural.ts';
import { Notice } from '../Notice.tsx';
import type { AuthFormProps } from './form.ts';

interface Props extends AuthFormProps {
  /** Its name below `/api/forms`. */
  action: string;
  children: ReactNode;
}

/** The frame of a form of identity: where it goes, and all that is wrong with it on top. */
export function AuthForm(props: Props) {
  const { action, words, place, next, base, errors, error, form, children } = props;
  const problems = Object.entries(errors);
  const title = problems.length > 0 ? fillForm(words.problems, place.language, problems.length) : '';
  return (
    // What does not hold is said in the page's language, by a dialog or by the server.
    <form {...form} className="form auth__form" method="post" action={`/api/forms/${action}`} noValidate>
      <input type="hidden" name="locale" value={place.locale} />
      {next && <input type="hidden" name="next" value={next} />}
      {error && (
        <Notice kind="error" role="alert">
          <p>{error}</p>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice kind="error" title={title} role="alert">
          <ul className="form__problems">
            {problems.map(([name, text]) => (
              <li key={name}>
                <a href={`#${base}-${name}`}>{text}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {children}
    </form>
  );
}
