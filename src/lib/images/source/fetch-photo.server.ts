import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { ImageError } from '../image-error.ts';
import type { HostPolicy } from './allowed-hosts.ts';
import { isPublicAddress, lookupPublicAddress, PrivateAddressError } from './public-address.server.ts';

export interface FetchLimits {
  /** Maximum size of a photo in bytes. */
  maxBytes: number;
  /** Milliseconds for the whole fetch, redirects included. */
  timeoutMs: number;
  maxRedirects: number;
}

export const FETCH_LIMITS: FetchLimits = { maxBytes: 16 * 1024 * 1024, timeoutMs: 10_000, maxRedirects: 3 };

const HEADERS = { accept: 'image/avif,image/webp,image/*', 'user-agent': 'Binaa pictures' };
const REDIRECT_STATUSES = [301, 302, 303, 307, 308];
const NOT_FOUND_STATUSES = [404, 410];

// No keep-alive: the server may close a reused connection just when it is used again.
const agents = { 'http:': new http.Agent({ maxSockets: 8 }), 'https:': new https.Agent({ maxSockets: 8 }) };

/**
 * Creates the fetcher of photos. Only configured hosts are requested, also after redirects. Throws
 * ImageErrors.
 */
export function createPhotoFetcher(hosts: HostPolicy, limits: FetchLimits = FETCH_LIMITS) {
  return async (url: URL): Promise<Buffer> => {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    try {
      const response = await fetchWithRedirects(url, hosts, limits.maxRedirects, signal);
      return await readBody(response, limits.maxBytes);
    } catch (error) {
      if (error instanceof ImageError) throw error;
      if (signal.aborted) throw new ImageError(504, `${url.host} took too long.`);
      if (error instanceof PrivateAddressError) throw new ImageError(502, `${error.message}.`);
      throw new ImageError(502, `${url.host} cannot be reached.`);
    }
  };
}

async function fetchWithRedirects(url: URL, hosts: HostPolicy, maxRedirects: number, signal: AbortSignal) {
  let currentUrl = url;
  for (let redirectsLeft = maxRedirects; redirectsLeft >= 0; redirectsLeft -= 1) {
    const response = await sendRequest(currentUrl, hosts, signal);
    const status = response.statusCode ?? 0;
    if (status === 200) return response;
    response.destroy();
    const { location } = response.headers;
    if (NOT_FOUND_STATUSES.includes(status))
      throw new ImageError(404, `${currentUrl.host} has no such photo.`);
    if (!REDIRECT_STATUSES.includes(status) || !location || !URL.canParse(location, currentUrl)) {
      throw new ImageError(502, `${currentUrl.host} responded with ${status}.`);
    }
    currentUrl = new URL(location, currentUrl);
  }
  throw new ImageError(502, `${url.host} redirects too often.`);
}

function sendRequest(url: URL, hosts: HostPolicy, signal: AbortSignal): Promise<IncomingMessage> {
  const trust = hosts(url);
  if (!trust) throw new ImageError(502, 'The photo is redirected to a host that is not configured.');
  const isPublic = trust === 'public';
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address is not resolved, so `lookup` does not check it.
  if (isPublic && isIP(hostname) && !isPublicAddress(hostname)) {
    throw new PrivateAddressError(`${hostname} is a private address`);
  }
  const protocol = url.protocol as keyof typeof agents;
  const { get } = protocol === 'https:' ? https : http;
  const options = {
    agent: agents[protocol],
    headers: HEADERS,
    signal,
    ...(isPublic && { lookup: lookupPublicAddress }),
  };
  return new Promise((resolve, reject) => {
    get(url, options as https.RequestOptions, resolve).once('error', reject);
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = new ImageError(502, `The photo has more than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
    for await (const chunk of response) {
      length += (chunk as Buffer).length;
      if (length > maxBytes) throw tooLarge;
      chunks.push(chunk as Buffer);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks, length);
}
