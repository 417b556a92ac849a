import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createResponseCopies } from '#lib/build/response-copies.server.ts';

const folder = () => join(mkdtempSync(join(process.env.DATA_DIR as string, 'copies-')), 'answers');

it('a copy is found by its name with its time, the newest one only', async () => {
  const copiesFolder = folder();
  const copies = createResponseCopies(copiesFolder);
  expect(await copies.read('en-ae blog {}')).toBeUndefined();
  await copies.write('en-ae blog {}', { title: 'Old' });
  await copies.write('en-ae blog {}', { title: 'دهان' });
  await copies.write('ar-kw blog {}', { title: 'Other' });
  const copy = await createResponseCopies(copiesFolder).read('en-ae blog {}');
  expect(copy?.data).toEqual({ title: 'دهان' });
  expect(Math.abs(Date.now() - (copy?.savedAt ?? 0))).toBeLessThan(60_000);
  expect(readdirSync(copiesFolder)).toHaveLength(2);
});

it('a truncated copy is ignored', async () => {
  const copiesFolder = folder();
  const copies = createResponseCopies(copiesFolder);
  await copies.write('name', { a: 1 });
  writeFileSync(join(copiesFolder, readdirSync(copiesFolder)[0] as string), '{"name":"na');
  expect(await copies.read('name')).toBeUndefined();
});
