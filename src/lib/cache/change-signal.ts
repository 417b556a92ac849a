/** Connects the processes that cache pages, so that all check for a change as soon as one has detected it. */
export interface ChangeSignal {
  /** Notifies the other processes that this one has detected a change. */
  announce(): void;
  /** Calls `onChange` when another process has detected a change; returns `unsubscribe`. */
  subscribe(onChange: () => void): () => void;
}
