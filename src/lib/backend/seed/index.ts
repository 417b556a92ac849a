import { BRANDS } from './brands.ts';
import { CATEGORIES } from './categories.ts';
import { ELECTRICAL } from './products/electrical.ts';
import { GARDEN } from './products/garden.ts';
import { HAND_TOOLS } from './products/hand-tools.ts';
import { PAINT } from './products/paint.ts';
import { PLUMBING } from './products/plumbing.ts';
import { POWER_TOOLS } from './products/power-tools.ts';
import { SHADES, SHADES_BY_LINE } from './shades.ts';
import type { Seed } from './types.ts';

const TINTED = '_paintstudio';

/** A fresh copy each time: a caller may change what it got. */
export function buildSeed(): Seed {
  const products = [...PAINT, ...POWER_TOOLS, ...HAND_TOOLS, ...PLUMBING, ...ELECTRICAL, ...GARDEN];
  const shadesByProduct = Object.fromEntries(
    products
      .filter(({ isPaint }) => isPaint)
      .map(({ code, type }) => [code, SHADES_BY_LINE[type.slice(0, -TINTED.length)] ?? []]),
  );
  return structuredClone({
    categories: CATEGORIES,
    brands: BRANDS,
    products,
    shades: SHADES,
    shadesByProduct,
  });
}
