import * as z from 'zod/mini';
import { defineSlice } from './slice.ts';

const ToastSchema = z.object({
  message: z.string(),
  type: z.enum(['error', 'success', 'info']),
  linkLabel: z.optional(z.string()),
  linkHref: z.optional(z.string().check(z.regex(/^\/(?!\/)/))),
  icon: z.enum(['alert', 'check', 'info', 'none']),
  position: z.enum(['top-end', 'bottom-center']),
  hasBackground: z.boolean(),
  pauseOnHover: z.boolean(),
  /** Epoch milliseconds at which its time is over. */
  until: z.int(),
});

const GlobalSchema = z.object({
  isLoading: z.boolean(),
  isError: z.boolean(),
  isExpanded: z.boolean(),
  categoryNavigation: z.array(z.string()),
  brands: z.array(z.string()),
  orderCount: z.int(),
  showHeader: z.boolean(),
  /** The last toast, for the next page when this one is left before it was read. */
  toast: z.nullable(ToastSchema),
});

export const globalState = defineSlice({
  name: 'global',
  version: 1,
  schema: GlobalSchema,
  initial: {
    isLoading: false,
    isError: false,
    isExpanded: false,
    categoryNavigation: [],
    brands: [],
    orderCount: 0,
    showHeader: true,
    toast: null,
  },
  keep: (state) => ({ ...state, isLoading: false, isError: false, isExpanded: false, showHeader: true }),
});

export const $global = globalState.store;
