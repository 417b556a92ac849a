import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Sends commands over one WebSocket of the DevTools protocol. */
async function connect(address, onEvent) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)), { once: true });
  });
  const pending = new Map();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params } = JSON.parse(data);
    if (id === undefined) return onEvent(method, params);
    const request = pending.get(id);
    pending.delete(id);
    if (error) request?.reject(new Error(error.message));
    else request?.resolve(result);
  });
  const send = (method, params = {}, sessionId) => {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  };
  return { send, close: () => socket.close() };
}

async function launch(executablePath, profile) {
  const args = ['--headless', '--no-sandbox', '--no-first-run', '--disable-gpu', '--remote-debugging-port=0'];
  const browser = spawn(executablePath, [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise((resolve, reject) => {
    let printed = '';
    browser.stderr.on('data', (chunk) => {
      printed += chunk;
      const [, debuggerUrl] = /listening on (ws:\S+)/.exec(printed) ?? [];
      if (debuggerUrl) resolve(debuggerUrl);
    });
    browser.once('exit', () => reject(new Error(`the browser ended: ${printed}`)));
  });
  return { browser, address };
}

/**
 * Opens a browser tab over the DevTools protocol, because Playwright disables prerendering. A prerendered
 * page is a separate target of the tab.
 * @param {string} executablePath
 * @param {{ width: number, height: number }} size
 */
export async function openDevtoolsTab(executablePath, size) {
  const profile = mkdtempSync(path.join(tmpdir(), 'binaa-browser-'));
  const { browser, address } = await launch(executablePath, profile);
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  /** Sessions of the tab's pages, by target, the newest last. */
  const sessions = new Map();
  const { send, close } = await connect(address, (method, params) => {
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page')
      sessions.set(params.targetInfo.targetId, params.sessionId);
    if (method === 'Target.detachedFromTarget')
      for (const [target, session] of sessions) if (session === params.sessionId) sessions.delete(target);
  });
  const create = { url: 'about:blank', forTab: true, newWindow: true, ...size };
  const { targetId } = await send('Target.createTarget', create);
  const tab = await send('Target.attachToTarget', { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', attach, tab.sessionId);

  async function evaluateIn(sessionId, expression) {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', params, sessionId);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Returns the session of the visible page. */
  async function findVisiblePage() {
    for (const sessionId of [...sessions.values()].reverse())
      if ((await evaluateIn(sessionId, 'document.prerendering')) === false) return sessionId;
    throw new Error('The tab shows no page.');
  }

  /** Returns the number of prerendered pages that are complete. */
  async function countPrerendered() {
    const states = [...sessions.values()].map((sessionId) =>
      evaluateIn(sessionId, 'document.prerendering && document.readyState === "complete"').catch(() => false),
    );
    return (await Promise.all(states)).filter(Boolean).length;
  }

  return {
    countPrerendered,
    call: async (method, params) => send(method, params, await findVisiblePage()),
    evaluate: async (expression) => evaluateIn(await findVisiblePage(), expression),
    async stop() {
      close();
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
