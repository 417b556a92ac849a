import { parseArgs } from 'node:util';
import { Refusal } from './refusal.mjs';

/** What a command line says; in one line what is wrong with it.
 * @param {import('node:util').ParseArgsConfig} config */
export function readFlags(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Refusal(`${error.message.split('. ')[0]}: see --help.`);
  }
}

/** Refuses a flag whose value is none of those that it may have.
 * @param {Record<string, unknown>} values @param {Record<string, string[]>} allowed */
export function requireAllowed(values, allowed) {
  for (const [name, choices] of Object.entries(allowed)) {
    if (values[name] !== undefined && !choices.includes(values[name])) {
      throw new Refusal(`--${name} is one of ${choices.join(', ')}.`);
    }
  }
}
