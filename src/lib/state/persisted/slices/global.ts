import * as z from 'zod/mini';
import { $toasts, showToast, type Toast } from '../../shell/toasts.ts';
import { deriveSlice } from '../define-slice.ts';

const ToastSchema = z.object({
  message: z.string(),
  type: z.enum(['error', 'success', 'info']),
  linkLabel: z.optional(z.string()),
  linkHref: z.optional(z.string().check(z.regex(/^\/(?!\/)/))),
  icon: z.enum(['alert', 'check', 'info', 'none']),
  position: z.enum(['top-end', 'bottom-center']),
  hasBackground: z.boolean(),
  pauseOnHover: z.boolean(),
  /** Expiry, epoch milliseconds. */
  until: z.int(),
});

const GlobalSchema = z.object({
  /** The last toast, shown on the next page when this one is left before it expired. */
  toast: z.nullable(ToastSchema),
});

/** Returns the part of a toast that another page can show; null for a toast with an action on this page. */
function toPersistedToast(toast: Toast | undefined): z.output<typeof ToastSchema> | null {
  if (!toast || toast.onAction || (toast.linkHref && !toast.linkHref.startsWith('/'))) return null;
  const { message, type, linkLabel, linkHref, icon, position, hasBackground, pauseOnHover } = toast;
  const until = Date.now() + toast.autoCloseMs;
  return { message, type, linkLabel, linkHref, icon, position, hasBackground, pauseOnHover, until };
}

/** State that all pages share: the toasts. */
export const globalSlice = deriveSlice({
  name: 'global',
  version: 1,
  schema: GlobalSchema,
  initial: { toast: null },
  atom: $toasts,
  derive: (toasts) => ({ toast: toPersistedToast(toasts.at(-1)) }),
  restore: ({ toast }) => {
    if (!toast) return;
    const { until, ...options } = toast;
    const autoCloseMs = until - Date.now();
    if (autoCloseMs > 0) showToast({ ...options, autoCloseMs });
  },
});
