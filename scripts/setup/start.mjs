import { constants } from 'node:os';
import { interruption, releaseSignals } from './interruption.mjs';
import { readPort, requirePort } from './machine.mjs';
import { prepare } from './prepare.mjs';
import { runMain } from './refusal.mjs';
import { bold, dim, say, seconds } from './say.mjs';
import { readAddress, spawnServer, waitUntilReady } from './serve.mjs';

/** The server itself has said its address; this is for whoever opens the shop for the first time. */
function welcome(since) {
  const countries = 'kw, sa, bh, qa, om';
  say(
    `    Twelve doors: /en-ae and /ar-ae, and the same with ${countries}. ${dim('Ctrl-C closes the shop.')}`,
  );
  say(`    ${dim(`Ready in ${seconds(Date.now() - since)}.`)}\n`);
}

// One Ctrl-C or one stop of a process group arrives here by several ways at once; a second wish comes later.
const SAME_WISH_MS = 500;

/** The server takes a second signal as "now, without finishing": it must not get one by accident. */
function passSignals(server) {
  let passed = 0;
  const pass = (signal) => {
    const now = Date.now();
    if (now - passed < SAME_WISH_MS) return;
    passed = now;
    server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
}

async function open() {
  const since = Date.now();
  const { env } = process;
  const port = readPort(env.PORT);
  await requirePort(port, env.HOST);
  const stop = interruption();
  say(`\n  ${bold('Binaa')}`);
  await prepare({ env });
  stop.throwIfAborted();
  // Preparing takes minutes the first time; the port may have gone meanwhile.
  await requirePort(port, env.HOST);
  say();
  const server = spawnServer({ env: { ...env, PORT: String(port) } });
  const ended = new Promise((resolve) => {
    server.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  passSignals(server);
  releaseSignals();
  if (await waitUntilReady(server, readAddress(env.HOST, port))) welcome(since);
  return ended;
}

export const start = () => runMain(open);
