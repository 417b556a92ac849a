import { join } from 'node:path';
import type { Client } from '#lib/client/client.ts';
import { closeCommerce, getCommerceConnection, isEmbeddedBackend } from '#lib/commerce.server.ts';
import { readEnv } from '#lib/env.server.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { createBuildClient } from './build-client.ts';
import { createResponseCopies } from './response-copies.server.ts';

/** Folder of response copies of a remote API, in DATA_DIR. */
const FOLDER = 'answers';

/** Prefix of build messages, so that they can be found in its output. */
export const BUILD_LOG_PREFIX = 'Build:';

const clients = new Map<Locale['tag'], Client>();
const source = { failureCount: 0 };

/** Creates a build client of a locale with an empty cache. */
export function createLocaleBuildClient(locale: Locale): Client {
  return createBuildClient({
    client: createPublicClient(locale),
    locale,
    base: getCommerceConnection(locale).baseUrl,
    // The embedded backend is always reachable: its failures are bugs and must not be hidden by copies.
    copies: isEmbeddedBackend() ? undefined : createResponseCopies(join(readEnv().DATA_DIR, FOLDER)),
    source,
    warn: (line) => process.stdout.write(`${BUILD_LOG_PREFIX} ${line}\n`),
  });
}

let activeReads = 0;

/**
 * Runs a read before pages are rendered and closes the commerce connection after the last concurrent read:
 * Astro discards the modules that load collections, and their backend must not serve the pages.
 */
export async function runThenCloseCommerce<T>(read: () => Promise<T>): Promise<T> {
  activeReads += 1;
  try {
    return await read();
  } finally {
    activeReads -= 1;
    if (activeReads === 0) await closeCommerce();
  }
}

/** Returns the build client of a locale, shared by all pages. */
export function getBuildClient(locale: Locale): Client {
  const client = clients.get(locale.tag) ?? createLocaleBuildClient(locale);
  clients.set(locale.tag, client);
  return client;
}
