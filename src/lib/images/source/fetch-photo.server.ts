import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { ImageError } from '../image-error.ts';
import type { HostPolicy } from './allowed-hosts.ts';
import { isPublicAddress, lookupPublicAddress, PrivateAddressError } from './public-address.server.ts';

export interface FetchLimits {
  /** Maximum size of a photo in bytes. */
  bytes: number;
  /** Milliseconds for the whole fetch, redirects included. */
  time: number;
  redirects: number;
}

export const FETCH_LIMITS: FetchLimits = { bytes: 16 * 1024 * 1024, time: 10_000, redirects: 3 };

const HEADERS = { accept: 'image/avif,image/webp,image/*', 'user-agent': 'Binaa pictures' };
const REDIRECTS = [301, 302, 303, 307, 308];
const GONE = [404, 410];

// No keep-alive: the server may close a reused connection just when it is used again.
const agents = { 'http:': new http.Agent({ maxSockets: 8 }), 'https:': new https.Agent({ maxSockets: 8 }) };

/**
 * Creates the fetcher of photos. Only configured hosts are requested, also after redirects. Throws
 * ImageErrors.
 */
export function createPhotoFetcher(hosts: HostPolicy, limits: FetchLimits = FETCH_LIMITS) {
  return async (url: URL): Promise<Buffer> => {
    const signal = AbortSignal.timeout(limits.time);
    try {
      const answer = await fetchWithRedirects(url, hosts, limits.redirects, signal);
      return await readBody(answer, limits.bytes);
    } catch (error) {
      if (error instanceof ImageError) throw error;
      if (signal.aborted) throw new ImageError(504, `${url.host} took too long.`);
      if (error instanceof PrivateAddressError) throw new ImageError(502, `${error.message}.`);
      throw new ImageError(502, `${url.host} cannot be reached.`);
    }
  };
}

async function fetchWithRedirects(url: URL, hosts: HostPolicy, redirects: number, signal: AbortSignal) {
  let at = url;
  for (let left = redirects; left >= 0; left -= 1) {
    const answer = await sendRequest(at, hosts, signal);
    const status = answer.statusCode ?? 0;
    if (status === 200) return answer;
    answer.destroy();
    const { location } = answer.headers;
    if (GONE.includes(status)) throw new ImageError(404, `${at.host} has no such photograph.`);
    if (!REDIRECTS.includes(status) || !location || !URL.canParse(location, at)) {
      throw new ImageError(502, `${at.host} answered ${status}.`);
    }
    at = new URL(location, at);
  }
  throw new ImageError(502, `${url.host} redirects too often.`);
}

function sendRequest(url: URL, hosts: HostPolicy, signal: AbortSignal): Promise<IncomingMessage> {
  const trust = hosts(url);
  if (!trust) throw new ImageError(502, 'The photograph is redirected to a host that is not configured.');
  const isOpen = trust === 'public';
  const name = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address is not resolved, so `lookup` does not check it.
  if (isOpen && isIP(name) && !isPublicAddress(name)) {
    throw new PrivateAddressError(`${name} is a private address`);
  }
  const protocol = url.protocol as keyof typeof agents;
  const { get } = protocol === 'https:' ? https : http;
  const options = {
    agent: agents[protocol],
    headers: HEADERS,
    signal,
    ...(isOpen && { lookup: lookupPublicAddress }),
  };
  return new Promise((resolve, reject) => {
    get(url, options as https.RequestOptions, resolve).once('error', reject);
  });
}

async function readBody(answer: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = new ImageError(502, `The photograph has more than ${Math.floor(most / 1024 / 1024)} MB.`);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    if (Number(answer.headers['content-length'] ?? 0) > most) throw tooLarge;
    for await (const chunk of answer) {
      length += (chunk as Buffer).length;
      if (length > most) throw tooLarge;
      chunks.push(chunk as Buffer);
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks, length);
}
