import { CliError, runMain } from '../cli/cli-error.mjs';
import { parseFlags } from '../cli/flags.mjs';
import { getInterruptSignal } from '../cli/interrupt-signal.mjs';
import { bold, printLine } from '../cli/output.mjs';
import { assertPortFree, findFreePort, parsePort } from '../server/ports.mjs';
import { spawnServer, waitUntilReady } from '../server/spawn-server.mjs';
import { getMailboxUrl } from '../server/start-shop.mjs';
import { startPostgres } from '../services/postgres.mjs';
import { startRedis } from '../services/redis.mjs';
import { prepareShop } from '../setup/prepare.mjs';
import { CHECK_EVERY_MS, startProxy } from './proxy.mjs';

const HELP = `npm run stack -- [--instances 2]

Starts a PostgreSQL, a Redis, instances of the shop and a proxy in front of them on this machine, for trying how a shop of
several machines behaves. Ctrl-C stops all. The PostgreSQL is empty at each start and deleted at the end; one of DATABASE_URL is used
instead, and kept. So is a Redis of REDIS_URL. An instance that ends is started again.
`;

const RESTART_MS = 1000;
const STOP_MS = 10_000;

/** Keeps an instance running until `stop`. */
async function startInstance(name, env) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let server;
  let restartTimer;
  let isStopping = false;
  const open = () => {
    server = spawnServer({ env: { ...env, HOST: '127.0.0.1', PORT: String(port) } });
    printLine(`    ${name}: ${url}, process ${server.pid}`);
    server.once('exit', () => {
      if (!isStopping) restartTimer = setTimeout(open, RESTART_MS);
    });
  };
  open();
  return {
    url,
    isReady: () => waitUntilReady(server, url),
    async stop() {
      isStopping = true;
      clearTimeout(restartTimer);
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      const killTimer = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(killTimer);
    },
  };
}

function readInstanceCount(args) {
  const { values } = parseFlags({
    args,
    options: { help: { type: 'boolean' }, instances: { type: 'string', default: '2' } },
  });
  if (values.help) return undefined;
  const count = Number(values.instances);
  if (Number.isInteger(count) && count >= 1 && count <= 16) return count;
  throw new CliError('--instances is a number from 1 to 16.');
}

/** @param {string[]} args */
export const startStack = (args) =>
  runMain(async () => {
    const count = readInstanceCount(args);
    if (count === undefined) {
      process.stdout.write(HELP);
      return 0;
    }
    const port = parsePort(process.env.PORT);
    await assertPortFree(port, process.env.HOST);
    const interrupt = getInterruptSignal();
    printLine(`\n  ${bold('Binaa')}: ${count} instances behind a proxy`);
    const stops = [];
    try {
      const env = {
        SEED_ACCOUNTS: '1',
        TRUST_PROXY: '1',
        SITE_URL: `http://localhost:${port}`,
        ...process.env,
      };
      for (const [name, start] of Object.entries({ DATABASE_URL: startPostgres, REDIS_URL: startRedis })) {
        if (env[name]) continue;
        const service = await start();
        stops.unshift(service.stop);
        env[name] = service.url;
        printLine(`    ${name}=${service.url}`);
      }
      await prepareShop({ env });
      const instances = [];
      for (let index = 1; index <= count; index += 1) {
        interrupt.throwIfAborted();
        const instance = await startInstance(`Instance ${index}`, env);
        stops.unshift(instance.stop);
        instances.push(instance);
        await instance.isReady();
      }
      const targets = instances.map(({ url }) => url);
      const host = process.env.HOST || '0.0.0.0';
      const proxy = await startProxy({ targets, port, host, checkEveryMs: CHECK_EVERY_MS });
      stops.unshift(proxy.close);
      printLine(`\n    The shop: ${bold(env.SITE_URL || proxy.url)}. Ctrl-C stops everything.`);
      const mailbox = getMailboxUrl(env, port);
      if (mailbox) printLine(`    Mail and SMS of this shop: ${mailbox}`);
      await new Promise((resolve) => interrupt.addEventListener('abort', resolve, { once: true }));
      return 0;
    } finally {
      for (const stop of stops) await stop();
    }
  });
