import { join } from 'node:path';
import type { Client } from '#lib/client/client.ts';
import { closeCommerce, getCommerceConnection, isEmbeddedBackend } from '#lib/commerce.server.ts';
import { readEnv } from '#lib/env.server.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { createBuildClient } from './build-client.ts';
import { createResponseCopies } from './response-copies.server.ts';

/** Where the last good answers of a remote API lie, in DATA_DIR. */
const FOLDER = 'answers';

/** What a build says, so that whoever runs it can pick it out. */
export const BUILD_LOG_PREFIX = 'Build:';

const clients = new Map<Locale['tag'], Client>();
const source = { failureCount: 0 };

/** New calls of a build in a locale, which remember nothing of earlier ones. */
export function createLocaleBuildClient(locale: Locale): Client {
  return createBuildClient({
    client: createPublicClient(locale),
    locale,
    base: getCommerceConnection(locale).baseUrl,
    // The embedded backend is never away: what fails there is a fault of ours, and nothing hides it.
    copies: isEmbeddedBackend() ? undefined : createResponseCopies(join(readEnv().DATA_DIR, FOLDER)),
    source,
    warn: (line) => process.stdout.write(`${BUILD_LOG_PREFIX} ${line}\n`),
  });
}

let readings = 0;

/**
 * Reads something before the pages are drawn, and after the last of those that read at once closes what was opened:
 * Astro takes the modules away that it reads collections with, and a backend of theirs must not serve the pages.
 */
export async function runThenCloseCommerce<T>(read: () => Promise<T>): Promise<T> {
  readings += 1;
  try {
    return await read();
  } finally {
    readings -= 1;
    if (readings === 0) await closeCommerce();
  }
}

/** The calls of this build in a locale: the same client for all of its pages. */
export function getBuildClient(locale: Locale): Client {
  const client = clients.get(locale.tag) ?? createLocaleBuildClient(locale);
  clients.set(locale.tag, client);
  return client;
}
