import fc from 'fast-check';
import { createRequests } from './requests.mjs';

const MAX_RESPONSE_MS = 2000;

const BATCH_SIZE = 500;
const STACK_TRACE = /\bat [\w.<> ]*\(?(?:file:|node:|\/)[^\s)]*:\d+:\d+/;
// 503 with Retry-After and 501 are expected; other 5xx are faults.
const isServerError = ({ status, headers }) =>
  status >= 500 && !(status === 503 && headers.has('retry-after')) && status !== 501;

/**
 * Returns why a response is wrong; undefined when it is correct.
 * @param {Response} response @param {string} text @param {number} ms
 */
function findFault(response, text, ms) {
  if (isServerError(response)) return `status ${response.status}`;
  if (STACK_TRACE.test(text)) return 'a stack trace';
  if (ms > MAX_RESPONSE_MS) return `${Math.round(ms)} ms`;
  return undefined;
}

async function sendRequest(origin, { method, path, headers, body }, cookie) {
  const startedAt = performance.now();
  try {
    const response = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(10 * MAX_RESPONSE_MS),
    });
    const text = await response.text();
    return { response, fault: findFault(response, text, performance.now() - startedAt) };
  } catch (error) {
    // `fetch` itself rejects some methods and headers; other errors are failures of the shop.
    if (error instanceof TypeError && error.cause === undefined) return {};
    return { fault: String(error.cause ?? error) };
  }
}

/** Stores the cookies of a visitor, as a browser does. */
function updateCookies(cookies, response) {
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (name) cookies.set(name, value);
  }
}

/**
 * Sends random requests to a shop and collects the faulty responses. The same seed sends the same requests.
 * @param {{ origin: string, runs: number, seed: number, concurrency?: number, onProgress?: (sent: number) => void }} options
 */
export async function fuzzShop({ origin, runs, seed, concurrency = 8, onProgress = () => undefined }) {
  const requests = createRequests(origin);
  /** @type {{ request: import('./requests.mjs').FuzzRequest, fault: string }[]} */
  const faults = [];
  const statuses = new Map();
  let sent = 0;
  for (let batch = 0; sent < runs; batch += 1) {
    const queue = fc.sample(requests, {
      numRuns: Math.min(BATCH_SIZE, runs - sent),
      seed: seed * 7919 + batch,
    });
    // Each worker is a separate visitor.
    const workers = Array.from({ length: concurrency }, async () => {
      const cookies = new Map();
      for (let request = queue.pop(); request; request = queue.pop()) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const { response, fault } = await sendRequest(origin, request, cookie);
        if (response) updateCookies(cookies, response);
        statuses.set(response?.status ?? 0, (statuses.get(response?.status ?? 0) ?? 0) + 1);
        if (fault) faults.push({ request, fault });
        sent += 1;
      }
    });
    await Promise.all(workers);
    onProgress(sent);
  }
  return { sent, statuses, faults };
}
