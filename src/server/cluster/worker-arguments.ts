/** Arguments that the primary process passes to a worker on its command line. */
export interface WorkerArguments {
  /**
   * Number of the worker, from 1; a replacement gets the number of its predecessor; undefined in a shop of
   * one process.
   */
  slot: number | undefined;
  /** Whether it opens the port only when it is ready, because other workers serve meanwhile. */
  warmsUpFirst: boolean;
}

const SLOT_PREFIX = '--worker=';
const WARM_UP = '--warm-up-first';

export const formatWorkerArguments = ({ slot, warmsUpFirst }: WorkerArguments): string[] => [
  `${SLOT_PREFIX}${slot}`,
  ...(warmsUpFirst ? [WARM_UP] : []),
];

export function readWorkerArguments(args: string[]): WorkerArguments {
  const slot = args.find((argument) => argument.startsWith(SLOT_PREFIX))?.slice(SLOT_PREFIX.length);
  return { slot: slot === undefined ? undefined : Number(slot), warmsUpFirst: args.includes(WARM_UP) };
}
