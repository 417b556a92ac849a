import { computeColourDifference, type Lab } from './ciede2000.ts';
import {
  type ColourTone,
  NAMED_COLOURS,
  type NamedColour,
  type NamedFamily,
  TONE_BY_WORD,
} from './colour-words.ts';
import { getUndertone, toLab } from './lab-colour.ts';

/** A colour named in a query: "light blue", كحلي, "warm white". */
export interface RequestedColour extends Pick<NamedColour, 'family'> {
  tones: readonly ColourTone[];
  /** The named colour in CIELAB. */
  target: Lab;
  /** Maximum CIEDE2000 difference of a colour that matches. */
  maxDifference: number;
  /** Whether it is the name of a whole family, such as blue, without light or dark. */
  isFamily: boolean;
}

/** The colour that a query names, with the positions of its words. */
export interface ColourMention {
  colour: RequestedColour;
  positions: readonly number[];
}

const TONE_DIFFERENCE = 19;
const SHADE_DIFFERENCE = 12;
const LIGHTNESS_SHIFT = 16;
const MAX_NAME_WORDS = 2;
const CHROMA_FACTOR = 1.35;

/** Removes the Arabic article and the English plural ending of a word. */
const stripAffixes = (word: string): string => word.replace(/^ال(?=...)/, '').replace(/(?<=[a-z]{3})s$/, '');

const findTone = (word: string): ColourTone | undefined =>
  TONE_BY_WORD.get(word) ?? TONE_BY_WORD.get(stripAffixes(word));

function applyTones(
  { family, hex, light, dark }: NamedColour,
  tones: readonly ColourTone[],
): RequestedColour {
  const isBasic = light !== undefined;
  const [isLight, isDark] = [tones.includes('light'), tones.includes('dark')];
  const [lightness, red, yellow] = toLab((isLight && light) || (isDark && dark) || hex);
  const shift = isBasic ? 0 : LIGHTNESS_SHIFT * (Number(isLight) - Number(isDark));
  const chroma = tones.includes('vivid') ? CHROMA_FACTOR : 1;
  const target: Lab = [Math.min(100, Math.max(0, lightness + shift)), red * chroma, yellow * chroma];
  const isFamily = isBasic && tones.length === 0;
  const basic = isLight || isDark ? TONE_DIFFERENCE : Number.POSITIVE_INFINITY;
  return { family, tones, target, maxDifference: isBasic ? basic : SHADE_DIFFERENCE, isFamily };
}

/** Returns the first colour that normalised words name, and the tones (`light`) among the other words. */
export function findColourMention(words: readonly string[]): ColourMention | null {
  for (let start = 0; start < words.length; start += 1) {
    for (let length = MAX_NAME_WORDS; length > 0; length -= 1) {
      const name = words.slice(start, start + length);
      if (name.length < length) continue;
      const namedColour =
        NAMED_COLOURS.get(name.join(' ')) ?? NAMED_COLOURS.get(name.map(stripAffixes).join(' '));
      if (!namedColour) continue;
      // "Sky blue" is a name; in "blue sea" and "blue-grey" the other word does not modify the colour.
      const positions = name.map((_, index) => start + index);
      const tones = words.flatMap((word, index) => {
        const tone = positions.includes(index) ? undefined : findTone(word);
        if (tone) positions.push(index);
        return tone ?? [];
      });
      return { colour: applyTones(namedColour, tones), positions: positions.sort((a, b) => a - b) };
    }
  }
  return null;
}

const REFERENCE_COLOURS = [...new Set(NAMED_COLOURS.values())].flatMap(({ family, hex, light, dark }) =>
  [hex, light, dark].flatMap((colour) => (colour ? [{ family, lab: toLab(colour) }] : [])),
);
const families = new Map<string, NamedFamily>();

/** Returns the family of the named colour nearest to a colour. */
function getNamedFamily(hex: string, lab: Lab): NamedFamily {
  let family = families.get(hex);
  if (!family) {
    const distances = REFERENCE_COLOURS.map((reference) => ({
      ...reference,
      distance: computeColourDifference(lab, reference.lab),
    }));
    family = distances.reduce((best, candidate) =>
      candidate.distance < best.distance ? candidate : best,
    ).family;
    families.set(hex, family);
  }
  return family;
}

/** Returns the distance of a colour from the named one; infinity above `maxDifference`. */
export function getColourDistance(
  hex: string,
  { family, target, maxDifference, tones }: RequestedColour,
): number {
  const undertone = getUndertone(hex);
  if (tones.includes('warm') && undertone !== 'warm') return Number.POSITIVE_INFINITY;
  if (tones.includes('cool') && undertone === 'warm') return Number.POSITIVE_INFINITY;
  const lab = toLab(hex);
  const difference = computeColourDifference(lab, target);
  const isFamilyMatch = maxDifference <= SHADE_DIFFERENCE || getNamedFamily(hex, lab) === family;
  return isFamilyMatch && difference <= maxDifference ? difference : Number.POSITIVE_INFINITY;
}

/** Lists the colours that match, nearest first. */
export function listNearestColours<Coloured extends { hex: string }>(
  coloured: readonly Coloured[],
  requestedColour: RequestedColour,
): Coloured[] {
  return coloured
    .map((colour) => ({ colour, distance: getColourDistance(colour.hex, requestedColour) }))
    .filter(({ distance }) => distance !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance)
    .map(({ colour }) => colour);
}
