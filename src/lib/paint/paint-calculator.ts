import { toLatinDigits } from '#lib/locale/latin-digits.ts';

/** Area of a door (0.9 × 2.1 m) and a window (1.2 × 1.5 m) in square metres. */
export const DOOR_AREA = 1.89;
export const WINDOW_AREA = 1.8;

/** Paint consumption of a surface relative to a painted wall. */
export const SURFACE_FACTORS = { painted: 1, plaster: 1.2, rough: 1.4 } as const;
export type Surface = keyof typeof SURFACE_FACTORS;

/** Form fields in order. */
export const ROOM_FIELDS = [
  'area',
  'length',
  'width',
  'height',
  'doors',
  'windows',
  'coats',
  'surface',
] as const;
export type RoomField = (typeof ROOM_FIELDS)[number];

/** Entered text by field. */
export type RoomInput = Record<RoomField, string>;

/**
 * Error of a field: `number` is not a number, `positive` is zero or negative, `large` exceeds
 * `MAX_ROOM_VALUES`, `whole` is not a whole number, `missing` is required, `openings` exceed the walls.
 */
export type RoomFieldError = 'number' | 'positive' | 'large' | 'whole' | 'missing' | 'openings';

/** Maximum values of the fields: square metres, metres, counts. */
export const MAX_ROOM_VALUES: Record<Exclude<RoomField, 'surface'>, number> = {
  area: 10_000,
  length: 100,
  width: 100,
  height: 30,
  doors: 50,
  windows: 50,
  coats: 5,
};

/** Paint needed for a room, or the errors of its fields. */
export type RoomEstimate =
  | { kind: 'empty' }
  | { kind: 'wrong'; problems: Partial<Record<RoomField, RoomFieldError>> }
  | {
      kind: 'need';
      /** Square metres to paint, minus openings. */
      area: number;
      coats: number;
      /** Millilitres, rounded up. */
      volume: number;
    };

const COUNTED: readonly RoomField[] = ['doors', 'windows', 'coats'];

/** Reads the fields of a room from a query or a form. */
export function parseRoomInput(given: { get(name: string): unknown }): RoomInput {
  const read = ROOM_FIELDS.map((field) => [field, String(given.get(field) ?? '').slice(0, 20)]);
  return Object.fromEntries(read) as RoomInput;
}

/** Parses a number with Latin or Arabic digits and decimal separators; NaN for anything else. */
export function parseLocalNumber(text: string): number {
  const plain = toLatinDigits(text.trim())
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/[,،٫]/g, '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Estimates the paint for a room; `coverage` is in square metres per litre. */
export function estimatePaint(text: RoomInput, coverage: number, usualCoats: number): RoomEstimate {
  if (ROOM_FIELDS.slice(0, 6).every((field) => text[field].trim() === '')) return { kind: 'empty' };
  const problems: Partial<Record<RoomField, RoomFieldError>> = {};
  const sized: RoomField[] = text.area.trim() === '' ? ['length', 'width', 'height'] : ['area'];
  const take = (field: Exclude<RoomField, 'surface'>, otherwise: number): number => {
    const value = text[field].trim() === '' ? otherwise : parseLocalNumber(text[field]);
    const problem =
      sized.includes(field) && text[field].trim() === '' ? 'missing' : validateField(field, value);
    if (problem) problems[field] = problem;
    return value;
  };
  const walls = text.area.trim()
    ? take('area', 0)
    : 2 * (take('length', 0) + take('width', 0)) * take('height', 0);
  const openings = take('doors', 0) * DOOR_AREA + take('windows', 0) * WINDOW_AREA;
  const coats = take('coats', usualCoats);
  if (Object.keys(problems).length === 0 && openings >= walls) {
    problems[parseLocalNumber(text.windows) > 0 ? 'windows' : 'doors'] = 'openings';
  }
  if (Object.keys(problems).length > 0) return { kind: 'wrong', problems };
  const area = trim(walls - openings);
  const factor = SURFACE_FACTORS[text.surface as Surface] ?? SURFACE_FACTORS.painted;
  return { kind: 'need', area, coats, volume: Math.ceil(trim((area * coats * factor * 1000) / coverage)) };
}

function validateField(field: Exclude<RoomField, 'surface'>, value: number): RoomFieldError | undefined {
  if (Number.isNaN(value)) return 'number';
  const isOpening = field === 'doors' || field === 'windows';
  if (isOpening ? value < 0 : value <= 0) return 'positive';
  if (value > MAX_ROOM_VALUES[field]) return 'large';
  return COUNTED.includes(field) && !Number.isInteger(value) ? 'whole' : undefined;
}

/** Removes binary rounding errors: 0.1 + 0.2 becomes 0.3. */
const trim = (value: number): number => Math.round(value * 1e6) / 1e6;

/**
 * Parses a coverage in square metres per litre from `13 m²/L` or `13 م² لكل لتر`; the lower end of a range.
 * Null for other text.
 */
export function parseCoverage(text: string): number | null {
  const plain = toLatinDigits(text).replace(/[\u2066-\u2069\u200e\u200f]/g, '');
  const value =
    /^(\d+(?:\.\d+)?)(?:\s*[-–]\s*\d+(?:\.\d+)?)?\s*(?:m²|م²)\s*(?:\/|per|لكل)\s*(?:L\b|lit|لتر)/i.exec(
      plain,
    )?.[1];
  return value && Number(value) > 0 ? Number(value) : null;
}
