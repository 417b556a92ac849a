import { useStore } from '@nanostores/react';
import type { FocusEvent, RefObject } from 'react';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { $toasts, closeToast, pauseToast, resumeToast, type Toast } from '#lib/state/shell/toasts.ts';

export interface ToasterMessages {
  /** Of the region. */
  notices: string;
  close: string;
}

// Where the focus was before it came to a message: what is pressed there goes with it.
let previousFocus: HTMLElement | null = null;

function dismiss({ id }: Toast): void {
  // A pointer may press when the page has gone on.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only stops the clock; nothing is pressed.
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
          // biome-ignore lint/a11y/noAutofocus: asked for where what was pressed has gone.
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
  /** Another region stands over this one and says them. */
  isMuted?: boolean;
  ref?: RefObject<HTMLElement | null>;
}

/**
 * Toasts in two live regions: errors interrupt, the rest waits its turn. The regions stand in the page before
 * their words do, because one that comes with its words is often not read out.
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
