import { watchCatalog } from '#lib/cache/watch-catalog.ts';
import { watchRatings } from '#lib/cache/watch-ratings.ts';
import { createBaseHeaders, type HeaderOptions } from '#lib/client/request-headers.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Backend } from './backend/backend.ts';
import { closeEmbeddedBackend, getEmbeddedBackend } from './backend/embedded.ts';
import { readEnv } from './env.server.ts';
import { createRemoteFetch } from './remote-api.server.ts';

// The only module that chooses the backend: embedded in this process, or a remote API with the same contract.

const EMBEDDED_BASE_URL = 'http://commerce.internal';

// Shared by the process, so that all calls use one circuit breaker.
const remoteFetch = createRemoteFetch();

/** Base URL, transport and header options of the commerce backend. */
export interface CommerceConnection {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  headerOptions: Omit<HeaderOptions, 'accessToken'>;
  /** Returns the headers of a request outside the contract: an image, a search. */
  createHeaders: () => Record<string, string>;
}

/**
 * The request for which the backend is called: its network address is rate-limited, its reference code appears
 * in the log.
 */
export interface Caller {
  clientAddress?: string;
  request: Request;
}

/** Whether this shop runs on the embedded backend, which also has the sandbox pages. */
export function isEmbeddedBackend(): boolean {
  return readEnv().API_BASE_URL === undefined;
}

export function getCommerceConnection(locale: Locale, caller?: Caller): CommerceConnection {
  const env = readEnv();
  const remoteUrl = env.API_BASE_URL;
  const headerOptions = {
    locale,
    organisation: env.API_ORG_ID,
    subscriptionKey: env.API_SUBSCRIPTION_KEY,
    client: env.API_CLIENT_ID ? { id: env.API_CLIENT_ID, secret: env.API_CLIENT_SECRET ?? '' } : undefined,
    createReference: createReferenceGenerator(caller?.request.headers.get('x-reference-code')),
  };
  return {
    baseUrl: remoteUrl ?? EMBEDDED_BASE_URL,
    fetch: remoteUrl ? remoteFetch : (request) => fetchFromEmbeddedBackend(request, caller),
    headerOptions,
    createHeaders: () => createBaseHeaders(headerOptions),
  };
}

/** Closes the embedded backend where no front server does: between the steps of a build. */
export const closeCommerce = closeEmbeddedBackend;

// Read by the front server: the readiness check, and the shutdown hook.
const globalHooks = globalThis as {
  [key: symbol]: (() => Promise<unknown>) | (() => Promise<void>)[] | undefined;
};
const READY = Symbol.for('binaa.ready');
const CLOSE = Symbol.for('binaa.close');
const COUNTS = Symbol.for('binaa.counts');

// Nothing is opened when this module is loaded, because a build loads it too.
globalHooks[READY] = async () => !isEmbeddedBackend() || (await openEmbeddedBackend()).isReady();

// Read by the front server's metrics. With a remote API there are no counts.
globalHooks[COUNTS] = async () => (isEmbeddedBackend() ? (await openEmbeddedBackend()).counts() : undefined);

let isWatchingCatalog = false;

/** Returns the embedded backend; the first call starts watching its catalog version to purge caches. */
async function openEmbeddedBackend(): Promise<Backend> {
  const backend = await getEmbeddedBackend();
  if (isWatchingCatalog) return backend;
  isWatchingCatalog = true;
  const stopWatching = [
    watchCatalog(() => backend.catalogVersion(), backend.signals?.catalog),
    watchRatings(backend.ratingChanges, { changeSignal: backend.signals?.ratings }),
  ];
  globalHooks[CLOSE] = [
    async () => {
      for (const stop of stopWatching) stop();
      await backend.close();
    },
  ];
  return backend;
}

async function fetchFromEmbeddedBackend(request: Request, caller: Caller | undefined): Promise<Response> {
  // In a build, calls have no caller and the catalog version is not watched.
  const backend = await (caller ? openEmbeddedBackend() : getEmbeddedBackend());
  return backend.handle(request, { address: caller?.clientAddress });
}

/** Returns a function that appends a call number to the reference code of a request. */
function createReferenceGenerator(reference: string | null | undefined): () => string {
  let callCount = 0;
  return () => {
    callCount += 1;
    return reference ? `${reference}-${callCount}` : crypto.randomUUID();
  };
}
