import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Bundles a program that the tests start and kill some hundred times; returns the path of the bundle. */
export async function bundleProgram(
  entryPoint = join(import.meta.dirname, 'shop-program.ts'),
): Promise<string> {
  const outfile = join(process.env.DATA_DIR as string, `${basename(entryPoint, '.ts')}.mjs`);
  // Packages with native parts are not bundled: they find these relative to their own folder.
  const { resolve } = createRequire(import.meta.url);
  const alias = { 'better-sqlite3': resolve('better-sqlite3'), pg: resolve('pg') };
  await build({
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias,
    external: [...Object.values(alias), 'sharp'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return outfile;
}
