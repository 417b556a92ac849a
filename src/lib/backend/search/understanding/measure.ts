/** What a number measures. `number` has no unit: a grit, a clothing size, a number of steps. */
export const MEASURE_KINDS = [
  'number',
  'length',
  'volume',
  'mass',
  'voltage',
  'power',
  'current',
  'charge',
  'pressure',
  'crossSection',
  'area',
  'luminousFlux',
  'colourTemperature',
  'time',
  'count',
  'thread',
  'battery',
  'paper',
] as const;
export type MeasureKind = (typeof MEASURE_KINDS)[number];

/** A size as a value: `½ inch` is a length from 12.7 to 12.7 mm, written as 0.5. */
export interface Measure {
  kind: MeasureKind;
  /**
   * Ends of a range, equal for a single value, in the kind's base unit (mm, ml, g, V, W, A, Ah, bar, mm², m²,
   * lm, K, minutes).
   */
  from: number;
  to: number;
  /** The number as written, by which numbers without a unit are compared. */
  written: number;
  /**
   * Whether it is written in an imperial unit or as a nominal size; metric sizes are then similar, never
   * equal.
   */
  isImperial: boolean;
}

/** A measure in a text. */
export interface WrittenMeasure extends Measure {
  /** Position: `text.slice(start, end)`. */
  start: number;
  end: number;
}

/** Distance between two sizes of one kind, as the logarithm of their ratio; 0 inside a range. */
export function getMeasureDistance(asked: Measure, sold: Measure): number {
  if (asked.from <= sold.to && asked.to >= sold.from) return 0;
  const [low, high] = asked.to < sold.from ? [asked.to, sold.from] : [sold.to, asked.from];
  return low > 0 ? Math.log(high / low) : Number.POSITIVE_INFINITY;
}

// Nominal metric sizes of sizes in inches: ½ inch is DN15, a 4 inch drain measures 110 mm.
const NOMINAL_SIZES: readonly (readonly [inches: number, ...millimetres: number[]])[] = [
  [0.5, 15],
  [0.75, 20],
  [1, 25],
  [1.25, 32],
  [1.5, 40],
  [2, 50],
  [2.5, 65],
  [3, 75, 80],
  [4, 100, 110],
  [6, 150, 160],
];
const INCH = 25.4;

/**
 * Converts a nominal pipe size (DN) to the length of its inch size, both in millimetres: 15 to 12.7 (½ inch). Other
 * sizes are returned unchanged.
 */
export function getNominalLength(millimetres: number): number {
  const row = NOMINAL_SIZES.find(([, ...sizes]) => sizes.includes(millimetres));
  return row ? row[0] * INCH : millimetres;
}

/** Whether both sizes have the same nominal size. */
function areNominallyEqual(a: number, b: number): boolean {
  const includes = (row: (typeof NOMINAL_SIZES)[number], length: number) =>
    row.some((size, index) => Math.abs((index === 0 ? size * INCH : size) - length) < 0.3);
  return NOMINAL_SIZES.some((row) => includes(row, a) && includes(row, b));
}

// Sizes in inches are rounded in metric names: 4.5 inch discs have 115 mm, 2.5 inch brushes 63 mm.
const MAX_ROUNDING = 0.03;
const MAX_ERROR = 0.004;

/** How well a product's size matches the requested one, up to 1; 0 for a different size. */
export function getMeasureMatch(asked: Measure, sold: Measure): number {
  if (asked.kind === 'number') {
    if (sold.kind !== 'colourTemperature' && sold.written === asked.written)
      return sold.kind === 'number' ? 1 : 0.9;
    return 0;
  }
  // "10 mm nut" is M10, "2.5 mm wire" has 2.5 mm².
  if (asked.kind === 'length' && (sold.kind === 'thread' || sold.kind === 'crossSection'))
    return asked.from === sold.from ? 0.8 : 0;
  // Customers write the charge of batteries in ampere.
  if (asked.kind === 'current' && sold.kind === 'charge') return asked.from === sold.from ? 0.8 : 0;
  if (asked.kind !== sold.kind) return 0;
  const distance = getMeasureDistance(asked, sold);
  if (distance <= MAX_ERROR) return sold.from === sold.to ? 1 : 0.85;
  if (!asked.isImperial && !sold.isImperial) return 0;
  if (distance <= MAX_ROUNDING) return 0.9;
  return asked.kind === 'length' && areNominallyEqual(asked.from, sold.from) ? 0.85 : 0;
}
