import { showToast, type ToastOptions } from '#lib/state/shell/toasts.ts';

/** Shows a toast, also on a page where nobody has touched an island of `client:intent`: whoever draws it is woken. */
export function announceToast(options: ToastOptions): void {
  document.getElementById('wish')?.dispatchEvent(new Event('keyup'));
  showToast(options);
}
