/** A change that is already shown and whose reply is pending. */
export interface OptimisticChange<Change, Reply> {
  change: Change;
  /** Called once, with the reply. */
  settle: (reply: Reply) => void;
}

/** Callbacks of a queue. */
export interface QueueOptions<Entry, Outcome> {
  /** Called before the first change is sent; if it returns false, the change stays queued. */
  canSend: (entry: Entry) => boolean;
  send: (entry: Entry) => Promise<Outcome>;
  /**
   * Handles the result of the first change, which is still queued: it settles the change or schedules a retry.
   */
  onReply: (entry: Entry, outcome: Outcome) => void;
  /** Whether a new change replaces an earlier one that this page has not sent. */
  supersedes?: (entry: Entry, waiting: Entry) => boolean;
}

/** Changes in the order in which they were made; one request is in flight at a time. */
export interface OptimisticQueue<Entry, Change> {
  entries: readonly Entry[];
  /** The change whose reply is awaited. */
  inFlight: Entry | undefined;
  /** Nothing is sent while this is set. */
  isPaused: boolean;
  changes(): Change[];
  /** Appends a change; returns those that it replaced, which settle with its reply. */
  add(entry: Entry): Entry[];
  /** Removes changes without settling them. */
  remove(removed: readonly Entry[]): void;
  /** Sends the first change if no other is in flight. */
  sendNext(): Promise<void>;
  /** Empties the queue and ignores the reply of the change in flight; returns the changes. */
  reset(): readonly Entry[];
}

/** Creates the queue of optimistic changes that the cart and the wishlist use. */
export function createOptimisticQueue<Entry extends OptimisticChange<Change, never>, Change, Outcome>({
  canSend,
  send,
  onReply,
  supersedes = () => false,
}: QueueOptions<Entry, Outcome>): OptimisticQueue<Entry, Change> {
  const queue: OptimisticQueue<Entry, Change> = {
    entries: [],
    inFlight: undefined,
    isPaused: false,

    changes: () => queue.entries.map(({ change }) => change),

    add(entry) {
      const replaced = queue.entries.filter(
        (waiting) => waiting !== queue.inFlight && supersedes(entry, waiting),
      );
      const { settle } = entry;
      entry.settle = (reply) => {
        // Oldest first: in the order in which they were made.
        for (const replacedEntry of replaced) replacedEntry.settle(reply);
        settle(reply);
      };
      queue.remove(replaced);
      queue.entries = [...queue.entries, entry];
      return replaced;
    },

    remove(removed) {
      queue.entries = queue.entries.filter((entry) => !removed.includes(entry));
    },

    async sendNext() {
      const [entry] = queue.entries;
      if (queue.inFlight || queue.isPaused || !entry || !canSend(entry)) return;
      queue.inFlight = entry;
      const outcome = await send(entry);
      if (queue.inFlight !== entry) return;
      queue.inFlight = undefined;
      if (queue.entries[0] === entry) onReply(entry, outcome);
      else void queue.sendNext();
    },

    reset() {
      const { entries } = queue;
      queue.entries = [];
      queue.inFlight = undefined;
      queue.isPaused = false;
      return entries;
    },
  };
  return queue;
}
