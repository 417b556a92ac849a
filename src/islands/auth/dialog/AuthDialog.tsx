import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { AuthStep } from '#lib/contract/auth/auth.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { AuthDialogRequest } from '#lib/state/auth/auth-dialog.ts';
import { $authModal, updateAuthModal } from '#lib/state/persisted/slices/auth-modal.ts';
import { closeOnBackdrop } from '../../ui/close-on-backdrop.ts';
import type { AuthDialogMessages } from '../messages.ts';
import { redirectAfterSignIn, showWelcome } from './after-sign-in.ts';
import { CodeView } from './CodeView.tsx';
import { FormView } from './FormView.tsx';
import { UnmergedLines } from './UnmergedLines.tsx';
import { useHistoryBack } from './use-history-back.ts';
import { getViewText, getViewTitle } from './view-texts.ts';
import {
  type AuthFormValues,
  type DialogView,
  getNextView,
  getViewForPath,
  updateFormValues,
} from './views.ts';

export interface AuthDialogProps {
  request: AuthDialogRequest;
  locale: Locale;
  messages: AuthDialogMessages;
  /** Label of the account link. */
  label: string;
  onClose: () => void;
}

function getInitialFormValues({ prefill }: AuthDialogRequest): AuthFormValues {
  const { prefillEmail, prefillName, prefillPhone } = $authModal.get();
  const email = prefill?.email || prefillEmail;
  const mobile = prefill?.phone || prefillPhone;
  return { identifier: email || mobile, name: prefill?.name || prefillName, email, mobile };
}

/** Sign-in, sign-up and password reset in one dialog over any page. */
export function AuthDialog({ request, locale, messages, label, onClose }: AuthDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const formValues = useRef<AuthFormValues>(null);
  formValues.current ??= getInitialFormValues(request);
  // Set after sign-in: closing the dialog then completes it, however it is closed.
  const signedIn = useRef<{ profile: Profile; isNew: boolean }>(null);
  const isClosed = useRef(false);
  const [view, setView] = useState<DialogView>({ name: request.view });
  const [alert, setAlert] = useState<string | null>(null);
  const removeHistoryEntry = useHistoryBack(() => dialog.current?.close());
  const title = getViewTitle(view, messages);
  const text = getViewText(view, messages);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  useEffect(() => {
    const field = dialog.current?.querySelector<HTMLElement>(`[data-view="${view.name}"] [name^="body."]`);
    (field ?? dialog.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [view]);

  function showView(next: DialogView): void {
    setAlert(null);
    setView(next);
  }

  function handleStep(step: AuthStep): void {
    if (step.kind === 'signed-in') {
      const isNew = view.name === 'code' && view.challenge.purpose === 'sign-up';
      signedIn.current = { profile: step.profile, isNew };
    }
    const next = getNextView(step);
    // The dialog may have been closed while the request was pending.
    if (isClosed.current) completeSignIn();
    else if (next) showView(next);
    else dialog.current?.close();
  }

  function completeSignIn(): void {
    if (!signedIn.current) return;
    const { profile, isNew } = signedIn.current;
    showWelcome(profile, { messages, isNew, label, href: `/${locale.tag}/my-account` });
    redirectAfterSignIn(request.redirectTo);
  }

  // Starts over and shows why when the challenge has expired; returns whether it did.
  function handleFailure({ code, message }: ApiError): boolean {
    if (code !== 'CHALLENGE_NOT_FOUND') return false;
    setView({ name: 'sign-in' });
    setAlert(message || (messages.errorMessages[code] ?? null));
    return true;
  }

  async function close(): Promise<void> {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
    await removeHistoryEntry();
    completeSignIn();
  }

  function storeValue(event: FormEvent): void {
    const { name, value } = event.target as HTMLInputElement;
    formValues.current = updateFormValues(
      formValues.current as AuthFormValues,
      name.replace(/^body\./, ''),
      value,
    );
    const { email, mobile } = formValues.current;
    updateAuthModal({ prefillEmail: email, prefillName: formValues.current.name, prefillPhone: mobile });
  }

  function onClick(event: MouseEvent<HTMLDialogElement>): void {
    const link = (event.target as Element).closest?.('a');
    closeOnBackdrop(event);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const field = link.hash && dialog.current?.querySelector<HTMLElement>(link.hash);
    const page = getViewForPath(link.pathname);
    if (!field && !page) return;
    event.preventDefault();
    if (field) field.focus();
    else if (page) showView(page);
  }

  const common = { locale, messages, onStep: handleStep, onFailure: handleFailure, onNavigate: showView };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and links handle Enter.
    <dialog
      ref={dialog}
      className="sheet auth-dialog"
      aria-labelledby="auth-dialog-title"
      onClose={close}
      onClick={onClick}
    >
      <div className="drawer__head">
        <h2 className="drawer__title" id="auth-dialog-title" tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className="drawer__close"
          aria-label={messages.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="auth-dialog__body" data-view={view.name} onInput={storeValue}>
        <p className="auth-dialog__text" role="status">
          {text}
        </p>
        {alert && (
          <p className="field__error" role="alert">
            {alert}
          </p>
        )}
        {view.name === 'code' && <CodeView key={view.challenge.id} challenge={view.challenge} {...common} />}
        {view.name === 'unmerged' && (
          <UnmergedLines lines={view.lines} messages={messages} onContinue={() => dialog.current?.close()} />
        )}
        {view.name !== 'code' && view.name !== 'unmerged' && (
          <FormView key={view.name} name={view.name} formValues={formValues.current} {...common} />
        )}
      </div>
    </dialog>
  );
}
