import { useStore } from '@nanostores/react';
import type { FocusEvent, RefObject } from 'react';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { $toasts, closeToast, pauseToast, resumeToast, type Toast } from '#lib/state/shell/toasts.ts';

export interface ToasterMessages {
  /** Label of the region. */
  notices: string;
  close: string;
}

// Element that had the focus before a toast: a pressed toast button is removed with its toast.
let previousFocus: HTMLElement | null = null;

function dismiss({ id }: Toast): void {
  // After a pointer press the element may not be in the page any more.
  previousFocus?.focus({ preventScroll: true });
  closeToast(id);
}

const ICONS = { alert: 'warning', check: 'check', info: 'info' } as const;

function ToastBox({ toast, words }: { toast: Toast; words: ToasterMessages }) {
  const { id, type, hasBackground, linkHref, linkLabel } = toast;
  const stay = () => pauseToast(id);
  function come({ relatedTarget }: FocusEvent): void {
    stay();
    if (!relatedTarget?.closest('.toast')) previousFocus = relatedTarget as HTMLElement | null;
  }
  const go = () => resumeToast(id);
  function follow(): void {
    dismiss(toast);
    toast.onAction?.();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering pauses the timer.
    <div
      className={`toast toast--${hasBackground ? type : 'plain'}`}
      onPointerEnter={stay}
      onPointerLeave={go}
      onFocus={come}
      onBlur={go}
    >
      {toast.icon !== 'none' && <Icon name={ICONS[toast.icon]} className="toast__icon" />}
      <p className="toast__message">{toast.message}</p>
      {linkLabel &&
        (linkHref ? (
          <a className="toast__link" href={linkHref}>
            {linkLabel}
          </a>
        ) : (
          // biome-ignore lint/a11y/noAutofocus: only where the pressed control was removed.
          <button type="button" className="toast__link" onClick={follow} autoFocus={toast.hasFocus}>
            {linkLabel}
          </button>
        ))}
      <button type="button" className="toast__close" aria-label={words.close} onClick={() => dismiss(toast)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

interface ToastsProps {
  words: ToasterMessages;
  /** Another region above this one shows the toasts. */
  isMuted?: boolean;
  ref?: RefObject<HTMLElement | null>;
}

/**
 * Toasts in two live regions: errors are assertive, others polite. The regions exist before their texts, as
 * regions inserted with text are often not announced.
 */
export function Toasts({ words, isMuted = false, ref }: ToastsProps) {
  const toasts = useStore($toasts, { ssr: 'initial' });
  const draw = (wanted: (toast: Toast) => boolean) =>
    !isMuted && toasts.filter(wanted).map((toast) => <ToastBox key={toast.id} toast={toast} words={words} />);
  const isLow = toasts.at(-1)?.position === 'bottom-center';
  return (
    <section className={isLow ? 'toasts toasts--bottom' : 'toasts'} aria-label={words.notices} ref={ref}>
      <div role="alert" className="toasts__stack">
        {draw((toast) => toast.type === 'error')}
      </div>
      <div role="status" className="toasts__stack">
        {draw((toast) => toast.type !== 'error')}
      </div>
    </section>
  );
}
