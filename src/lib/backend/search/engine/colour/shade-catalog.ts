import type { Language } from '#lib/locale/locale.ts';
import type { RequestedColour } from '#lib/paint/named-colour.ts';
import { listNearestColours } from '#lib/paint/named-colour.ts';
import { normalizeCode } from '../index/code-index.ts';
import { tokenize } from '../text/tokenizer.ts';

/** A shade that paints are available in. */
export interface IndexedShade {
  code: string;
  /** `#rrggbb`. */
  hex: string;
  name: Record<Language, string>;
}

/** All shades, and the shade codes of each product by the product code of its lead variant. */
export interface ShadeCatalog {
  shades: readonly IndexedShade[];
  products: ReadonlyMap<string, readonly string[]>;
}

/** Finds shades by code, name and colour. */
export interface ShadeIndex {
  /** Returns the shades with this code, whose leading letters may be left out. */
  findByCode(query: string): IndexedShade[];
  /** Returns the shades with exactly this name. */
  findByName(words: readonly string[]): IndexedShade[];
  findByColour(colour: RequestedColour): IndexedShade[];
  /** Returns those of the shades that a product is available in. */
  filterByProduct(shades: readonly IndexedShade[], code: string): IndexedShade[];
  /** Returns a test whether a product is available in one of the shades. */
  createAvailabilityTest(shades: readonly IndexedShade[]): (code: string) => boolean;
  hasShades(code: string): boolean;
}

const getKey = (words: readonly string[]): string => words.join(' ');

export function createShadeIndex({ shades, products }: ShadeCatalog): ShadeIndex {
  const byCode = Map.groupBy(
    shades.flatMap((shade) => {
      const code = normalizeCode(shade.code);
      return [code, code.replace(/^\p{L}+/u, '')].map((key) => ({ key, shade }));
    }),
    ({ key }) => key,
  );
  const byName = Map.groupBy(
    shades.flatMap((shade) =>
      Object.values(shade.name).map((name) => ({ key: getKey(tokenize(name)), shade })),
    ),
    ({ key }) => key,
  );
  // Many products are available in the same shades.
  const shadeSets = new Map<string, ReadonlySet<string>>();
  const shadesByProduct = new Map<string, ReadonlySet<string>>();
  for (const [product, codes] of products) {
    const key = codes.join(' ');
    const shadeSet = shadeSets.get(key) ?? new Set(codes);
    shadeSets.set(key, shadeSet);
    shadesByProduct.set(product, shadeSet);
  }
  const list = (found: { shade: IndexedShade }[] = []) => found.map(({ shade }) => shade);
  return {
    findByCode: (query) => list(byCode.get(normalizeCode(query))),
    findByName: (words) => list(byName.get(getKey(words))),
    findByColour: (colour) => listNearestColours(shades, colour),
    filterByProduct: (some, code) => some.filter((shade) => shadesByProduct.get(code)?.has(shade.code)),
    createAvailabilityTest(some) {
      const offers = new Map<ReadonlySet<string> | undefined, boolean>([[undefined, false]]);
      for (const shadeSet of shadeSets.values())
        offers.set(
          shadeSet,
          some.some(({ code }) => shadeSet.has(code)),
        );
      return (code) => offers.get(shadesByProduct.get(code)) === true;
    },
    hasShades: (code) => shadesByProduct.has(code),
  };
}
