import * as z from 'zod/mini';
import { defineSlice } from './slice.ts';

const AuthModalSchema = z.object({
  /** Which dialog stands open; never kept: a reload does not bring it back. */
  isLoginOpen: z.boolean(),
  isSignUpOpen: z.boolean(),
  /** What a form of identity starts with: typed before, there or at checkout. Never a password or a code. */
  prefillEmail: z.string(),
  prefillName: z.string(),
  prefillPhone: z.string(),
});

export type AuthModalState = z.output<typeof AuthModalSchema>;

export const authModal = defineSlice({
  name: 'authModal',
  version: 1,
  schema: AuthModalSchema,
  initial: { isLoginOpen: false, isSignUpOpen: false, prefillEmail: '', prefillName: '', prefillPhone: '' },
  keep: (state) => ({ ...state, isLoginOpen: false, isSignUpOpen: false }),
});

export const $authModalState = authModal.store;

/** Changes what is named and keeps the rest. */
export function noteAuthModal(changes: Partial<AuthModalState>): void {
  $authModalState.set({ ...$authModalState.get(), ...changes });
}
