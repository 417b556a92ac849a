import type { ComponentType } from 'react';
import { ForgotPasswordForm } from '#layouts/blocks/auth/ForgotPasswordForm.tsx';
import { type AuthFormProps, getAuthFormLocale } from '#layouts/blocks/auth/form-props.ts';
import { NewPasswordForm } from '#layouts/blocks/auth/NewPasswordForm.tsx';
import { SendCodeForm } from '#layouts/blocks/auth/SendCodeForm.tsx';
import { SignInForm } from '#layouts/blocks/auth/SignInForm.tsx';
import { SignUpForm } from '#layouts/blocks/auth/SignUpForm.tsx';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import {
  type AuthStep,
  choosePassword,
  forgotPassword,
  requestSignInCode,
  signIn,
  signUp,
} from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { BusyStatus } from '../BusyStatus.tsx';
import type { AuthDialogMessages } from '../messages.ts';
import { ShowPassword } from '../ShowPassword.tsx';
import { useAuthForm } from './use-auth-form.ts';
import type { AuthFormValues, DialogView } from './views.ts';

/** Props of every view that contains a form. */
export interface DialogViewProps {
  locale: Locale;
  messages: AuthDialogMessages;
  onStep: (step: AuthStep) => void;
  onFailure: (failure: ApiError) => boolean;
  onNavigate: (view: DialogView) => void;
}

/** Name of a view that consists of one form. */
export type AuthFormName = Exclude<DialogView['name'], 'code' | 'unmerged'>;

const FORMS: Record<AuthFormName, { Form: ComponentType<AuthFormProps>; endpoint: AnyEndpoint }> = {
  'sign-in': { Form: SignInForm, endpoint: signIn },
  'send-code': { Form: SendCodeForm, endpoint: requestSignInCode },
  'sign-up': { Form: SignUpForm, endpoint: signUp },
  forgot: { Form: ForgotPasswordForm, endpoint: forgotPassword },
  'new-password': { Form: NewPasswordForm, endpoint: choosePassword },
};

interface FormViewProps extends DialogViewProps {
  name: AuthFormName;
  formValues: AuthFormValues;
}

/** An auth form in the dialog, with links to the other views. */
export function FormView({
  name,
  formValues,
  locale,
  messages,
  onStep,
  onFailure,
  onNavigate,
}: FormViewProps) {
  const { Form, endpoint } = FORMS[name];
  const { form, errors, isBusy } = useAuthForm({ endpoint, locale, messages, onStep, onFailure });
  const formLocale = getAuthFormLocale(locale);
  const renderLink = (path: string, label: string) => (
    <a className="auth__link" href={`${formLocale.prefix}/${path}`}>
      {label}
    </a>
  );
  return (
    <>
      <Form
        messages={messages}
        formLocale={formLocale}
        idPrefix={`dialog-${name}`}
        values={{ ...formValues }}
        {...errors}
        formProps={{ ...form, 'aria-busy': isBusy || undefined }}
        passwordToggle={<ShowPassword messages={messages} />}
      />
      <BusyStatus isBusy={isBusy} messages={messages} />
      {name === 'sign-in' && (
        <>
          <Button
            type="button"
            variant="outline"
            isFullWidth
            onClick={() => onNavigate({ name: 'send-code' })}
          >
            {messages.codeTitle}
          </Button>
          <p className="auth__aside">
            {messages.newHere} {renderLink('sign-up', messages.createAccount)}
          </p>
        </>
      )}
      {name === 'sign-up' && (
        <p className="auth__aside">
          {messages.haveAccount} {renderLink('sign-in', messages.signIn)}
        </p>
      )}
      {(name === 'send-code' || name === 'forgot') && (
        <p className="auth__aside">{renderLink('sign-in', messages.backToSignIn)}</p>
      )}
    </>
  );
}
