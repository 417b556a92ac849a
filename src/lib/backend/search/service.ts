import type { SearchIndex } from './search-index.ts';

type Promisified<Call> = Call extends (...args: infer Args) => infer Result
  ? (...args: Args) => Promise<Result>
  : never;

/** Search as the rest of the backend uses it, in this process or in a worker. */
export type SearchService = { [Name in keyof SearchIndex]: Promisified<SearchIndex[Name]> } & {
  /** Number of rebuilds after catalog changes. */
  getRebuildCount(): number;
  /** Whether an index is loaded. */
  isReady(): boolean;
  /** Resolves when queries can be run. */
  waitUntilReady(): Promise<void>;
  close(): Promise<void>;
};
