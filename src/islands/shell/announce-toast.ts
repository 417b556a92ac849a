import { showToast, type ToastOptions } from '#lib/state/shell/toasts.ts';

/** Shows a toast and hydrates the toaster, a `client:intent` island, if nothing has done so yet. */
export function announceToast(options: ToastOptions): void {
  document.getElementById('savedForm')?.dispatchEvent(new Event('keyup'));
  showToast(options);
}
