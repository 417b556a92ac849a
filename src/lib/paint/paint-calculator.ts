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
 * Error of a field. `number`: not a number. `positive`: zero or negative; for doors and windows only
 * negative. `tooLarge`: above `MAX_ROOM_VALUES`. `notInteger`: not a whole number. `missing`: empty and
 * required. `openings`: doors and windows are at least as large as the walls.
 */
export type RoomFieldError = 'number' | 'positive' | 'tooLarge' | 'notInteger' | 'missing' | 'openings';

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
  | { kind: 'invalid'; errors: Partial<Record<RoomField, RoomFieldError>> }
  | {
      kind: 'estimate';
      /** Square metres to paint, minus openings. */
      area: number;
      coats: number;
      /** Millilitres, rounded up. */
      volume: number;
    };

const WHOLE_NUMBER_FIELDS: readonly RoomField[] = ['doors', 'windows', 'coats'];

/** Reads the fields of a room from a query or a form. */
export function parseRoomInput(params: { get(name: string): unknown }): RoomInput {
  const entries = ROOM_FIELDS.map((field) => [field, String(params.get(field) ?? '').slice(0, 20)]);
  return Object.fromEntries(entries) as RoomInput;
}

/** Parses a number with Latin or Arabic digits and decimal separators; NaN for anything else. */
export function parseLocalNumber(text: string): number {
  const digits = toLatinDigits(text.trim())
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/[,،٫]/g, '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Estimates the paint for a room; `coverage` is in square metres per litre. */
export function estimatePaint(input: RoomInput, coverage: number, defaultCoats: number): RoomEstimate {
  if (ROOM_FIELDS.slice(0, 6).every((field) => input[field].trim() === '')) return { kind: 'empty' };
  const errors: Partial<Record<RoomField, RoomFieldError>> = {};
  const requiredFields: RoomField[] = input.area.trim() === '' ? ['length', 'width', 'height'] : ['area'];
  const readField = (field: Exclude<RoomField, 'surface'>, fallback: number): number => {
    const value = input[field].trim() === '' ? fallback : parseLocalNumber(input[field]);
    const error =
      requiredFields.includes(field) && input[field].trim() === '' ? 'missing' : validateField(field, value);
    if (error) errors[field] = error;
    return value;
  };
  const walls = input.area.trim()
    ? readField('area', 0)
    : 2 * (readField('length', 0) + readField('width', 0)) * readField('height', 0);
  const openings = readField('doors', 0) * DOOR_AREA + readField('windows', 0) * WINDOW_AREA;
  const coats = readField('coats', defaultCoats);
  if (Object.keys(errors).length === 0 && openings >= walls) {
    errors[parseLocalNumber(input.windows) > 0 ? 'windows' : 'doors'] = 'openings';
  }
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const area = roundFloat(walls - openings);
  const factor = SURFACE_FACTORS[input.surface as Surface] ?? SURFACE_FACTORS.painted;
  return {
    kind: 'estimate',
    area,
    coats,
    volume: Math.ceil(roundFloat((area * coats * factor * 1000) / coverage)),
  };
}

function validateField(field: Exclude<RoomField, 'surface'>, value: number): RoomFieldError | undefined {
  if (Number.isNaN(value)) return 'number';
  const isOpening = field === 'doors' || field === 'windows';
  if (isOpening ? value < 0 : value <= 0) return 'positive';
  if (value > MAX_ROOM_VALUES[field]) return 'tooLarge';
  return WHOLE_NUMBER_FIELDS.includes(field) && !Number.isInteger(value) ? 'notInteger' : undefined;
}

/** Removes binary rounding errors: 0.1 + 0.2 becomes 0.3. */
const roundFloat = (value: number): number => Math.round(value * 1e6) / 1e6;

/**
 * Parses a coverage in square metres per litre from `13 m²/L` or `13 م² لكل لتر`; the lower end of a range.
 * Null for other text.
 */
export function parseCoverage(text: string): number | null {
  const latinText = toLatinDigits(text).replace(/[\u2066-\u2069\u200e\u200f]/g, '');
  const value =
    /^(\d+(?:\.\d+)?)(?:\s*[-–]\s*\d+(?:\.\d+)?)?\s*(?:m²|م²)\s*(?:\/|per|لكل)\s*(?:L\b|lit|لتر)/i.exec(
      latinText,
    )?.[1];
  return value && Number(value) > 0 ? Number(value) : null;
}
