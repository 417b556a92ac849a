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

function ToastBox({ toast, messages }: { toast: Toast; messages: ToasterMessages }) {
  const { id, type, hasBackground, linkHref, linkLabel } = toast;
  const pause = () => pauseToast(id);
  function handleFocus({ relatedTarget }: FocusEvent): void {
    pause();
    if (!relatedTarget?.closest('.toast')) previousFocus = relatedTarget as HTMLElement | null;
  }
  const resume = () => resumeToast(id);
  function handleAction(): void {
    dismiss(toast);
    toast.onAction?.();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering pauses the timer.
    <div
      className={`toast toast--${hasBackground ? type : 'plain'}`}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={handleFocus}
      onBlur={resume}
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
          <button type="button" className="toast__link" onClick={handleAction} autoFocus={toast.hasFocus}>
            {linkLabel}
          </button>
        ))}
      <button
        type="button"
        className="toast__close"
        aria-label={messages.close}
        onClick={() => dismiss(toast)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

interface ToastsProps {
  messages: ToasterMessages;
  /** Another region above this one shows the toasts. */
  isMuted?: boolean;
  ref?: RefObject<HTMLElement | null>;
}

/**
 * Toasts in two live regions: errors are assertive, others polite. The regions exist before their texts, as
 * regions inserted with text are often not announced.
 */
export function Toasts({ messages, isMuted = false, ref }: ToastsProps) {
  const toasts = useStore($toasts, { ssr: 'initial' });
  const renderToasts = (predicate: (toast: Toast) => boolean) =>
    !isMuted &&
    toasts.filter(predicate).map((toast) => <ToastBox key={toast.id} toast={toast} messages={messages} />);
  const isAtBottom = toasts.at(-1)?.position === 'bottom-center';
  return (
    <section
      className={isAtBottom ? 'toasts toasts--bottom' : 'toasts'}
      aria-label={messages.notices}
      ref={ref}
    >
      <div role="alert" className="toasts__stack">
        {renderToasts((toast) => toast.type === 'error')}
      </div>
      <div role="status" className="toasts__stack">
        {renderToasts((toast) => toast.type !== 'error')}
      </div>
    </section>
  );
}
