import { LRUCache } from 'lru-cache';
import { followVersion } from '#lib/cache/follow.ts';
import { purgeAll } from '#lib/cache/store.ts';
import { type Client, createClient, type Result } from '#lib/client/client.ts';
import { type HeaderFacts, makeHeaders } from '#lib/client/headers.ts';
import { categoryNavigation, productShades } from '#lib/contract/catalog.ts';
import { headerFooter } from '#lib/contract/content.ts';
import { countryList, searchPlaceholder, searchTrend } from '#lib/contract/editorial.ts';
import { createToken } from '#lib/contract/token.ts';
import { DEFAULT_LOCALE, type Locale } from '#lib/locale/locale.ts';
import type { Backend } from './backend/backend.ts';
import { closeBackend, getBackend } from './backend/embedded.ts';
import { readEnv } from './env.server.ts';

// The one place that chooses the backend: in this process, or a remote API of the same contract.

const PATIENCE_MS = 30_000;
const IN_PROCESS = 'http://commerce.internal';

type Fetch = (request: Request) => Promise<Response>;

/** How this shop reaches commerce. */
export interface Reach {
  base: string;
  fetch: Fetch;
  facts: Omit<HeaderFacts, 'accessToken'>;
}

/** Whether the embedded backend serves this shop, and with it the sandbox pages. */
export function isEmbedded(): boolean {
  return readEnv().API_BASE_URL === undefined;
}

// The front asks whether the shop is ready, and closes what is open when it ends.
const front = globalThis as {
  [key: symbol]: (() => Promise<boolean>) | (() => Promise<void>)[] | undefined;
};
const READY = Symbol.for('binaa.ready');
const CLOSE = Symbol.for('binaa.close');

let isFollowed = false;

function follow(backend: Backend): void {
  if (isFollowed) return;
  isFollowed = true;
  const stop = followVersion(
    () => backend.catalogVersion(),
    () => {
      // First, or a page that is drawn anew would be stored with the menu of before.
      asked.clear();
      purgeAll();
    },
  );
  front[CLOSE] = [
    async () => {
      stop();
      await backend.close();
    },
  ];
}

async function openEmbedded(): Promise<Backend> {
  const backend = await getBackend();
  follow(backend);
  return backend;
}

async function callEmbedded(request: Request, cause: Cause | undefined): Promise<Response> {
  // A build asks for nobody, and what it is told once it does not follow.
  const backend = await (cause ? openEmbedded() : getBackend());
  return backend.handle(request, { address: cause?.clientAddress });
}

// Nothing is opened until somebody asks: this module is loaded by a build too.
front[READY] = async () => !isEmbedded() || (await openEmbedded()).ready();

/** Lets go of what calls have opened, where no front does: between the steps of a build. */
export const closeCommerce = closeBackend;

function callRemote(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
}

// One request of a visitor makes several calls: each is named after it.
function numberReferences(reference: string | null | undefined): () => string {
  let calls = 0;
  return () => {
    calls += 1;
    return reference ? `${reference}-${calls}` : crypto.randomUUID();
  };
}

/** Who causes a call: his address bounds how often he may ask, his request's reference names it in the logs. */
export interface Cause {
  clientAddress?: string;
  request: Request;
}

/** Base address, transport and header facts for a locale. */
export function reachCommerce(locale: Locale, cause?: Cause): Reach {
  const env = readEnv();
  const remote = env.API_BASE_URL;
  return {
    base: remote ?? IN_PROCESS,
    fetch: remote ? callRemote : (request) => callEmbedded(request, cause),
    facts: {
      locale,
      organisation: env.API_ORG_ID,
      subscriptionKey: env.API_SUBSCRIPTION_KEY,
      client: env.API_CLIENT_ID ? { id: env.API_CLIENT_ID, secret: env.API_CLIENT_SECRET ?? '' } : undefined,
      makeReference: numberReferences(cause?.request.headers.get('x-reference-code')),
    },
  };
}

/** A client for what every visitor sees alike: it has no token. */
export function createPublicClient(locale: Locale, cause?: Cause): Client {
  const { base, fetch, facts } = reachCommerce(locale, cause);
  const client = createClient({
    base,
    fetch,
    headers: (endpoint) => makeHeaders(endpoint, { ...facts, accessToken: undefined }),
  });
  return {
    call: (endpoint, input) => {
      const ask = () => client.call(endpoint, input);
      return FRAME.has(endpoint.name)
        ? askOnce(`${endpoint.name} ${locale.tag} ${JSON.stringify(input.params ?? '')}`, ask)
        : ask();
    },
  };
}

// Menu, header and footer are on every page, and a fan deck is long; none has a word about who looks. They are
// asked for once a second in each locale, however many pages are drawn meanwhile.
const FRAME: ReadonlySet<string> = new Set(
  [categoryNavigation, headerFooter, searchPlaceholder, searchTrend, countryList, productShades].map(
    ({ name }) => name,
  ),
);
const SECOND_MS = 1000;
const MOST_ASKED = 200;
const asked = new LRUCache<string, Promise<Result<unknown>>>({
  max: MOST_ASKED,
  ttl: SECOND_MS,
  // No timer that caches the time.
  ttlResolution: 0,
});

function askOnce<T>(key: string, ask: () => Promise<Result<T>>): Promise<Result<T>> {
  const known = asked.get(key);
  if (known) return known as Promise<Result<T>>;
  const result = ask();
  asked.set(key, result);
  // Who asks after a failure may be luckier. The client answers whatever goes wrong: it never throws.
  void result.then(({ ok }) => {
    if (!ok && asked.peek(key) === result) asked.delete(key);
  });
  return result;
}

const tokens = new Map<string, Promise<Result<string>>>();

/** A new token for a guest. Requests of the same guest that come meanwhile share it. */
export function getToken(guestId: string, locale: Locale, cause: Cause): Promise<Result<string>> {
  const running = tokens.get(guestId);
  if (running) return running;
  const token = createPublicClient(locale, cause)
    .call(createToken, { body: { guestId } })
    .then((result) => (result.ok ? { ok: true as const, data: result.data.accessToken } : result))
    .finally(() => tokens.delete(guestId));
  tokens.set(guestId, token);
  return token;
}

// What a cache needs to ask, and nothing of the visitor.
const ASKED = ['accept', 'if-none-match'];
const ANSWERED = ['content-type', 'cache-control', 'etag', 'x-content-type-options'];

function pickHeaders(headers: Headers, names: readonly string[]): Headers {
  const picked = names.map((name) => [name, headers.get(name)] as const);
  return new Headers(picked.filter((pair): pair is [string, string] => pair[1] !== null));
}

/** A picture of the catalogue, from the backend that knows the goods. */
export async function fetchMedia(request: Request, path: string): Promise<Response> {
  const { base, fetch } = reachCommerce(DEFAULT_LOCALE, { request });
  const headers = pickHeaders(request.headers, ASKED);
  const reply = await fetch(new Request(base + path, { headers, method: request.method }));
  return new Response(reply.body, { status: reply.status, headers: pickHeaders(reply.headers, ANSWERED) });
}
