import { atom } from 'nanostores';

export interface ToastOptions {
  message: string;
  type?: 'error' | 'success' | 'info' | undefined;
  /** Shown in place of the message. */
  customMessage?: string | undefined;
  linkLabel?: string | undefined;
  /** Target of the link; without it the label is a button that calls `onAction`. */
  linkHref?: string | undefined;
  /** Focuses the toast's button, for keyboard users. */
  hasFocus?: boolean | undefined;
  onAction?: (() => void) | undefined;
  icon?: 'alert' | 'check' | 'info' | 'none' | undefined;
  position?: 'top-end' | 'bottom-center' | undefined;
  hasBackground?: boolean | undefined;
  /** Milliseconds until it closes. */
  autoCloseMs?: number | undefined;
  pauseOnHover?: boolean | undefined;
}

/** A toast with all options resolved. */
export interface Toast extends Omit<ToastOptions, 'customMessage'> {
  id: number;
  type: 'error' | 'success' | 'info';
  icon: 'alert' | 'check' | 'info' | 'none';
  /** Default is the top inline end; on narrow screens CSS moves it to the bottom. */
  position: 'top-end' | 'bottom-center';
  hasBackground: boolean;
  autoCloseMs: number;
  pauseOnHover: boolean;
}

const ICONS = { error: 'alert', success: 'check', info: 'info' } as const;
const MAX_TOASTS = 3;

// Milliseconds; toasts with a link or a button stay long enough to be reached by keyboard.
const DURATIONS = { error: 3000, success: 2000, info: 2000 } as const;
const LINK_DURATION = 8000;

/** Visible toasts, the oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

const timers = new Map<number, { timer?: ReturnType<typeof setTimeout>; delay: number; start: number }>();
let lastId = 0;

/** Shows a toast and returns its id. The default type is `error`. A toast with the same text is replaced. */
export function showToast(options: ToastOptions): number {
  const { customMessage, ...rest } = options;
  const type = options.type ?? 'error';
  const toast: Toast = {
    ...rest,
    id: ++lastId,
    message: customMessage ?? options.message,
    type,
    icon: options.icon ?? ICONS[type],
    position: options.position ?? 'top-end',
    hasBackground: options.hasBackground ?? true,
    autoCloseMs: options.autoCloseMs ?? (options.linkLabel ? LINK_DURATION : DURATIONS[type]),
    // Users who move to a link need the toast to stay.
    pauseOnHover: options.pauseOnHover ?? (type === 'error' || options.linkLabel !== undefined),
  };
  for (const visibleToast of $toasts.get()) {
    if (visibleToast.message === toast.message && visibleToast.type === type) closeToast(visibleToast.id);
  }
  for (const visibleToast of $toasts.get().slice(0, -(MAX_TOASTS - 1))) closeToast(visibleToast.id);
  $toasts.set([...$toasts.get(), toast]);
  timers.set(toast.id, { delay: toast.autoCloseMs, start: 0 });
  resumeToast(toast.id);
  return toast.id;
}

export function closeToast(id: number): void {
  clearTimeout(timers.get(id)?.timer);
  timers.delete(id);
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Closes success toasts, when the success is already shown elsewhere. */
export function closeSuccessToasts(): void {
  for (const { id, type } of $toasts.get()) if (type === 'success') closeToast(id);
}

/** Pauses a toast's timer while it is hovered or focused. */
export function pauseToast(id: number): void {
  const countdown = timers.get(id);
  const toast = $toasts.get().find((candidate) => candidate.id === id);
  if (!countdown?.timer || !toast?.pauseOnHover) return;
  clearTimeout(countdown.timer);
  timers.set(id, { delay: countdown.delay - (Date.now() - countdown.start), start: 0 });
}

/** Resumes a paused timer. */
export function resumeToast(id: number): void {
  const countdown = timers.get(id);
  if (!countdown || countdown.timer) return;
  const timer = setTimeout(closeToast, countdown.delay, id);
  timers.set(id, { timer, delay: countdown.delay, start: Date.now() });
}
