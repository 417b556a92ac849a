import { atom } from 'nanostores';
import type { ApiError } from '#lib/contract/errors.ts';
import type { CartChange } from './pending-changes.ts';

/**
 * Whether changes of the cart wait for a network that has gone. They are kept meanwhile, also from page to page, and
 * are sent when it is back.
 */
export const $isCartOffline = atom(false);

/** A change of an earlier page that the shop refused when it was sent. */
export interface RejectedChange {
  /** Of that change alone. */
  key: string;
  change: CartChange;
  error: ApiError;
}

/** Those that nobody was told of yet, since who asked for them is gone: whoever says them empties it. */
export const $rejectedChanges = atom<readonly RejectedChange[]>([]);
