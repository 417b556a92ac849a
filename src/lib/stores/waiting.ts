import { atom } from 'nanostores';
import type { Failure } from '#lib/contract/error.ts';
import type { Change } from './changes.ts';

/**
 * Whether changes of the cart wait for a network that has gone. They are kept meanwhile, also from page to page, and
 * are sent when it is back.
 */
export const $waiting = atom(false);

/** A change of an earlier page that the shop refused when it was sent. */
export interface Refused {
  /** Of that change alone. */
  key: string;
  change: Change;
  error: Failure;
}

/** Those that nobody was told of yet, since who asked for them is gone: whoever says them empties it. */
export const $refused = atom<readonly Refused[]>([]);
