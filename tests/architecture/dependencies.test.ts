import { describe, expect, it } from 'vitest';
import { findUnused, getPackageName, listPackages, NOT_IMPORTED, readImports } from './rules/dependencies.ts';
import { listImports } from './rules/import-graph.ts';
import { readSource } from './rules/source-files.ts';

const { dependencies, devDependencies } = JSON.parse(readSource('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const imports = readImports();

describe('package.json', () => {
  it('lists no dependency that the shop and its scripts do not import', () => {
    const used = listPackages([...imports.shop, ...imports.scripts]);
    expect(findUnused(Object.keys(dependencies), used)).toEqual([]);
  });

  it('lists no development dependency that tests, scripts and settings do not import', () => {
    const used = listPackages([...imports.tests, ...imports.scripts]);
    // A type package is needed if the shop depends on the package that it describes.
    const knownPackages = new Set([...used, ...Object.keys(dependencies)]);
    expect(findUnused(Object.keys(devDependencies), knownPackages)).toEqual([]);
  });

  it('lists every package whose values are imported', () => {
    const listed = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
    const all = [...imports.shop, ...imports.tests, ...imports.scripts];
    expect([...listPackages(all, false)].filter((name) => !listed.has(name))).toEqual([]);
  });

  it('names exact versions', () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(
      versions.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([]);
  });
});

it('the list of packages that need no import names installed packages only', () => {
  const listed = { ...dependencies, ...devDependencies };
  expect(Object.keys(NOT_IMPORTED).filter((name) => listed[name] === undefined)).toEqual([]);
});

describe('The dependency check', () => {
  it('finds a package that nothing imports, and types of one', () => {
    const text = "import { x } from '@scope/used/deep';\nimport './b.ts';\nimport 'node:fs';";
    const imported = listPackages(listImports({ path: 'src/a.ts', text }));
    expect([...imported]).toEqual(['@scope/used']);
    expect(findUnused(['@scope/used', 'unused', '@types/unused', '@types/node', 'node'], imported)).toEqual([
      'unused',
      '@types/unused',
    ]);
  });

  it.each([
    ['zod/mini', 'zod'],
    ['@astrojs/rss', '@astrojs/rss'],
    ['#lib/a.ts', undefined],
    ['./a.ts', undefined],
    ['../a.ts', undefined],
    ['/src/a.ts', undefined],
    ['astro:content', undefined],
    ['astro/config', 'astro'],
  ])('reads %s as %s', (written, name) => {
    expect(getPackageName(written)).toBe(name);
  });
});
