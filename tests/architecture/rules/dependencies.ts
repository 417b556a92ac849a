import { type Import, listImports } from './import-graph.ts';
import { readFiles, readSource } from './source-files.ts';

/** Packages that are not imported, with the reason why they are installed. */
export const NOT_IMPORTED: Readonly<Record<string, string>> = {
  node: 'the version of Node that runs the shop: scripts start node_modules/.bin/node',
  '@fontsource-variable/readex-pro': 'astro.config.mjs names its font files by path',
  '@fontsource/readex-pro': 'lib/invoice/fonts.server.ts reads its font files by path',
  '@nanostores/persistent': 'named by the owner of the project for state that outlives a visit',
  '@astrojs/check': 'astro check asks for it',
  'typescript-native': 'npm run check runs it: the compiler of TypeScript 7, which has no API for programs',
  '@biomejs/biome': 'npm run lint runs it',
  esbuild: 'a package that astro-i18next builds with, pinned by "overrides"',
  'happy-dom': 'vitest.config.ts names it as the environment of the islands',
};

const SOURCE = /(?<!\.d)\.(ts|tsx|astro|mjs|cjs)$/;
const CONFIGS = ['astro.config.mjs', 'astro-i18next.config.cjs', 'vitest.config.ts', 'playwright.config.ts'];

/** The package of an import; undefined for project files and for modules of Node or Astro. */
export function getPackageName(written: string): string | undefined {
  if (/^(node|astro|virtual):/.test(written)) return undefined;
  return /^(?:@[^/]+\/)?[^@./#][^/]*/.exec(written)?.[0];
}

/** Returns the imported packages; if `types` is false, without those that are imported for types only. */
export function listPackages(imports: readonly Import[], types = true): Set<string> {
  const names = imports
    .filter(({ typeOnly }) => types || !typeOnly)
    .map(({ written }) => getPackageName(written));
  return new Set(names.filter((name) => name !== undefined));
}

/** The package that an entry of DefinitelyTyped describes: `@types/pg` is for `pg`. */
export const getTypedPackage = (name: string): string | undefined => /^@types\/(.+)$/.exec(name)?.[1];

/**
 * Returns the packages that are neither imported, nor types of Node or of an imported package, nor in
 * `NOT_IMPORTED`.
 */
export function findUnused(names: readonly string[], imported: ReadonlySet<string>): string[] {
  return names.filter((name) => {
    const subject = getTypedPackage(name);
    const isUsed = subject ? subject === 'node' || imported.has(subject) : imported.has(name);
    return !isUsed && NOT_IMPORTED[name] === undefined;
  });
}

/** Reads the imports of the shop, of its tests, and of scripts and configuration; each file is read once. */
export function readImports() {
  const configs = CONFIGS.map((path) => ({ path, text: readSource(path) }));
  return {
    shop: readFiles('src', SOURCE).flatMap(listImports),
    tests: readFiles('tests', SOURCE).flatMap(listImports),
    scripts: [...readFiles('scripts', SOURCE), ...configs].flatMap(listImports),
  };
}
