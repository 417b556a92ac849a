import { spawn } from 'node:child_process';
import { constants as access, accessSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { CliError, runMain } from '../cli/cli-error.mjs';
import { assertAllowed, parseFlags } from '../cli/flags.mjs';
import { forwardSignals } from '../cli/forward-signals.mjs';
import { getInterruptSignal, releaseSignals } from '../cli/interrupt-signal.mjs';
import { createNodeEnv, NODE_BIN, ROOT, resolveFromRoot } from '../cli/paths.mjs';
import { prepareShop } from '../setup/prepare.mjs';

const ALLOWED_VALUES = {
  format: ['jsonl', 'csv'],
  records: ['product', 'category', 'brand', 'shade', 'store', 'review'],
};
const FORMAT_BY_EXTENSION = {
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.json': 'jsonl',
  '.csv': 'csv',
  '.tsv': 'csv',
};
const ARCHIVE_EXTENSIONS = ['.zip', '.zst', '.xz', '.bz2', '.xlsx', '.xls', '.ods'];
const EXIT_WITH_PARENT = new URL('../server/exit-with-parent.mjs', import.meta.url).href;

/**
 * Parses the command line of an import or export: the absolute path of its file (undefined: the terminal),
 * and its flags including the format. Throws a CliError that describes the problem.
 * @param {string[]} args @param {import('node:util').ParseArgsConfig['options']} options
 * @returns {{ file: string | undefined, flags: Record<string, string | boolean> }}
 */
export function parseArguments(args, options) {
  const { positionals, values } = parseFlags({ args, options, allowPositionals: true });
  assertAllowed(values, ALLOWED_VALUES);
  if (values.untranslated && values.format !== undefined) {
    throw new CliError('--format is not for --untranslated, which is always CSV.');
  }
  if (values.untranslated && positionals.length === 0) return { file: undefined, flags: values };
  if (positionals.length !== 1 || positionals[0] === '') throw new CliError('Name one file: see --help.');
  const [name] = positionals;
  if (name === '-') throw new CliError('Standard input and output cannot be used here: name a file.');
  const flags = { ...values, format: values.format ?? detectFormat(name) };
  if (values.untranslated && flags.format !== 'csv') {
    throw new CliError('--untranslated writes CSV: name a file that ends in .csv.');
  }
  if (flags.problems !== undefined) flags.problems = path.resolve(flags.problems);
  const file = path.resolve(name);
  if (flags.problems === file) throw new CliError('--problems names the file itself: choose another.');
  if (flags.records !== undefined && flags.format !== 'csv') {
    throw new CliError('--records is for CSV: in JSON lines each record says what it is.');
  }
  if (flags.complete && flags.records !== undefined && flags.records !== 'product') {
    throw new CliError('--complete is for products: nothing else is ever withdrawn.');
  }
  return { file, flags };
}

function detectFormat(name) {
  const ending = path.extname(name.replace(/\.gz$/i, '')).toLowerCase();
  if (ARCHIVE_EXTENSIONS.includes(ending))
    throw new CliError(`A ${ending} file cannot be used here: JSON lines or CSV can.`);
  const format = FORMAT_BY_EXTENSION[ending];
  if (!format) throw new CliError(`${name} does not say its format by .jsonl or .csv: add --format.`);
  return format;
}

/** @param {string} file */
export function assertReadable(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new CliError(`There is no file ${file}.`);
  if (!stat.isFile()) throw new CliError(`${file} is not a file.`);
  try {
    accessSync(file, access.R_OK);
  } catch {
    throw new CliError(`${file} may not be read.`);
  }
}

/** @param {string} file */
export function assertWritable(file) {
  const folder = path.dirname(file);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new CliError(`${file} is a folder.`);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CliError(`There is no folder ${folder}.`);
  }
  try {
    accessSync(folder, access.W_OK);
  } catch {
    throw new CliError(`${folder} may not be written.`);
  }
}

const toArgs = (flags) =>
  Object.entries(flags).map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));

/**
 * Prepares the database and runs an import or export program with the terminal's output.
 * @param {{ help: string, program: string, check: (file: string) => void, options: import('node:util').ParseArgsConfig['options'] }} command
 */
export const runCatalogCommand = ({ help, program, check, options }) =>
  runMain(async () => {
    const args = process.argv.slice(2);
    if (args.includes('--help')) {
      process.stdout.write(help);
      return 0;
    }
    const { file, flags } = parseArguments(args, options);
    if (file !== undefined) check(file);
    if (process.env.API_BASE_URL) {
      throw new CliError('API_BASE_URL is set: this shop has no catalog of its own.');
    }
    const stop = getInterruptSignal();
    await prepareShop({ site: false });
    stop.throwIfAborted();
    const script = resolveFromRoot('src', 'lib', 'backend', program);
    // A separate process group, so that it gets each signal only once; it then shuts down by itself.
    const child = spawn(
      NODE_BIN,
      ['--import', EXIT_WITH_PARENT, script, ...toArgs(flags), '--', ...(file ? [file] : [])],
      {
        cwd: ROOT,
        env: createNodeEnv(process.env),
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: process.platform !== 'win32',
      },
    );
    forwardSignals(child);
    releaseSignals();
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => {
        if (signal) process.stderr.write(`Terminated by ${signal}: run the command again.\n`);
        resolve(code ?? 128 + constants.signals[signal]);
      });
    });
  });
