import * as z from 'zod/mini';

// Schemas of the values of environment variables.

export const text = z.optional(z.string());
export const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.pipe(z.transform(Number), z.int().check(z.lte(65535))),
);
export const flag = z.pipe(
  z.enum(['0', '1', 'false', 'true']),
  z.transform((value) => value === '1' || value === 'true'),
);
export const origin = z.pipe(
  z.string().check(z.refine(isOrigin)),
  z.transform((url) => new URL(url).origin),
);
export const httpUrl = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((url) => url.replace(/\/+$/, '')),
);

export const endpointUrl = z.pipe(
  z.string().check(z.refine(isEndpointUrl)),
  z.transform((url) => new URL(url).href.replace(/\/+$/, '')),
);
export const scriptUrl = z.pipe(
  z.string().check(z.refine(isScriptUrl)),
  z.transform((url) => new URL(url).href),
);
export const tileUrl = z.pipe(
  z.string().check(z.refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)))),
  scriptUrl,
);
export const hosts = z.pipe(
  z.string().check(z.refine((list) => splitList(list).every(isHost))),
  z.transform(splitList),
);
export const cspSources = z.pipe(
  z.string().check(z.refine((list) => splitList(list).every(isPolicySource))),
  z.transform(splitList),
);
export const list = z.pipe(z.string(), z.transform(splitList));
export const count = z.pipe(
  z.string().check(z.regex(/^\d{1,7}$/)),
  z.pipe(z.transform(Number), z.int().check(z.gte(1))),
);
export const processCount = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/)),
  z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(64))),
);

const METHOD_TOGGLE = /^(ae|kw|sa|bh|qa|om):(card|mada|knet|benefit|naps|omannet|applepay|wallet|cash)$/;
export const methods = z.pipe(
  z.string().check(z.refine((value) => splitList(value).every((name) => METHOD_TOGGLE.test(name)))),
  z.transform(splitList),
);
const DELIVERY_TOGGLE = /^(ae|kw|sa|bh|qa|om):(home-delivery|click-collect)$/;
export const deliveryMethods = z.pipe(
  z.string().check(z.refine((value) => splitList(value).every((name) => DELIVERY_TOGGLE.test(name)))),
  z.transform(splitList),
);

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
}

// Whether the text is a host name, or an origin where the scheme matters.
function isHost(value: string): boolean {
  return isOrigin(value.includes('://') ? value : `https://${value}`) && !value.endsWith('/');
}

// Whether the text is a valid source of a content security policy.
function isPolicySource(value: string): boolean {
  return isHost(value) && isScriptUrl(value.includes('://') ? value : `https://${value}`);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
}

function isEndpointUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  return isScriptUrl(value) && !new URL(value).search;
}

// A query is allowed, because providers pass the API key in it.
function isScriptUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, hash } = new URL(value);
  // URL host names may contain characters that separate sources or directives of a content security policy.
  const isPlainHostname = /^[\w.-]+$|^\[[\da-f:.]+\]$/.test(hostname);
  return /^https?:$/.test(protocol) && isPlainHostname && !username && !password && !hash;
}
