/** Connects the processes that store pages, so that all look for a change as soon as one has seen it. */
export interface ChangeSignal {
  /** Tells the other processes that this one has seen a change. */
  announce(): void;
  /** Calls `onChange` when a process has seen a change; returns `unsubscribe`. */
  subscribe(onChange: () => void): () => void;
}
