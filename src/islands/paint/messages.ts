import { listPluralCategories, type PluralForms } from '#lib/format/plural.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { ColourCloseness } from '#lib/paint/lab-colour.ts';
import type { RoomField, RoomFieldError, Surface } from '#lib/paint/paint-calculator.ts';

type TranslateKey = (key: string, values?: Record<string, string>) => string;

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

const CALCULATOR_KEYS = [
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
export interface CalculatorMessages extends Record<(typeof CALCULATOR_KEYS)[number], string> {
  requiredPaint: PluralForms;
  surfaces: Record<Surface, string>;
  fieldErrors: Record<RoomFieldError, string>;
}

export const getFieldLabel = (field: RoomField, messages: CalculatorMessages): string =>
  field === 'surface' ? messages.wallSurface : messages[field];

const PLACEHOLDER_NAMES = ['count', 'name', 'area', 'litres', 'pack', 'most', 'scene', 'surface', 'coverage'];
const placeholders = Object.fromEntries(PLACEHOLDER_NAMES.map((name) => [name, `{{${name}}}`]));

const createTranslate =
  (t: Translate): TranslateKey =>
  (key) =>
    (t as unknown as TranslateKey)(`paint:${key}`, placeholders);

const getPluralForms = (translate: TranslateKey, language: Language, key: string): PluralForms =>
  Object.fromEntries(listPluralCategories(language).map((form) => [form, translate(`${key}_${form}`)]));

function getMessagesByKey<Key extends string>(
  translate: TranslateKey,
  prefix: string,
  keys: readonly Key[],
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, translate(`${prefix}${key}`)])) as Record<Key, string>;
}

/** Server only. */
export function getShadeFinderMessages(t: Translate, language: Language): ShadeFinderMessages {
  const translate = createTranslate(t);
  return {
    found: getPluralForms(translate, language, 'found'),
    none: translate('foundNone'),
    ...getMessagesByKey(translate, '', ['keep', 'saved', 'isKept', 'isUnkept']),
    ...getMessagesByKey(translate, 'close-', ['same', 'veryClose', 'close', 'similar', 'far']),
  };
}

/** Server only. */
export function getRoomPreviewMessages(t: Translate): RoomPreviewMessages {
  const translate = createTranslate(t);
  return {
    ...getMessagesByKey(translate, '', ['scene', 'surface']),
    surfaces: getMessagesByKey(translate, 'surface-', ['walls', 'trim', 'door']),
    picture: translate('roomPicture'),
    unpainted: translate('roomUnpainted'),
    choose: translate('roomChoose'),
  };
}

/** Server only. */
export function getCalculatorMessages(t: Translate, language: Language): CalculatorMessages {
  const translate = createTranslate(t);
  return {
    ...getMessagesByKey(translate, '', CALCULATOR_KEYS),
    requiredPaint: getPluralForms(translate, language, 'need'),
    surfaces: getMessagesByKey(translate, 'wallSurface-', ['painted', 'plaster', 'rough']),
    fieldErrors: getMessagesByKey(translate, 'wrong-', [
      'number',
      'positive',
      'tooLarge',
      'notInteger',
      'missing',
      'openings',
    ]),
  };
}
