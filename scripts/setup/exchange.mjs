import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fromRoot, NODE, ROOT, withRuntime } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { Refusal, runMain } from './refusal.mjs';

const ALLOWED = { format: ['jsonl', 'csv'], records: ['product', 'category', 'brand', 'shade', 'store'] };

/** The file that a command line names; says in one line what is wrong with the rest of it.
 * @param {string[]} args @param {import('node:util').ParseArgsConfig['options']} options */
export function readFileArgument(args, options) {
  let read;
  try {
    read = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${error.message.split('. ')[0]}: see --help.`);
  }
  for (const [flag, allowed] of Object.entries(ALLOWED)) {
    const value = read.values[flag];
    if (value !== undefined && !allowed.includes(value)) {
      throw new Refusal(`--${flag} is one of ${allowed.join(', ')}.`);
    }
  }
  if (read.positionals.length !== 1) throw new Refusal('Name one file: see --help.');
  return read.positionals[0];
}

function requireFile(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new Refusal(`There is no file ${file}.`);
  if (!stat.isFile()) throw new Refusal(`${file} is not a file.`);
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new Refusal(`${file} may not be read.`);
  }
}

/** Prepares the database and runs a program of the catalogue's exchange on it, with the terminal as it is.
 * @param {{ help: string, program: string, mustExist: boolean, options: import('node:util').ParseArgsConfig['options'] }} what */
export async function runExchange({ help, program, mustExist, options }) {
  await runMain(async () => {
    const args = process.argv.slice(2);
    if (args.includes('--help')) {
      process.stdout.write(help);
      return 0;
    }
    const file = readFileArgument(args, options);
    if (mustExist) requireFile(file);
    if (process.env.API_BASE_URL) {
      throw new Refusal('API_BASE_URL is set: this shop keeps no catalogue of its own.');
    }
    await prepare({ site: false });
    const absolute = args.map((arg) => (arg === file ? path.resolve(file) : arg));
    const script = fromRoot('src', 'lib', 'backend', 'exchange', program);
    const child = spawn(NODE, [script, ...absolute], {
      cwd: ROOT,
      env: withRuntime(process.env),
      stdio: 'inherit',
    });
    // The program ends in good order by itself; this one waits for it.
    const wait = () => {};
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, wait);
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    });
  });
}
