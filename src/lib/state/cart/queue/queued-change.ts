import type { OptimisticChange } from '../../optimistic-queue.ts';
import type { CartChange } from './pending-changes.ts';
import type { PersistedChange } from './persisted-changes.ts';
import type { CartChangeResult, ChangeAttempt } from './send-change.ts';

/** A change that waits to be sent, with the data that is persisted and the number of server errors. */
export interface QueuedChange
  extends PersistedChange,
    ChangeAttempt,
    OptimisticChange<CartChange, CartChangeResult> {}
