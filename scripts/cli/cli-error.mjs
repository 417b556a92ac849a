/** An error that the user can act on: printed as one line, without a stack. */
export class CliError extends Error {
  /** @param {string} message @param {{ log?: string, status?: number }} [details] */
  constructor(message, { log, status = 1 } = {}) {
    super(message);
    this.name = 'CliError';
    this.log = log;
    this.status = status;
  }
}

/**
 * Runs a program's main function and turns a CliError into an exit status.
 * @param {() => Promise<number | void>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    if (error.log) process.stderr.write(`\n${error.log.trimEnd()}\n\n`);
    if (error.message) process.stderr.write(`${error.message}\n`);
    process.exitCode = error.status;
  }
}
