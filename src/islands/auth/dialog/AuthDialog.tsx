import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { AuthStep } from '#lib/contract/auth/auth.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { AuthDialogRequest } from '#lib/state/auth/auth-dialog.ts';
import { $authModal, updateAuthModal } from '#lib/state/persisted/slices/auth-modal.ts';
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
  words: AuthDialogMessages;
  /** Label of the account link. */
  label: string;
  onClose: () => void;
}

function startTyped({ prefill }: AuthDialogRequest): AuthFormValues {
  const { prefillEmail, prefillName, prefillPhone } = $authModal.get();
  const email = prefill?.email || prefillEmail;
  const mobile = prefill?.phone || prefillPhone;
  return { identifier: email || mobile, name: prefill?.name || prefillName, email, mobile };
}

/** Sign-in, sign-up and password reset in one dialog over any page. */
export function AuthDialog({ request, locale, words, label, onClose }: AuthDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const formValues = useRef<AuthFormValues>(null);
  formValues.current ??= startTyped(request);
  // Set after sign-in: closing the dialog then completes it, however it is closed.
  const signedIn = useRef<{ profile: Profile; isNew: boolean }>(null);
  const isLeft = useRef(false);
  const [view, setView] = useState<DialogView>({ name: request.view });
  const [alert, setTrouble] = useState<string | null>(null);
  const undo = useHistoryBack(() => dialog.current?.close());
  const title = getViewTitle(view, words);
  const text = getViewText(view, words);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  useEffect(() => {
    const place = dialog.current?.querySelector<HTMLElement>(`[data-view="${view.name}"] [name^="body."]`);
    (place ?? dialog.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [view]);

  function show(next: DialogView): void {
    setTrouble(null);
    setView(next);
  }

  function follow(step: AuthStep): void {
    if (step.kind === 'signed-in') {
      const isNew = view.name === 'code' && view.challenge.purpose === 'sign-up';
      signedIn.current = { profile: step.profile, isNew };
    }
    const next = getNextView(step);
    // The dialog may have been closed while the request was pending.
    if (isLeft.current) finish();
    else if (next) show(next);
    else dialog.current?.close();
  }

  function finish(): void {
    if (!signedIn.current) return;
    const { profile, isNew } = signedIn.current;
    showWelcome(profile, { words, isNew, label, href: `/${locale.tag}/my-account` });
    redirectAfterSignIn(request.redirectTo);
  }

  // The challenge has expired: start over and show why.
  function fail({ code, message }: ApiError): boolean {
    if (code !== 'CHALLENGE_NOT_FOUND') return false;
    setView({ name: 'sign-in' });
    setTrouble(message || (words.failures[code] ?? null));
    return true;
  }

  async function close(): Promise<void> {
    if (isLeft.current) return;
    isLeft.current = true;
    onClose();
    await undo();
    finish();
  }

  function note(event: FormEvent): void {
    const { name, value } = event.target as HTMLInputElement;
    formValues.current = updateFormValues(
      formValues.current as AuthFormValues,
      name.replace(/^body\./, ''),
      value,
    );
    const { email, mobile } = formValues.current;
    updateAuthModal({ prefillEmail: email, prefillName: formValues.current.name, prefillPhone: mobile });
  }

  function onClick(event: MouseEvent): void {
    // A click on the backdrop has the dialog as its target.
    const link = (event.target as Element).closest?.('a');
    if (event.target === dialog.current) dialog.current?.close();
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const field = link.hash && dialog.current?.querySelector<HTMLElement>(link.hash);
    const page = getViewForPath(link.pathname);
    if (!field && !page) return;
    event.preventDefault();
    if (field) field.focus();
    else if (page) show(page);
  }

  const common = { locale, words, onStep: follow, onFailure: fail, onNavigate: show };
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
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="auth-dialog__body" data-view={view.name} onInput={note}>
        <p className="auth-dialog__text" role="status">
          {text}
        </p>
        {alert && (
          <p className="field__error" role="alert">
            {alert}
          </p>
        )}
        {view.name === 'code' && <CodeView key={view.challenge.id} challenge={view.challenge} {...common} />}
        {view.name === 'missed' && (
          <UnmergedLines lines={view.lines} words={words} onContinue={() => dialog.current?.close()} />
        )}
        {view.name !== 'code' && view.name !== 'missed' && (
          <FormView key={view.name} name={view.name} typed={formValues.current} {...common} />
        )}
      </div>
    </dialog>
  );
}
