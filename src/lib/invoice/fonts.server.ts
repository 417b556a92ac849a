import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontScript } from './bidi-runs.ts';

export type FontWeight = 400 | 700;

const SCRIPTS: readonly FontScript[] = ['latin', 'latin-ext', 'arabic'];
const WEIGHTS: readonly FontWeight[] = [400, 700];

/** Returns the name under which a font is registered. */
export function getFontName(script: FontScript, weight: FontWeight): string {
  return `${script}-${weight}`;
}

let fonts: [name: string, file: Buffer][] | undefined;

/** Returns the WOFF files of the shop's typeface, about 15 KB each; they are read once. */
export function readFonts(): [name: string, file: Buffer][] {
  const { resolve } = createRequire(import.meta.url);
  fonts ??= SCRIPTS.flatMap((script) =>
    WEIGHTS.map((weight): [string, Buffer] => {
      const file = `@fontsource/readex-pro/files/readex-pro-${script}-${weight}-normal.woff`;
      return [getFontName(script, weight), readFileSync(resolve(file))];
    }),
  );
  return fonts;
}
