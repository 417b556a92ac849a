import type { Loader } from 'astro/loaders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createArticleLoader } from '#lib/build/article-loader.ts';
import { createBuildClient } from '#lib/build/build-client.ts';
import type { Client } from '#lib/client/client.ts';
import { STATIC_PAGES } from '#lib/contract/content/pages.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { type LoaderHarness, openLoaderHarness } from '../loaders/loader-harness.ts';

let reader: LoaderHarness;
beforeAll(async () => {
  reader = await openLoaderHarness();
});
afterAll(() => reader.close());

type Entry = { id: string; data: { slug: string } };

/** The part of Astro that a loader needs: a store with the entries of the last good run. */
function openStore(entries: Entry[] = []) {
  const storedEntries = new Map(entries.map((entry) => [entry.id, entry]));
  const context = {
    store: { clear: () => storedEntries.clear(), set: (entry: Entry) => storedEntries.set(entry.id, entry) },
    parseData: async ({ data }: { data: unknown }) => data,
    generateDigest: (data: unknown) => JSON.stringify(data).length,
    logger: { error() {} },
  };
  return { storedEntries, run: (loader: Loader) => loader.load(context as never) };
}

const createSource = (createClient: (locale: Locale) => Client) => ({
  createClient,
  runThenClose: <T>(read: () => Promise<T>) => read(),
});

const build = (client: Client, locale: Locale) =>
  createBuildClient({ client, locale, base: 'http://commerce.test', source: { failureCount: 0 }, warn() {} });

it('each language and slug has one entry, with the same slugs in both languages', async () => {
  const { storedEntries, run } = openStore();
  await run(
    createArticleLoader(
      'masterclasses',
      createSource((locale) => build(reader.client(locale), locale)),
    ),
  );
  const slugs = (language: string) =>
    [...storedEntries.keys()]
      .filter((id) => id.startsWith(`${language}/`))
      .map((id) => id.slice(3))
      .sort();
  expect(slugs('en').length).toBeGreaterThan(0);
  expect(slugs('ar')).toEqual(slugs('en'));
  for (const [id, { data }] of storedEntries) expect(id.slice(3)).toBe(data.slug);
});

it('there is an entry for each static page in each language, and no other', async () => {
  const { storedEntries, run } = openStore();
  await run(
    createArticleLoader(
      'pages',
      createSource((locale) => build(reader.client(locale), locale)),
    ),
  );
  expect([...storedEntries.keys()].sort()).toEqual(
    STATIC_PAGES.flatMap((slug) => [`ar/${slug}`, `en/${slug}`]).sort(),
  );
});

it('a failed call leaves existing entries unchanged and is named', async () => {
  const old = { id: 'en/old', data: { slug: 'old' } };
  const { storedEntries, run } = openStore([old]);
  const broken = (locale: Locale): Client => {
    const client = reader.client(locale);
    let calls = 0;
    const failed = { ok: false, error: { code: 'UNAVAILABLE', status: 503, message: '' } };
    return {
      call: (async (...callArguments: Parameters<Client['call']>) => {
        calls += 1;
        return calls === 3 ? failed : client.call(...callArguments);
      }) as Client['call'],
    };
  };
  const loading = run(
    createArticleLoader(
      'blogs',
      createSource((locale) => build(broken(locale), locale)),
    ),
  );
  await expect(loading).rejects.toThrow(
    /call blog \(http:\/\/commerce\.test\/\S+, \w\w-ae\) failed with UNAVAILABLE/,
  );
  expect([...storedEntries.values()]).toEqual([old]);
});
