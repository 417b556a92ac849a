import type { Variant } from '../../product.ts';
import type { Pair } from '../../values.ts';

export type Dye = [name: Pair, look: [colour: string, accent: string]];

/** Every colour in every size, except what was never made, written as `Navy XXL`. */
export function inColours(dyes: Dye[], sizes: string[], unmade: string[] = []): Variant[] {
  return dyes.flatMap(([name, look]) =>
    sizes
      .filter((size) => !unmade.includes(`${name[0]} ${size}`))
      .map((size): Variant => ({ values: [name, [size, size]], look })),
  );
}

export const inSizes = (...sizes: string[]): Variant[] => sizes.map((size) => ({ values: [[size, size]] }));
