import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles the program of the killed shop, which starts some hundred times; returns the path of the bundle. */
export async function bundleProgram(): Promise<string> {
  const outfile = join(process.env.DATA_DIR as string, 'shop-program.mjs');
  // Its native part is found from its own folder.
  const sqlite = createRequire(import.meta.url).resolve('better-sqlite3');
  await build({
    entryPoints: [join(import.meta.dirname, 'shop-program.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { 'better-sqlite3': sqlite },
    external: [sqlite, 'pg', 'sharp'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return outfile;
}
