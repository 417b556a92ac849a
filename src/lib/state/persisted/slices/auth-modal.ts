import * as z from 'zod/mini';
import { defineSlice } from '../define-slice.ts';

const AuthModalSchema = z.object({
  /** What a form of identity starts with: typed before, there or at checkout. Never a password or a code. */
  prefillEmail: z.string(),
  prefillName: z.string(),
  prefillPhone: z.string(),
});

export type AuthModalState = z.output<typeof AuthModalSchema>;

/** What the sign-in dialogs start with. Which of them is open is `$authCall`, and ends with its page. */
export const authModalSlice = defineSlice({
  name: 'authModal',
  version: 1,
  schema: AuthModalSchema,
  initial: { prefillEmail: '', prefillName: '', prefillPhone: '' },
});

export const $authModal = authModalSlice.store;

/** Changes what is named and keeps the rest. */
export function updateAuthModal(changes: Partial<AuthModalState>): void {
  $authModal.set({ ...$authModal.get(), ...changes });
}
