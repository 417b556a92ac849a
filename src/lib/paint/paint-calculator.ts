import { toLatinDigits } from '#lib/locale/latin-digits.ts';

/** What openings take from a wall, in square metres: a door of 0.9 by 2.1 m, a window of 1.2 by 1.5 m. */
export const DOOR_AREA = 1.89;
export const WINDOW_AREA = 1.8;

/** How much more paint a surface takes than a wall that is painted already. */
export const SURFACE_FACTORS = { painted: 1, plaster: 1.2, rough: 1.4 } as const;
export type Surface = keyof typeof SURFACE_FACTORS;

/** Fields of the form, in its order. */
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

/** What was typed, unread. */
export type RoomInput = Record<RoomField, string>;

/**
 * What is wrong with a field: `number` is none, `positive` is zero or less, `large` is beyond `LARGEST`, `whole` is a
 * part of something that comes in pieces, `missing` is needed, `openings` are more than the walls.
 */
export type RoomFieldError = 'number' | 'positive' | 'large' | 'whole' | 'missing' | 'openings';

/** The most that a field takes: square metres, metres, pieces. */
export const MAX_ROOM_VALUES: Record<Exclude<RoomField, 'surface'>, number> = {
  area: 10_000,
  length: 100,
  width: 100,
  height: 30,
  doors: 50,
  windows: 50,
  coats: 5,
};

/** What a room needs, or why that cannot be said. */
export type RoomEstimate =
  | { kind: 'empty' }
  | { kind: 'wrong'; problems: Partial<Record<RoomField, RoomFieldError>> }
  | {
      kind: 'need';
      /** Square metres to paint, openings taken off. */
      area: number;
      coats: number;
      /** Millilitres, rounded up. */
      volume: number;
    };

const COUNTED: readonly RoomField[] = ['doors', 'windows', 'coats'];

/** What an address or a form says of a room. */
export function parseRoomInput(given: { get(name: string): unknown }): RoomInput {
  const read = ROOM_FIELDS.map((field) => [field, String(given.get(field) ?? '').slice(0, 20)]);
  return Object.fromEntries(read) as RoomInput;
}

/** A number in digits of either language, with a point or a comma of either language; NaN for anything else. */
export function parseLocalNumber(text: string): number {
  const plain = toLatinDigits(text.trim())
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/[,،٫]/g, '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** How many millilitres a room takes of a paint that covers `coverage` square metres a litre. */
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

/** Without what binary fractions add: 0.1 + 0.2 is 0.3. */
const trim = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Square metres a litre, from `13 m²/L` or `13 م² لكل لتر`, the lower of a range; null for what is said otherwise. */
export function parseCoverage(text: string): number | null {
  const plain = toLatinDigits(text).replace(/[\u2066-\u2069\u200e\u200f]/g, '');
  const value =
    /^(\d+(?:\.\d+)?)(?:\s*[-–]\s*\d+(?:\.\d+)?)?\s*(?:m²|م²)\s*(?:\/|per|لكل)\s*(?:L\b|lit|لتر)/i.exec(
      plain,
    )?.[1];
  return value && Number(value) > 0 ? Number(value) : null;
}
