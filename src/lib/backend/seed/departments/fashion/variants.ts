import type { VariantDraft } from '../../create-products.ts';
import type { TextPair } from '../../translate-measures.ts';

export type ColourOption = [name: TextPair, colours: [colour: string, accent: string]];

/** Every colour in every size except those in `excluded`, written as `Navy XXL`. */
export function createColourVariants(
  colourOptions: ColourOption[],
  sizes: string[],
  excluded: string[] = [],
): VariantDraft[] {
  return colourOptions.flatMap(([name, colours]) =>
    sizes
      .filter((size) => !excluded.includes(`${name[0]} ${size}`))
      .map((size): VariantDraft => ({ values: [name, [size, size]], colours })),
  );
}

export const createSizeVariants = (...sizes: string[]): VariantDraft[] =>
  sizes.map((size) => ({ values: [[size, size]] }));
