import type { Lab } from './ciede2000.ts';

/**
 * Parses a typed hex colour, three or six digits with or without `#`, to `#rrggbb`; null for anything else.
 */
export function parseHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

// Linear sRGB to XYZ (D65), each row divided by the white point.
const MATRIX = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
] as const;

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const labFunction = (share: number): number =>
  share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;

/** Converts an sRGB colour, `#rrggbb`, to CIE L*a*b*. */
export function toLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const linearRgb = [value >> 16, (value >> 8) & 255, value & 255].map((channel) => toLinear(channel / 255));
  const [x, y, z] = MATRIX.map((row) =>
    labFunction(row.reduce((sum, share, index) => sum + share * (linearRgb[index] ?? 0), 0)),
  ) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Returns the undertone: `warm` with clearly more red than blue, `cool` with clearly more blue than red. */
export function getUndertone(hex: string): 'warm' | 'cool' | 'neutral' {
  const value = Number.parseInt(hex.slice(1), 16);
  const warmth = (value >> 16) - (value & 255);
  if (Math.abs(warmth) < 8) return 'neutral';
  return warmth > 0 ? 'warm' : 'cool';
}

/** Similarity of two colours, in steps with a label each. */
export type ColourCloseness = 'same' | 'veryClose' | 'close' | 'similar' | 'far';

/** Returns the similarity for a CIEDE2000 difference. */
export function describeDifference(difference: number): ColourCloseness {
  if (difference < 1) return 'same';
  if (difference < 3) return 'veryClose';
  if (difference < 6) return 'close';
  return difference < 12 ? 'similar' : 'far';
}
