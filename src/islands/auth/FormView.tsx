import type { ComponentType } from 'react';
import { CodeRequestForm } from '#layouts/blocks/auth/CodeRequestForm.tsx';
import { ForgotForm } from '#layouts/blocks/auth/ForgotForm.tsx';
import { type AuthFormProps, makeAuthPlace } from '#layouts/blocks/auth/form.ts';
import { NewPasswordForm } from '#layouts/blocks/auth/NewPasswordForm.tsx';
import { SignInForm } from '#layouts/blocks/auth/SignInForm.tsx';
import { SignUpForm } from '#layouts/blocks/auth/SignUpForm.tsx';
import { Button } from '#layouts/blocks/Button.tsx';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { Failure } from '#lib/contract/error.ts';
import {
  choosePassword,
  forgotPassword,
  type Step,
  sendCode,
  signIn,
  signUp,
} from '#lib/contract/identity.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { Reveal } from './Reveal.tsx';
import type { Typed, View } from './steps.ts';
import { useStep } from './use-step.ts';
import { Wait } from './Wait.tsx';
import type { DialogWords } from './words.ts';

/** What every view of the dialog is given. */
export interface ViewProps {
  locale: Locale;
  words: DialogWords;
  onStep: (step: Step) => void;
  onFailure: (failure: Failure) => boolean;
  onView: (view: View) => void;
}

/** A view that is one form. */
export type FormName = Exclude<View['name'], 'code' | 'missed'>;

const FORMS: Record<FormName, { Form: ComponentType<AuthFormProps>; endpoint: AnyEndpoint }> = {
  'sign-in': { Form: SignInForm, endpoint: signIn },
  'send-code': { Form: CodeRequestForm, endpoint: sendCode },
  'sign-up': { Form: SignUpForm, endpoint: signUp },
  forgot: { Form: ForgotForm, endpoint: forgotPassword },
  'new-password': { Form: NewPasswordForm, endpoint: choosePassword },
};

interface FormViewProps extends ViewProps {
  name: FormName;
  typed: Typed;
}

/** A form of identity in the dialog, and what else its reader may have come for. */
export function FormView({ name, typed, locale, words, onStep, onFailure, onView }: FormViewProps) {
  const { Form, endpoint } = FORMS[name];
  const { form, said, isBusy } = useStep({ endpoint, locale, words, onStep, onFailure });
  const place = makeAuthPlace(locale);
  const page = (path: string, label: string) => (
    <a className="auth__way" href={`${place.prefix}/${path}`}>
      {label}
    </a>
  );
  return (
    <>
      <Form
        words={words}
        place={place}
        base={`dialog-${name}`}
        values={{ ...typed }}
        {...said}
        form={{ ...form, 'aria-busy': isBusy || undefined }}
        reveal={<Reveal words={words} />}
      />
      <Wait isBusy={isBusy} words={words} />
      {name === 'sign-in' && (
        <>
          <Button type="button" look="line" wide onClick={() => onView({ name: 'send-code' })}>
            {words.codeTitle}
          </Button>
          <p className="auth__aside">
            {words.newHere} {page('sign-up', words.createAccount)}
          </p>
        </>
      )}
      {name === 'sign-up' && (
        <p className="auth__aside">
          {words.haveAccount} {page('sign-in', words.signIn)}
        </p>
      )}
      {(name === 'send-code' || name === 'forgot') && (
        <p className="auth__aside">{page('sign-in', words.backToSignIn)}</p>
      )}
    </>
  );
}
