import { getMeasureMode, type MeasureMode } from './measured-kinds.ts';
import type { Fact } from './product-facts.ts';

/** Measures of a product in centimetres, by direction in its illustration; only those that are specified. */
export type Measures = { horizontal?: number; vertical?: number; depth?: number; length?: number };

type Lengths = { [key in 'width' | 'height' | 'length' | 'deep' | 'diameter']?: number } & { size: number[] };

const CENTIMETRES: Record<string, number> = { mm: 0.1, cm: 1, m: 100, مم: 0.1, سم: 1, م: 100 };
const LENGTH = /^([\d.]+(?: × [\d.]+){0,2}) (mm|cm|m|مم|سم|م)$/u;
const LENGTH_KEYS = ['width', 'height', 'length', 'deep', 'diameter'] as const;

/**
 * Returns the measures in a product's specifications, in either language; null if they contain none that an
 * illustration of its kind can show.
 */
export function readMeasures(kind: string, facts: readonly Fact[]): Measures | null {
  const mode = getMeasureMode(kind);
  if (!mode) return null;
  const measures = placeMeasures(mode, readLengths(facts));
  return Object.values(measures).some((length) => length > 0) ? measures : null;
}

function readLengths(facts: readonly Fact[]): Lengths {
  const textByKey = new Map(facts.map(({ key, text }) => [key, text]));
  const lengths: Lengths = { size: parseLengths(textByKey.get('size')) };
  for (const key of LENGTH_KEYS) {
    const [length, ...otherLengths] = parseLengths(textByKey.get(key));
    if (length !== undefined && otherLengths.length === 0) lengths[key] = length;
  }
  return lengths;
}

function parseLengths(text: string | undefined): number[] {
  const [, numbers = '', unit = ''] = LENGTH.exec(text ?? '') ?? [];
  return numbers ? numbers.split(' × ').map((number) => Number(number) * (CENTIMETRES[unit] ?? 1)) : [];
}

function placeMeasures(mode: MeasureMode, lengths: Lengths): Measures {
  const { size, width, height, length, deep, diameter } = lengths;
  if (mode === 'long') return omitMissing({ length: length ?? width ?? height });
  if (mode === 'flat' || mode === 'floor') return placeFlatMeasures(mode, lengths);
  const [first, second, third] = size;
  if (mode === 'side') {
    return first !== undefined
      ? omitMissing(
          third === undefined ? { horizontal: first } : { horizontal: first, depth: second, vertical: third },
        )
      : omitMissing({ horizontal: length, depth: width, vertical: height });
  }
  if (third !== undefined) return omitMissing({ horizontal: first, depth: second, vertical: third });
  if (second !== undefined) {
    return height === undefined ? {} : omitMissing({ horizontal: first, depth: second, vertical: height });
  }
  if (mode === 'lamp') return omitMissing({ horizontal: width ?? diameter, vertical: height });
  const hasLengthAndWidth = length !== undefined && width !== undefined;
  return omitMissing({
    horizontal: hasLengthAndWidth ? Math.max(length, width) : (width ?? length ?? diameter),
    vertical: height,
    depth: deep ?? (hasLengthAndWidth ? Math.min(length, width) : undefined),
  });
}

/**
 * Returns the two measures of a flat object from its size, or from its width, height, length and diameter.
 */
function placeFlatMeasures(mode: MeasureMode, { size, width, height, length, diameter }: Lengths): Measures {
  if (size.length > 2) return {};
  const [first, second] =
    size.length === 2 ? size : [width ?? diameter, height ?? (width === undefined ? undefined : length)];
  if (mode === 'floor') {
    if (first === undefined || second === undefined) return {};
    return { horizontal: Math.max(first, second), depth: Math.min(first, second) };
  }
  return omitMissing({ horizontal: first, vertical: second });
}

function omitMissing(measures: { [key in keyof Measures]: number | undefined }): Measures {
  return Object.fromEntries(Object.entries(measures).filter(([, length]) => length !== undefined));
}
