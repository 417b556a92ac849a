import type { VariantDraft } from '../../create-products.ts';
import type { TextPair } from '../../translate-measures.ts';

export type Dye = [name: TextPair, look: [colour: string, accent: string]];

/** Every colour in every size except those in `excluded`, written as `Navy XXL`. */
export function inColours(dyes: Dye[], sizes: string[], unmade: string[] = []): VariantDraft[] {
  return dyes.flatMap(([name, colours]) =>
    sizes
      .filter((size) => !unmade.includes(`${name[0]} ${size}`))
      .map((size): VariantDraft => ({ values: [name, [size, size]], colours })),
  );
}

export const inSizes = (...sizes: string[]): VariantDraft[] =>
  sizes.map((size) => ({ values: [[size, size]] }));
