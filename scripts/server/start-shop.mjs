import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { runMain } from '../cli/cli-error.mjs';
import { forwardSignals } from '../cli/forward-signals.mjs';
import { getInterruptSignal, releaseSignals } from '../cli/interrupt-signal.mjs';
import { bold, dim, formatSeconds, printLine } from '../cli/output.mjs';
import { resolveFromRoot } from '../cli/paths.mjs';
import { prepareShop } from '../setup/prepare.mjs';
import { assertPortFree, parsePort } from './ports.mjs';
import { getLocalUrl, spawnServer, waitUntilReady } from './spawn-server.mjs';

/**
 * Returns the URL of the sandbox mailbox; undefined when messages are really sent.
 * @param {NodeJS.ProcessEnv} env @param {number} port
 */
export function getMailboxUrl(env, port) {
  if (env.SMTP_URL?.trim() || env.API_BASE_URL?.trim()) return undefined;
  try {
    const key = readFileSync(resolveFromRoot(env.DATA_DIR?.trim() || 'data', 'mailbox-key'), 'utf8').trim();
    const site = env.SITE_URL?.trim().replace(/\/+$/, '') || `http://localhost:${port}`;
    return `${site}/sandbox/mailbox?key=${key}`;
  } catch {
    return undefined;
  }
}

/**
 * Whether a URL, `http://localhost` by default, is a loopback address.
 * @param {string | undefined} site
 */
function isLoopback(site) {
  const { hostname } = new URL(site ?? 'http://localhost');
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Returns a line for each sample account; none when they are not seeded.
 * @param {NodeJS.ProcessEnv} env
 */
export function listSampleAccounts(env) {
  const readVariable = (name) => env[name]?.trim() || undefined;
  const isLocal =
    !readVariable('DATABASE_URL') && !readVariable('SMTP_URL') && isLoopback(readVariable('SITE_URL'));
  const setting = readVariable('SEED_ACCOUNTS');
  if (readVariable('API_BASE_URL') || !(setting ? ['1', 'true'].includes(setting) : isLocal)) return [];
  const file = resolveFromRoot('src', 'lib', 'backend', 'seed', 'sample-accounts.json');
  const descriptions = {
    customer: 'has ordered before',
    employee: 'works here',
    migrated: 'must choose a new password',
  };
  return JSON.parse(readFileSync(file, 'utf8')).map(
    ({ kind, email, password }) => `${email} with ${password} ${descriptions[kind]}`,
  );
}

/** Prints the summary below the address, which the server has printed. */
function printSummary(startedAt, mailbox, accounts) {
  const countries = 'kw, sa, bh, qa, om';
  printLine(
    `    Home pages: /en-ae and /ar-ae, and the same with ${countries}. ${dim('Ctrl-C stops the shop.')}`,
  );
  for (const [index, line] of accounts.entries())
    printLine(`    ${index === 0 ? 'Sign in as:' : '           '} ${line}`);
  if (mailbox) printLine(`    Mail and SMS of this shop: ${mailbox}`);
  printLine(`    ${dim(`Ready in ${formatSeconds(Date.now() - startedAt)}.`)}\n`);
}

async function prepareAndServe() {
  const startedAt = Date.now();
  const { env } = process;
  const port = parsePort(env.PORT);
  await assertPortFree(port, env.HOST);
  const stop = getInterruptSignal();
  printLine(`\n  ${bold('Binaa')}`);
  await prepareShop({ env });
  stop.throwIfAborted();
  // The first preparation takes minutes; another program may have taken the port.
  await assertPortFree(port, env.HOST);
  printLine();
  const server = spawnServer({ env: { ...env, PORT: String(port) } });
  const ended = new Promise((resolve) => {
    server.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  forwardSignals(server);
  releaseSignals();
  if (await waitUntilReady(server, getLocalUrl(env.HOST, port)))
    printSummary(startedAt, getMailboxUrl(env, port), listSampleAccounts(env));
  return ended;
}

export const startShop = () => runMain(prepareAndServe);
