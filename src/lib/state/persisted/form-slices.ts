import type { PersistedSlice } from './define-slice.ts';
import { authSlice } from './slices/auth.ts';
import { authModalSlice } from './slices/auth-modal.ts';
import { checkoutSlice } from './slices/checkout.ts';

/** Slices that forms wait for, `auth` first. Checkout loads only these. */
export const FORM_SLICES: readonly PersistedSlice[] = [authSlice, authModalSlice, checkoutSlice];
