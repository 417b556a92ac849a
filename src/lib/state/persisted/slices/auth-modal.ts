import * as z from 'zod/mini';
import { defineSlice } from '../define-slice.ts';

/** Initial values of auth forms, typed there before or at checkout. Never a password or a code. */
const AuthModalSchema = z.object({
  prefillEmail: z.string(),
  prefillName: z.string(),
  prefillPhone: z.string(),
});

export type AuthModalState = z.output<typeof AuthModalSchema>;

/** Initial values of the sign-in dialogs. Which dialog is open (`$authDialog`) is not persisted. */
export const authModalSlice = defineSlice({
  name: 'authModal',
  version: 1,
  schema: AuthModalSchema,
  initial: { prefillEmail: '', prefillName: '', prefillPhone: '' },
});

export const $authModal = authModalSlice.atom;

export function updateAuthModal(changes: Partial<AuthModalState>): void {
  $authModal.set({ ...$authModal.get(), ...changes });
}
