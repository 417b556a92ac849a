import type { BucketLimit } from './token-buckets.ts';

// Messages between the processes of one machine. A worker is a process that serves; the primary process starts
// them.

/** Subjects of the change notifications between workers. */
export type ChangeSubject = 'catalog' | 'ratings';

/** Calls of a worker that the primary process replies to. */
export interface PrimaryCalls {
  /** Acquires or renews the lease of the periodic jobs; true when this worker holds it. */
  acquireJobLease: { body: null; reply: boolean };
  /** Takes from a bucket that all workers share; false when it has too few tokens. */
  takeTokens: {
    body: { name: string; key: string; limit: BucketLimit; now: number; count: number };
    reply: boolean;
  };
  /** Requests the metrics of all workers, including this one. */
  readMetrics: { body: null; reply: unknown[] };
}

export type PrimaryCallName = keyof PrimaryCalls;

/** Messages of a worker. */
export type MessageToPrimary =
  | { kind: 'ready' }
  | { kind: 'releaseJobs' }
  | { kind: 'changed'; subject: ChangeSubject }
  | { kind: 'metrics'; id: number; metrics: unknown }
  | { kind: 'call'; id: number; name: PrimaryCallName; body: unknown };

/** Messages of the primary process. */
export type MessageToWorker =
  | { kind: 'changed'; subject: ChangeSubject }
  | { kind: 'reply'; id: number; reply: unknown }
  | { kind: 'readMetrics'; id: number }
  /** Drain and exit. With `waitsForKeepAlive`, connections that are kept open get one more response each. */
  | { kind: 'stop'; waitsForKeepAlive: boolean };
