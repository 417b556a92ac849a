import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openDiskCache } from '#lib/images/cache/disk-cache.server.ts';
import { createFolder, openImages } from './images-harness.ts';

const KB = 1024;
const ROOT = resolve(import.meta.dirname, '../../..');
const fail = (error: unknown) => {
  throw error;
};
const openCache = (folder: string, limit: number) => openDiskCache({ folder, limit, onError: fail });

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const sumBytes = (folder: string) => listFiles(folder).reduce((sum, file) => sum + statSync(file).size, 0);

it('cached images survive a restart', async () => {
  const folder = createFolder();
  await openCache(folder, 100 * KB).write('aa.webp', Buffer.from('picture'));
  const remaining = await openCache(folder, 100 * KB).read('aa.webp');
  expect(remaining?.bytes.toString()).toBe('picture');
  expect(Math.abs((remaining?.createdAt ?? 0) - Date.now())).toBeLessThan(5000);
  expect(await openCache(folder, 100 * KB).read('bb.webp')).toBeUndefined();
});

it('the endpoint renders nothing again after a restart', async () => {
  const folder = createFolder();
  const imageQuery = { url: '/media/drill.svg', w: 320 };
  const first = await openImages({ folder }).get(imageQuery);
  const [file] = listFiles(folder);
  const before = statSync(file as string).ino;
  const second = await openImages({ folder }).get(imageQuery);
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  expect([listFiles(folder).length, statSync(file as string).ino]).toEqual([1, before]);
});

it('the least recently used image is removed first', async () => {
  const folder = createFolder();
  const disk = openCache(folder, 100 * KB);
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  for (let index = 0; index < 8; index += 1) {
    const name = `${index}${index}.webp`;
    await disk.write(name, Buffer.alloc(10 * KB));
    utimesSync(join(folder, name.slice(0, 2), name), at(100 - index), at(100 - index));
  }
  await disk.evict();
  expect(listFiles(folder)).toHaveLength(8);
  // The oldest entry is read once more.
  await disk.read('00.webp');
  for (const name of ['xx.webp', 'yy.webp', 'zz.webp']) await disk.write(name, Buffer.alloc(10 * KB));
  await disk.evict();
  const remaining = listFiles(folder).map((file) => file.slice(-7));
  expect(sumBytes(folder)).toBeLessThanOrEqual(100 * KB);
  expect(remaining).toContain('00.webp');
  expect(remaining).not.toContain('11.webp');
  expect(remaining.filter((name) => /[xyz]/.test(name))).toHaveLength(3);
});

it('the limit holds while images are written', async () => {
  const folder = createFolder();
  const disk = openCache(folder, 64 * KB);
  for (let index = 0; index < 100; index += 1) {
    await disk.write(`${index % 10}-${index}.webp`, Buffer.alloc(2 * KB));
    if (index % 10 === 9) await disk.evict();
  }
  await disk.evict();
  expect(sumBytes(folder)).toBeLessThanOrEqual(64 * KB);
  expect(listFiles(folder).length).toBeGreaterThan(20);
});

it('a partial file of a process is removed once it is old', async () => {
  const folder = createFolder();
  mkdirSync(join(folder, 'aa'));
  const [oldFile, newFile] = [join(folder, 'aa', 'aa.webp.1.x.part'), join(folder, 'aa', 'ab.webp.2.y.part')];
  writeFileSync(oldFile, 'x');
  writeFileSync(newFile, 'x');
  utimesSync(oldFile, new Date(0), new Date(0));
  await openCache(folder, KB).evict();
  expect([existsSync(oldFile), existsSync(newFile)]).toEqual([false, true]);
});

it('an unwritable folder does not affect responses', async () => {
  const folder = createFolder();
  writeFileSync(join(folder, 'file'), '');
  const errors: unknown[] = [];
  const disk = openDiskCache({
    folder: join(folder, 'file'),
    limit: KB,
    onError: (error) => errors.push(error),
  });
  const { get } = openImages({ disk });
  expect((await get({ url: '/media/drill.svg', w: 160 })).status).toBe(200);
  expect(errors.length).toBeGreaterThan(0);
});

it('two processes can share one folder', async () => {
  const folder = createFolder();
  const program = `
    const { openDiskCache } = await import('${ROOT}/src/lib/images/cache/disk-cache.server.ts');
    const disk = openDiskCache({ folder: '${folder}', limit: 200 * 1024, onError: (error) => { throw error; } });
    let torn = 0;
    for (let round = 0; round < 300; round += 1) {
      const name = String(round % 60).padStart(2, '0') + '.webp';
      const kept = await disk.read(name);
      const size = 4096 + (round % 60) * 16;
      if (kept && (kept.bytes.length !== size || kept.bytes.some((byte) => byte !== round % 60))) torn += 1;
      if (!kept || round % 3 === 0) await disk.write(name, Buffer.alloc(size, round % 60));
      if (round % 20 === 0) await disk.evict();
    }
    await disk.evict();
    process.stdout.write(String(torn));`;
  const run = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: ROOT });
  const ended = await Promise.all([run(), run(), run()]);
  expect(ended.map(({ stdout, stderr }) => [stdout, stderr])).toEqual([
    ['0', ''],
    ['0', ''],
    ['0', ''],
  ]);
  expect(listFiles(folder).filter((file) => file.endsWith('.part'))).toEqual([]);
  expect(sumBytes(folder)).toBeLessThanOrEqual(200 * KB);
});
