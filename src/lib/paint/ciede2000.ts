/** A colour in CIE L*a*b*: lightness 0 to 100, then the green–red and blue–yellow axes. */
export type Lab = readonly [lightness: number, red: number, yellow: number];

const POW_25_7 = 25 ** 7;
const FULL_TURN = 2 * Math.PI;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The chroma term that the formula uses twice: near 0 for greys, near 1 for vivid colours. */
const chromaWeight = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + POW_25_7));

/** Hue angle, 0 to 2π; 0 for greys, which have no hue. */
function getHue(red: number, yellow: number): number {
  return red === 0 && yellow === 0 ? 0 : (Math.atan2(yellow, red) + FULL_TURN) % FULL_TURN;
}

/** Returns the shorter signed difference between two hues and their mean. */
function compareHues(hue1: number, hue2: number, isGrey: boolean): [difference: number, mean: number] {
  if (isGrey) return [0, hue1 + hue2];
  const delta = hue2 - hue1;
  if (Math.abs(delta) <= Math.PI) return [delta, (hue1 + hue2) / 2];
  const mean = (hue1 + hue2) / 2 + (hue1 + hue2 < FULL_TURN ? Math.PI : -Math.PI);
  return [delta > 0 ? delta - FULL_TURN : delta + FULL_TURN, mean];
}

/**
 * Returns the CIEDE2000 difference with all weights 1: 0 is equal, about 1 is just
 * noticeable, 100 is black against white. Symmetric.
 */
export function computeColourDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const axisScale = 1 + (1 - chromaWeight((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)) / 2;
  const [red1, red2] = [a1 * axisScale, a2 * axisScale];
  const [chroma1, chroma2] = [Math.hypot(red1, b1), Math.hypot(red2, b2)];
  const [hueDifference, hue] = compareHues(getHue(red1, b1), getHue(red2, b2), chroma1 * chroma2 === 0);

  const lightness = (l1 + l2) / 2;
  const chroma = (chroma1 + chroma2) / 2;
  const hueWeight =
    1 -
    0.17 * Math.cos(hue - radians(30)) +
    0.24 * Math.cos(2 * hue) +
    0.32 * Math.cos(3 * hue + radians(6)) -
    0.2 * Math.cos(4 * hue - radians(63));
  const lightnessOffset = (lightness - 50) ** 2;

  const lightnessTerm = (l2 - l1) / (1 + (0.015 * lightnessOffset) / Math.sqrt(20 + lightnessOffset));
  const chromaTerm = (chroma2 - chroma1) / (1 + 0.045 * chroma);
  const hueTerm =
    (2 * Math.sqrt(chroma1 * chroma2) * Math.sin(hueDifference / 2)) / (1 + 0.015 * chroma * hueWeight);
  // Rotation term for blues.
  const rotationAngle = radians(30) * Math.exp(-(((hue - radians(275)) / radians(25)) ** 2));
  const rotationTerm = -Math.sin(2 * rotationAngle) * 2 * chromaWeight(chroma) * chromaTerm * hueTerm;
  return Math.sqrt(lightnessTerm ** 2 + chromaTerm ** 2 + hueTerm ** 2 + rotationTerm);
}
