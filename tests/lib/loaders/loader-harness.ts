import type { Db } from '#lib/backend/db/database.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { type Client, createClient } from '#lib/client/client.ts';
import { createHeaders } from '#lib/client/request-headers.ts';
import type { LoaderContext } from '#lib/loaders/context.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createFunctionHarness } from '../../contract/harness/function-client.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../backend/databases.ts';

export const SITE = 'https://shop.example';

/** The seed's catalog and content behind the real gateway, as loaders use them. */
export interface LoaderHarness {
  db: Db;
  client(locale: Locale): Client;
  context(locale: Locale): LoaderContext;
  close(): Promise<void>;
}

export async function openLoaderHarness(clock?: () => number): Promise<LoaderHarness> {
  const db: Db = await openSeeded(testDatabases[0] as TestDatabase, buildSeedCatalog());
  const { backend } = createFunctionHarness(db, clock);
  const client = (locale: Locale): Client =>
    createClient({
      base: 'http://commerce.test',
      fetch: (request) => backend.handle(request),
      headers: (endpoint) =>
        createHeaders(endpoint, {
          locale,
          accessToken: undefined,
          organisation: 'binaa',
          subscriptionKey: undefined,
          client: undefined,
          createReference: () => crypto.randomUUID(),
        }),
    });
  return {
    db,
    client,
    context: (locale) => ({
      client: client(locale),
      locale,
      t: getTranslate(locale.language),
      siteUrl: SITE,
    }),
    close: () => backend.close(),
  };
}
