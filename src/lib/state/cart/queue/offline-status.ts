import { atom } from 'nanostores';
import type { ApiError } from '#lib/contract/errors.ts';
import type { CartChange } from './pending-changes.ts';

/**
 * Whether cart changes wait for the network. They are persisted across pages and sent when it is available
 * again.
 */
export const $isCartOffline = atom(false);

/** A change of an earlier page that the shop rejected when it was sent. */
export interface RejectedChange {
  /** Idempotency key of the change. */
  key: string;
  change: CartChange;
  error: ApiError;
}

/** Rejected changes that were not announced yet. The code that announces them clears the list. */
export const $rejectedChanges = atom<readonly RejectedChange[]>([]);
