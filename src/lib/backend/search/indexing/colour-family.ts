import type { ColourFamily } from '#lib/search/facets.ts';

/** Oklab: distances match perceived differences. */
type Lab = readonly [lightness: number, red: number, yellow: number];

// Several samples per family, as families are wide.
const SAMPLES: Record<Exclude<ColourFamily, 'white' | 'grey' | 'black'>, readonly string[]> = {
  brown: ['#5c3a21', '#7b4f2c', '#8b5a2b', '#4a2f1b', '#6f4e37', '#96704a'],
  beige: ['#e8dcc4', '#d8c3a0', '#cbb592', '#f0e4cc', '#c2a984', '#d2b48c'],
  yellow: ['#f4d03f', '#ffe34d', '#e0b51e', '#fff07a', '#d9c300', '#f5c518'],
  orange: ['#f28c28', '#e8711c', '#ff9a3c', '#d9651a', '#f7a84f', '#ff5a1f'],
  red: ['#c62828', '#e53935', '#9b1c1c', '#b3242a', '#7d1a1a', '#d9534f'],
  pink: ['#f48fb1', '#f8bbd0', '#e83e8c', '#d96c9d', '#f5c6cf'],
  purple: ['#7b3fa0', '#9c6ad0', '#5b2a7a', '#b39ddb', '#6a3d66', '#c3b1e1'],
  blue: ['#1e5aa8', '#3f8fd8', '#12325c', '#8fbfe8', '#2f6f8f', '#1b2a49', '#5f9ea8'],
  green: ['#2e7d32', '#6aa84f', '#1e4d2b', '#a5d18a', '#7a8f3c', '#4f6b4a', '#9fb89a', '#2f8f78'],
};

// Colours of a lower chroma have no hue.
const MIN_CHROMA = 0.028;

/** Returns the family of `#rrggbb`; undefined for other text. */
export function getColourFamily(hex: string): ColourFamily | undefined {
  const lab = toOklab(hex);
  if (!lab) return undefined;
  const [lightness, red, yellow] = lab;
  const chroma = Math.hypot(red, yellow);
  if (lightness < 0.24) return 'black';
  if (lightness > 0.955 && chroma < 0.035) return 'white';
  if (chroma < MIN_CHROMA) return lightness > 0.92 ? 'white' : lightness < 0.34 ? 'black' : 'grey';
  return findNearestFamily(lab);
}

function findNearestFamily(lab: Lab): ColourFamily {
  let [family, minDistance]: [ColourFamily, number] = ['grey', Number.POSITIVE_INFINITY];
  for (const [name, samples] of FAMILY_SAMPLES) {
    for (const sample of samples) {
      const distance = colourDistance(lab, sample);
      if (distance < minDistance) [family, minDistance] = [name, distance];
    }
  }
  return family;
}

// Halves differences in lightness: a dark or light shade of a hue is still that hue.
function colourDistance(a: Lab, b: Lab): number {
  return Math.hypot((a[0] - b[0]) * 0.5, a[1] - b[1], a[2] - b[2]);
}

function toOklab(hex: string): Lab | undefined {
  const [, r, g, b] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) ?? [];
  if (!r || !g || !b) return undefined;
  const [red, green, blue] = [toLinear(r), toLinear(g), toLinear(b)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

function toLinear(pair: string): number {
  const part = Number.parseInt(pair, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

const FAMILY_SAMPLES = Object.entries(SAMPLES).map(
  ([name, samples]) => [name as ColourFamily, samples.flatMap((sample) => [toOklab(sample) as Lab])] as const,
);
