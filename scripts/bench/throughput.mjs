import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { NODE_BIN } from '../cli/paths.mjs';
import { findFreePort } from '../server/ports.mjs';
import { waitUntilReady } from '../server/spawn-server.mjs';
import { measureRequestRate, median } from './statistics.mjs';

const ROUNDS = 3;

/** A server with one fixed response: the upper limit of Node on this machine. */
const BASELINE_SERVER = `process.once('message', ({ port, headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  require('node:http').createServer((request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  }).listen(port, '127.0.0.1');
});`;

const fetchOnce = (agent, url, encoding) =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url} returned status ${response.statusCode}`));
        else resolve({ headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    request.on('error', reject);
  });

async function startBaseline(sample) {
  const port = await findFreePort();
  const child = spawn(NODE_BIN, ['--eval', BASELINE_SERVER], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const headers = { 'content-type': sample.headers['content-type'], 'content-length': sample.body.length };
  if (sample.headers['content-encoding']) headers['content-encoding'] = sample.headers['content-encoding'];
  child.send({ port, headers, body: sample.body.toString('base64') });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, url);
  return { url, stop: () => child.kill() };
}

/**
 * Compares a page's throughput with a bare server that returns the same bytes. Rounds alternate, so that
 * other load on the machine affects both.
 * @param {{ url: string, encoding: string, vary?: () => string }} page `vary` gives each request its own address
 * @returns {Promise<{ ratio: number, shop: number, bare: number, bytes: number }>}
 */
export async function compareThroughput({ url, encoding, vary = () => url }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  try {
    const sample = await fetchOnce(agent, url, encoding);
    const bare = await startBaseline(sample);
    try {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const shop = await measureRequestRate(() => fetchOnce(agent, vary(), encoding));
        rounds.push({ shop, bare: await measureRequestRate(() => fetchOnce(agent, bare.url, encoding)) });
      }
      const shop = median(rounds.map((round) => round.shop));
      const best = median(rounds.map((round) => round.bare));
      return { ratio: shop / best, shop, bare: best, bytes: sample.body.length };
    } finally {
      bare.stop();
    }
  } finally {
    agent.destroy();
  }
}
