import { listPluralCategories, type PluralForms } from '#lib/format/plural.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { ColourCloseness } from '#lib/paint/lab-colour.ts';
import type { RoomField, RoomFieldError, Surface } from '#lib/paint/paint-calculator.ts';

type Say = (key: string, values?: Record<string, string>) => string;

/** Messages of the shade finder, with placeholders. */
export interface ShadeFinderMessages extends Record<ColourCloseness, string> {
  found: PluralForms;
  none: string;
  keep: string;
  saved: string;
  isKept: string;
  isUnkept: string;
}

/** Messages of the room preview. */
export interface RoomPreviewMessages {
  scene: string;
  surface: string;
  surfaces: Record<'walls' | 'trim' | 'door', string>;
  picture: string;
  unpainted: string;
  choose: string;
}

const CALCULATOR = [
  'roomSize',
  'or',
  'area',
  'length',
  'width',
  'height',
  'doors',
  'doorsHint',
  'windows',
  'windowsHint',
  'coats',
  'coatsHint',
  'wallSurface',
  'reckon',
  'cheapest',
  'times',
  'left',
  'leftNone',
  'takeAll',
  'chooseFirst',
  'tooMuch',
  'bulk',
  'metres',
  'squareMetres',
] as const;

/** Messages of the paint calculator. */
export interface CalculatorMessages extends Record<(typeof CALCULATOR)[number], string> {
  need: PluralForms;
  surfaces: Record<Surface, string>;
  wrong: Record<RoomFieldError, string>;
}

export const getFieldLabel = (field: RoomField, words: CalculatorMessages): string =>
  field === 'surface' ? words.wallSurface : words[field];

const GAPS = ['count', 'name', 'area', 'litres', 'pack', 'most', 'scene', 'surface', 'coverage'];
const open = Object.fromEntries(GAPS.map((gap) => [gap, `{{${gap}}}`]));

const sayIn =
  (t: Translate): Say =>
  (key) =>
    (t as unknown as Say)(`paint:${key}`, open);

const formsIn = (say: Say, language: Language, key: string): PluralForms =>
  Object.fromEntries(listPluralCategories(language).map((form) => [form, say(`${key}_${form}`)]));

function each<Key extends string>(say: Say, before: string, keys: readonly Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, say(`${before}${key}`)])) as Record<Key, string>;
}

/** Server only. */
export function getShadeFinderMessages(t: Translate, language: Language): ShadeFinderMessages {
  const say = sayIn(t);
  return {
    found: formsIn(say, language, 'found'),
    none: say('foundNone'),
    ...each(say, '', ['keep', 'saved', 'isKept', 'isUnkept']),
    ...each(say, 'close-', ['same', 'veryClose', 'close', 'similar', 'far']),
  };
}

/** Server only. */
export function getRoomPreviewMessages(t: Translate): RoomPreviewMessages {
  const say = sayIn(t);
  return {
    ...each(say, '', ['scene', 'surface']),
    surfaces: each(say, 'surface-', ['walls', 'trim', 'door']),
    picture: say('roomPicture'),
    unpainted: say('roomUnpainted'),
    choose: say('roomChoose'),
  };
}

/** Server only. */
export function getCalculatorMessages(t: Translate, language: Language): CalculatorMessages {
  const say = sayIn(t);
  return {
    ...each(say, '', CALCULATOR),
    need: formsIn(say, language, 'need'),
    surfaces: each(say, 'wallSurface-', ['painted', 'plaster', 'rough']),
    wrong: each(say, 'wrong-', ['number', 'positive', 'large', 'whole', 'missing', 'openings']),
  };
}
