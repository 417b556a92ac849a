import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertPortFree, findFreePort, parsePort } from '../../scripts/server/ports.mjs';
import { getLocalUrl } from '../../scripts/server/spawn-server.mjs';
import { listPastMasterclasses } from '../../scripts/setup/build-catalog.mjs';
import { createBuildFingerprint } from '../../scripts/setup/build-fingerprint.mjs';
import { findOldVersion, readNpmVersion } from '../../scripts/setup/check-versions.mjs';
import { findDiskProblem } from '../../scripts/setup/disk-space.mjs';
import { isInstalled } from '../../scripts/setup/install-packages.mjs';

describe('Versions', () => {
  it.each([
    ['v20.0.0', '10.0.0', undefined],
    ['v26.10.0', '11.19.1', undefined],
    ['v18.20.4', '10.8.2', 'Node 20 or newer is needed and this is v18.20.4'],
    ['v20.20.2', '9.9.4', 'npm 10 or newer is needed and this is 9.9.4'],
    ['v20.20.2', 'missing', 'npm 10 or newer is needed and this is missing'],
  ])('Node %s with npm %s', (node, npm, problem) => {
    const found = findOldVersion({ node, npm });
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
    expect(found ?? '').not.toContain('\n');
  });

  it("reads npm's name from the environment", () => {
    expect(readNpmVersion({ npm_config_user_agent: 'npm/10.8.2 node/v20.20.2 linux x64' })).toBe('10.8.2');
  });
});

describe('The machine check', () => {
  it('reports less than one gigabyte of memory', () => {
    expect(findDiskProblem({ bavail: 1024 ** 2, bsize: 1024 })).toBeUndefined();
    expect(findDiskProblem({ bavail: 1024 ** 2 - 1, bsize: 1024 })).toContain('Less than 1 GB is free');
  });

  it('accepts whole numbers as ports', () => {
    expect([parsePort(undefined), parsePort(''), parsePort('8080')]).toEqual([4321, 4321, 8080]);
    for (const text of ['0', '65536', '80a', '-1', '1.5'])
      expect(() => parsePort(text)).toThrow(`and it is "${text}"`);
  });

  it('reports a port in use in one line that names PORT', async () => {
    const port = await findFreePort();
    await assertPortFree(port, '127.0.0.1');
    const other = createServer().listen(port, '127.0.0.1');
    try {
      await new Promise((resolve) => other.once('listening', resolve));
      await expect(assertPortFree(port, '127.0.0.1')).rejects.toThrow(
        new RegExp(`^Port ${port} is taken by another program: .*PORT=\\d+ npm start\\.$`),
      );
    } finally {
      other.close();
    }
  });

  it.each([
    [undefined, 'http://127.0.0.1:80'],
    ['0.0.0.0', 'http://127.0.0.1:80'],
    ['::', 'http://[::1]:80'],
    ['::1', 'http://[::1]:80'],
    ['shop.local', 'http://shop.local:80'],
  ])('a server that listens on %s is reached at %s', (host, address) => {
    expect(getLocalUrl(host, 80)).toBe(address);
  });
});

describe('Installed packages', () => {
  const lock = (packages: Record<string, object>) => ({ packages });
  const a = { version: '1.0.0', integrity: 'sha512-a' };

  it('match the lock file', () => {
    const expected = lock({ '': {}, 'node_modules/a': a, 'node_modules/mac': { ...a, optional: true } });
    expect(isInstalled(expected, lock({ 'node_modules/a': a }))).toBe(true);
    expect(isInstalled(expected, lock({}))).toBe(false);
    expect(isInstalled(expected, lock({ 'node_modules/a': { ...a, version: '1.0.1' } }))).toBe(false);
    expect(isInstalled(expected, lock({ 'node_modules/a': { ...a, integrity: 'sha512-b' } }))).toBe(false);
  });
});

describe('The fingerprint of a build', () => {
  const createProjectFolder = () => {
    const root = mkdtempSync(path.join(process.env.DATA_DIR ?? '', 'tree-'));
    mkdirSync(path.join(root, 'src/lib'), { recursive: true });
    writeFileSync(path.join(root, 'src/lib/a.ts'), 'a');
    writeFileSync(path.join(root, 'package-lock.json'), '{}');
    return root;
  };

  it('stays the same when unrelated files change', () => {
    const root = createProjectFolder();
    const before = createBuildFingerprint(root, {});
    writeFileSync(path.join(root, 'README.md'), 'new');
    expect(createBuildFingerprint(root, { HOME: '/elsewhere' })).toBe(before);
  });

  it.each<[string, (root: string) => void]>([
    ['a changed file', (root) => writeFileSync(path.join(root, 'src/lib/a.ts'), 'b')],
    ['a new file', (root) => writeFileSync(path.join(root, 'src/lib/b.ts'), '')],
    ['a deleted file', (root) => rmSync(path.join(root, 'src/lib/a.ts'))],
    ['other packages', (root) => writeFileSync(path.join(root, 'package-lock.json'), '{ }')],
    ['a file of the public folder', (root) => writeFileSync(path.join(root, 'public'), 'x')],
  ])('changes with %s', (_name, change) => {
    const root = createProjectFolder();
    const before = createBuildFingerprint(root, {});
    change(root);
    expect(createBuildFingerprint(root, {})).not.toBe(before);
  });

  it.each(['SITE_URL', 'GTM_ID', 'API_BASE_URL', 'ALGOLIA_APP_ID', 'ALGOLIA_HOST'])(
    'changes with %s',
    (name) => {
      const root = createProjectFolder();
      expect(createBuildFingerprint(root, { [name]: 'https://shop.example' })).not.toBe(
        createBuildFingerprint(root, {}),
      );
    },
  );
});

it('a build changes with the catalog of its pages, and when a masterclass ends', () => {
  const root = mkdtempSync(path.join(process.env.DATA_DIR ?? '', 'tree-'));
  expect(createBuildFingerprint(root, {}, ['seed'])).not.toBe(createBuildFingerprint(root, {}, ['import 7']));
  const folder = path.join(root, 'src/content/en/masterclasses');
  expect(listPastMasterclasses(root)).toEqual([]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'first.md'),
    "---\nstarts: '2026-03-14T10:00:00+04:00'\nminutes: 60\n---\nstarts: never\n",
  );
  writeFileSync(path.join(folder, 'second.md'), '---\nstarts: 2027-03-14T10:00:00+04:00\n---\n');
  expect(listPastMasterclasses(root, Date.parse('2026-03-14T06:59:59Z'))).toEqual([]);
  expect(listPastMasterclasses(root, Date.parse('2026-03-14T07:00:01Z'))).toEqual(['first.md']);
  expect(listPastMasterclasses(root, Date.parse('2028-01-01T00:00:00Z'))).toEqual(['first.md', 'second.md']);
});

it('every command prints its usage', () => {
  for (const name of ['setup', 'db/reset', 'size', 'bench']) {
    const usage = execFileSync(process.execPath, [`scripts/${name}.mjs`, '--help'], { encoding: 'utf8' });
    expect(usage).toMatch(/--\w+/);
  }
});
