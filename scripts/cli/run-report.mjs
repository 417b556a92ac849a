import { prepareShop } from '../setup/prepare.mjs';
import { CliError } from './cli-error.mjs';
import { runBackendProgram } from './run-backend-program.mjs';

/**
 * Prepares the database and runs a backend program that prints a report. With `json` only the report goes to
 * standard output.
 * @param {string} program below `src/lib/backend`
 * @param {Record<string, string | boolean>} flags passed on to the program
 * @param {string} data what the report is about, in the error for a shop on a remote API
 * @returns {Promise<number>} its exit status
 */
export async function runReport(program, flags, data) {
  if (process.env.API_BASE_URL) {
    throw new CliError(`API_BASE_URL is set: ${data} are kept by that commerce API.`);
  }
  const { write } = process.stdout;
  if (flags.json) process.stdout.write = process.stderr.write.bind(process.stderr);
  await prepareShop({ site: false }).finally(() => {
    process.stdout.write = write;
  });
  const args = Object.entries(flags).map(([name, value]) =>
    value === true ? `--${name}` : `--${name}=${value}`,
  );
  return await runBackendProgram(program, args);
}
