import { authSlice } from './auth.ts';
import { authModalSlice } from './auth-modal.ts';
import { checkoutSlice } from './checkout.ts';
import type { PersistedSlice } from './slice.ts';

/** The groups that forms wait for, `auth` first; checkout carries these alone. */
export const FORM_SLICES: readonly PersistedSlice[] = [authSlice, authModalSlice, checkoutSlice];
