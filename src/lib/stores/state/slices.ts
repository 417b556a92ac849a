import { auth } from './auth.ts';
import { authModal } from './auth-modal.ts';
import { checkoutState } from './checkout.ts';
import type { Kept } from './slice.ts';

/** The groups that forms wait for, `auth` first; checkout carries these alone. */
export const OF_FORMS: readonly Kept[] = [auth, authModal, checkoutState];
