import type { PluralForms } from '#lib/format/plural.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { ColourCloseness } from '#lib/paint/lab-colour.ts';
import type { RoomField, RoomFieldError, Surface } from '#lib/paint/paint-calculator.ts';
import { getPluralMessages } from '../ui/messages.ts';
import { getMessagesByKey } from '../ui/messages-by-key.ts';

/** Messages of the shade finder, with placeholders. */
export interface ShadeFinderMessages extends Record<ColourCloseness, string> {
  found: PluralForms;
  none: string;
  /** Label of the button that saves a shade, and its label for a saved one. */
  save: string;
  saved: string;
  /** Announced when a shade was saved, or is no longer. */
  added: string;
  removed: string;
}

/** Messages of the filter on the page of all shades. */
export type ShadeChartMessages = Pick<ShadeFinderMessages, 'found' | 'none'>;

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
  'calculate',
  'cheapest',
  'times',
  'left',
  'leftNone',
  'addAll',
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

/** Server only. */
export function getShadeFinderMessages(t: Translate, language: Language): ShadeFinderMessages {
  const name = { name: '{{name}}' };
  return {
    ...getShadeChartMessages(t, language),
    save: t('paint:keep', name),
    saved: t('paint:saved', name),
    added: t('paint:isSaved', name),
    removed: t('paint:isUnkept', name),
    ...getMessagesByKey(t, 'paint:close-', ['same', 'veryClose', 'close', 'similar', 'far']),
  };
}

/** Server only. */
export const getShadeChartMessages = (t: Translate, language: Language): ShadeChartMessages => ({
  found: getPluralMessages(t, 'paint:found', language),
  none: t('paint:foundNone'),
});

/** Server only. */
export function getRoomPreviewMessages(t: Translate): RoomPreviewMessages {
  return {
    ...getMessagesByKey(t, 'paint:', ['scene', 'surface']),
    surfaces: getMessagesByKey(t, 'paint:surface-', ['walls', 'trim', 'door']),
    picture: t('paint:roomPicture', { scene: '{{scene}}', surface: '{{surface}}' }),
    unpainted: t('paint:roomUnpainted'),
    choose: t('paint:roomChoose'),
  };
}

/** Server only. */
export function getCalculatorMessages(t: Translate, language: Language): CalculatorMessages {
  return {
    ...getMessagesByKey(t, 'paint:', CALCULATOR_KEYS, ['count', 'pack', 'litres', 'maximum']),
    requiredPaint: getPluralMessages(t, 'paint:need', language, ['area', 'litres']),
    surfaces: getMessagesByKey(t, 'paint:wallSurface-', ['painted', 'plaster', 'rough']),
    fieldErrors: getMessagesByKey(
      t,
      'paint:wrong-',
      ['number', 'positive', 'tooLarge', 'notInteger', 'missing', 'openings'],
      ['maximum'],
    ),
  };
}
