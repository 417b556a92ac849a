import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { NODE_BIN } from '../cli/paths.mjs';
import { findFreePort } from '../server/ports.mjs';
import { waitUntilReady } from '../server/spawn-server.mjs';
import { measureRequestRate } from './request-rate.mjs';
import { median } from './statistics.mjs';

const ROUNDS = 3;

/** A bare server with one fixed response: the upper limit of Node on this machine. */
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
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url} returned status ${response.statusCode}`));
        else resolve({ headers: response.headers, body: Buffer.concat(chunks) });
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
 * Compares a page's throughput with a baseline server that returns the same bytes. Rounds alternate, so that
 * other load on the machine affects both.
 * @param {{ url: string, encoding: string, createUrl?: () => string }} page `createUrl` returns the URL of the next
 *   request
 * @returns {Promise<{ ratio: number, shop: number, baseline: number, bytes: number }>} requests per second
 */
export async function compareThroughput({ url, encoding, createUrl = () => url }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  try {
    const sample = await fetchOnce(agent, url, encoding);
    const baselineServer = await startBaseline(sample);
    try {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const shop = await measureRequestRate(() => fetchOnce(agent, createUrl(), encoding));
        const baseline = await measureRequestRate(() => fetchOnce(agent, baselineServer.url, encoding));
        rounds.push({ shop, baseline });
      }
      const shop = median(rounds.map((round) => round.shop));
      const baseline = median(rounds.map((round) => round.baseline));
      return { ratio: shop / baseline, shop, baseline, bytes: sample.body.length };
    } finally {
      baselineServer.stop();
    }
  } finally {
    agent.destroy();
  }
}
