import { atom } from 'nanostores';

/** What a toast says and how. */
export interface ToastOptions {
  message: string;
  type?: 'error' | 'success' | 'info' | undefined;
  /** Said in place of the message. */
  customMessage?: string | undefined;
  linkLabel?: string | undefined;
  /** Where the link goes; without it the label is a button for `onLink`. */
  linkHref?: string | undefined;
  /** The focus goes to its button, so that it is at hand for who works by key. */
  hasFocus?: boolean | undefined;
  onAction?: (() => void) | undefined;
  icon?: 'alert' | 'check' | 'info' | 'none' | undefined;
  position?: 'top-end' | 'bottom-center' | undefined;
  hasBackground?: boolean | undefined;
  /** Milliseconds until it goes. */
  autoCloseMs?: number | undefined;
  pauseOnHover?: boolean | undefined;
}

/** A toast as it is drawn. */
export interface Toast extends Omit<ToastOptions, 'customMessage'> {
  id: number;
  type: 'error' | 'success' | 'info';
  icon: 'alert' | 'check' | 'info' | 'none';
  /** Top, inline end, unless said otherwise; the style moves it to the bottom on narrow screens. */
  position: 'top-end' | 'bottom-center';
  hasBackground: boolean;
  autoCloseMs: number;
  pauseOnHover: boolean;
}

const ICONS = { error: 'alert', success: 'check', info: 'info' } as const;
const MOST = 3;

/** Milliseconds for a toast that offers to undo: long enough to be read, reached by key and pressed. */
export const UNDO_TOAST_MS = 10_000;

/** Visible toasts, the oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

const timers = new Map<number, { timer?: ReturnType<typeof setTimeout>; left: number; since: number }>();
let lastId = 0;

/** Shows a toast and answers its id. An error when nothing else is said; the same words again start anew. */
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
    autoCloseMs: options.autoCloseMs ?? (type === 'error' ? 3000 : 2000),
    // Who reaches for a link needs it to stay.
    pauseOnHover: options.pauseOnHover ?? (type === 'error' || options.linkLabel !== undefined),
  };
  for (const other of $toasts.get()) {
    if (other.message === toast.message && other.type === type) closeToast(other.id);
  }
  for (const other of $toasts.get().slice(0, -(MOST - 1))) closeToast(other.id);
  $toasts.set([...$toasts.get(), toast]);
  timers.set(toast.id, { left: toast.autoCloseMs, since: 0 });
  resumeToast(toast.id);
  return toast.id;
}

/** Takes a toast away. */
export function closeToast(id: number): void {
  clearTimeout(timers.get(id)?.timer);
  timers.delete(id);
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Takes away what went well, where something shows it better. */
export function closeSuccessToasts(): void {
  for (const { id, type } of $toasts.get()) if (type === 'success') closeToast(id);
}

/** Stops a toast's clock while it is pointed at or holds the focus. */
export function pauseToast(id: number): void {
  const clock = timers.get(id);
  const toast = $toasts.get().find((each) => each.id === id);
  if (!clock?.timer || !toast?.pauseOnHover) return;
  clearTimeout(clock.timer);
  timers.set(id, { left: clock.left - (Date.now() - clock.since), since: 0 });
}

/** Lets the rest of its time run. */
export function resumeToast(id: number): void {
  const clock = timers.get(id);
  if (!clock || clock.timer) return;
  const timer = setTimeout(closeToast, clock.left, id);
  timers.set(id, { timer, left: clock.left, since: Date.now() });
}
