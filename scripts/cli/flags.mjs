import { parseArgs } from 'node:util';
import { CliError } from './cli-error.mjs';

/**
 * Parses the command line. Throws a CliError that describes the problem.
 * @param {import('node:util').ParseArgsConfig} config
 */
export function parseFlags(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new CliError(`${error.message.split('. ')[0]}: see --help.`);
  }
}

/**
 * Throws a CliError for a flag whose value is not among the allowed ones.
 * @param {Record<string, unknown>} values @param {Record<string, string[]>} allowed
 */
export function assertAllowed(values, allowed) {
  for (const [name, choices] of Object.entries(allowed)) {
    if (values[name] !== undefined && !choices.includes(values[name])) {
      throw new CliError(`--${name} is one of ${choices.join(', ')}.`);
    }
  }
}
