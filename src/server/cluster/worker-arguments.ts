/** Arguments that the primary process passes to a worker on its command line. */
export interface WorkerArguments {
  /**
   * Number of the worker, from 1; a replacement gets the number of its predecessor; undefined in a shop of
   * one process.
   */
  workerNumber: number | undefined;
  /** Whether it opens the port only when it is ready, because other workers serve meanwhile. */
  warmsUpFirst: boolean;
}

const WORKER_NUMBER_PREFIX = '--worker=';
const WARM_UP = '--warm-up-first';

export const formatWorkerArguments = ({ workerNumber, warmsUpFirst }: WorkerArguments): string[] => [
  `${WORKER_NUMBER_PREFIX}${workerNumber}`,
  ...(warmsUpFirst ? [WARM_UP] : []),
];

export function readWorkerArguments(args: string[]): WorkerArguments {
  const text = args
    .find((argument) => argument.startsWith(WORKER_NUMBER_PREFIX))
    ?.slice(WORKER_NUMBER_PREFIX.length);
  return {
    workerNumber: text === undefined ? undefined : Number(text),
    warmsUpFirst: args.includes(WARM_UP),
  };
}
