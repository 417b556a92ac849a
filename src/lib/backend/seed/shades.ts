// All paint shades. Light reflectance and undertone are computed from the colour.
import { getUndertone } from '#lib/paint/lab-colour.ts';
import type { ShadeEntity, ShadeFamily } from '../catalog/model.ts';
import { BLUE } from './shades/blue.ts';
import { BROWN, GREY } from './shades/earth.ts';
import { GREEN } from './shades/green.ts';
import { NEUTRAL, WHITE } from './shades/light.ts';
import { PINK, PURPLE } from './shades/rose.ts';
import type { ShadeRow } from './shades/row.ts';
import { ORANGE, RED, YELLOW } from './shades/warm.ts';

const ROWS_BY_FAMILY: Record<ShadeFamily, ShadeRow[]> = {
  white: WHITE,
  neutral: NEUTRAL,
  yellow: YELLOW,
  orange: ORANGE,
  red: RED,
  pink: PINK,
  purple: PURPLE,
  blue: BLUE,
  green: GREEN,
  brown: BROWN,
  grey: GREY,
};

export const SHADES: ShadeEntity[] = (Object.keys(ROWS_BY_FAMILY) as ShadeFamily[]).flatMap((family) =>
  ROWS_BY_FAMILY[family].map(([number, hex, en, ar]) => ({
    code: `BN-${number}`,
    family,
    name: { en, ar },
    hex,
    lrv: computeLightReflectance(hex),
    undertone: getUndertone(hex),
  })),
);

function parseChannels(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** CIE Y of the sRGB colour as printed on paint chips: 0 to 100, one decimal. */
export function computeLightReflectance(hex: string): number {
  const [red, green, blue] = parseChannels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return Math.round((0.2126 * red + 0.7152 * green + 0.0722 * blue) * 1000) / 10;
}

/** Shades with bright organic pigments, which fade within two summers on a south-facing wall. */
const FADING_SHADES = [3018, 3019, 3020, 3528, 3529, 4037, 4038, 4046, 4047, 4048, 7086, 7087].map(
  (number) => `BN-${number}`,
);

/** Range between the strongest and weakest channel: 0 for grey, 255 for pure red. */
function getChannelRange(hex: string): number {
  return Math.max(...parseChannels(hex)) - Math.min(...parseChannels(hex));
}

const listCodes = (matches: (shade: ShadeEntity) => boolean): string[] =>
  SHADES.filter(matches).map(({ code }) => code);

const listCodesWithout = (...families: ShadeFamily[]): string[] =>
  listCodes(({ family }) => !families.includes(family));

/** Shades to which each line of paint can be tinted. */
export const SHADES_BY_LINE: Record<string, string[]> = {
  interior: listCodesWithout(),
  velvet: listCodesWithout(),
  silk: listCodesWithout(),
  // The base holds too little pigment for the deepest shades.
  kitchen: listCodes(({ lrv }) => lrv > 5),
  ceiling: listCodes(({ lrv }) => lrv > 60),
  // Organic violets and strong pinks fade in full sun.
  exterior: listCodesWithout('purple', 'pink').filter((code) => !FADING_SHADES.includes(code)),
  // Only mineral pigments, which include no strong yellows or greens.
  facade: listCodes(
    ({ family, hex }) => family !== 'purple' && family !== 'pink' && getChannelRange(hex) < 84,
  ),
  // Dark shades absorb heat, so a heat-reflecting coating is not tinted to them.
  roof: listCodes(({ lrv, family }) => lrv > 66 && family !== 'purple' && family !== 'pink'),
  satin: listCodesWithout('yellow', 'orange'),
  enamel: listCodes(({ lrv, family }) => family !== 'purple' && family !== 'pink' && (lrv < 30 || lrv > 78)),
  floor: listCodes(
    ({ lrv, family }) => ['neutral', 'blue', 'green', 'brown', 'grey'].includes(family) && lrv < 62,
  ),
  // Lime is white, which excludes deep shades; it also destroys organic pigments.
  lime: listCodes(({ lrv, hex }) => lrv > 22 && getChannelRange(hex) < 84),
  chalk: listCodes(({ hex }) => getChannelRange(hex) < 120),
};
