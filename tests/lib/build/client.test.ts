import { expect, it } from 'vitest';
import { type BuildClientOptions, createBuildClient, type ResponseCopies } from '#lib/build/build-client.ts';
import type { Client, Result } from '#lib/client/client.ts';
import { blog, headerFooter, masterclassLanding } from '#lib/contract/content/pages.ts';
import type { ErrorCode } from '#lib/contract/errors.ts';
import { getLocale } from '#lib/locale/locale.ts';

const landing = { title: 'Classes', description: 'All classes.', lead: 'Come.' };
const masterclasses = { landing, masterclasses: [] };
const found = (data: unknown): Result<unknown> => ({ ok: true, data });
const failed = (code: ErrorCode, status: number): Result<unknown> => ({
  ok: false,
  error: { code, status, message: '' },
});

/** Stored copies in memory, dated 1970. */
function createMemoryCopies(
  kept = new Map<string, unknown>(),
): ResponseCopies & { kept: Map<string, unknown> } {
  return {
    kept,
    read: async (name) => (kept.has(name) ? { savedAt: 0, data: kept.get(name) } : undefined),
    write: async (name, data) => void kept.set(name, data),
  };
}

function openBuildClient(responses: () => Result<unknown>, options: Partial<BuildClientOptions> = {}) {
  const calls: string[] = [];
  const warnings: string[] = [];
  const client = {
    call: async ({ name }: { name: string }) => {
      calls.push(name);
      return responses();
    },
  } as unknown as Client;
  const built = createBuildClient({
    client,
    locale: getLocale('ar', 'kw'),
    base: 'https://api.example',
    source: { failureCount: 0 },
    warn: (line) => warnings.push(line),
    ...options,
  });
  return { built, calls, warnings };
}

it('equal calls of all pages are made once, calls with other input separately', async () => {
  const { built, calls } = openBuildClient(() => found(masterclasses));
  const replies = await Promise.all([built.call(masterclassLanding, {}), built.call(masterclassLanding, {})]);
  expect(replies[0]).toBe(replies[1]);
  await built.call(blog, { params: { slug: 'one' } });
  await built.call(blog, { params: { slug: 'two' } });
  expect(calls).toEqual(['masterclassLanding', 'blog', 'blog']);
});

it('a failed call without an earlier copy ends the build and is named', async () => {
  const { built } = openBuildClient(() => failed('INTERNAL', 500), { copies: createMemoryCopies() });
  await expect(built.call(blog, { params: { slug: 'damp-walls' } })).rejects.toThrow(
    /^The call blog \(https:\/\/api\.example\/\S+\/blogs\/damp-walls, ar-kw\) failed with INTERNAL \(500\), and there is no earlier copy/,
  );
});

it('a failed call is replaced by its last good copy, with a warning', async () => {
  const copies = createMemoryCopies();
  await openBuildClient(() => found(masterclasses), { copies }).built.call(masterclassLanding, {});
  const { built, warnings } = openBuildClient(() => failed('UNAVAILABLE', 503), { copies });
  expect(await built.call(masterclassLanding, {})).toEqual({ ok: true, data: masterclasses });
  expect(warnings).toEqual([
    expect.stringMatching(
      /^The call masterclassLanding \(https:.*, ar-kw\) failed with UNAVAILABLE \(503\): its answer of 1970/,
    ),
  ]);
  // The stored copy is still the last good one.
  expect([...copies.kept.values()]).toEqual([masterclasses]);
});

it('a copy that the contract no longer allows is ignored', async () => {
  const copies = createMemoryCopies();
  await openBuildClient(() => found({ landing }), { copies }).built.call(masterclassLanding, {});
  const { built } = openBuildClient(() => failed('UNAVAILABLE', 503), { copies });
  await expect(built.call(masterclassLanding, {})).rejects.toThrow('no earlier copy');
});

it('a 404 is a result, and no copy replaces it', async () => {
  const copies = createMemoryCopies();
  await openBuildClient(() => found({}), { copies }).built.call(blog, { params: { slug: 'gone' } });
  const { built } = openBuildClient(() => failed('CONTENT_NOT_FOUND', 404), { copies });
  expect(await built.call(blog, { params: { slug: 'gone' } })).toMatchObject({ error: { status: 404 } });
});

it('an unavailable source is not waited for at every call', async () => {
  const copies = createMemoryCopies();
  const savingClient = openBuildClient(() => found(masterclasses), { copies }).built;
  await savingClient.call(masterclassLanding, {});
  const { built, calls, warnings } = openBuildClient(() => failed('NO_RESPONSE', 503), { copies });
  await expect(built.call(blog, { params: { slug: 'one' } })).rejects.toThrow('NO_RESPONSE');
  await expect(built.call(blog, { params: { slug: 'two' } })).rejects.toThrow('NO_RESPONSE');
  await expect(built.call(headerFooter, {})).rejects.toThrow('headerFooter');
  expect((await built.call(masterclassLanding, {})).ok).toBe(true);
  expect(calls).toEqual(['blog', 'blog']);
  expect(warnings).toHaveLength(1);
});

it('a single timeout between responses does not make a source unavailable', async () => {
  const responses = [
    failed('NO_RESPONSE', 503),
    found(masterclasses),
    failed('NO_RESPONSE', 503),
    found(masterclasses),
  ];
  const { built, calls } = openBuildClient(() => responses.shift() as Result<unknown>, {
    copies: createMemoryCopies(),
  });
  const readBlog = (slug: string) => built.call(blog, { params: { slug } }).catch(() => undefined);
  for (const slug of ['a', 'b', 'c', 'd']) await readBlog(slug);
  expect(calls).toHaveLength(4);
});
