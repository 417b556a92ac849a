import { getEditDistance } from '#lib/locale/edit-distance.ts';
import { normalizeText } from '#lib/locale/normalize-text.ts';
import { computeColourDifference } from './ciede2000.ts';
import { type ColourCloseness, describeDifference, parseHex, toLab } from './lab-colour.ts';
import { findColourMention, listNearestColours } from './named-colour.ts';
import { listFamilyNames, SHADE_WORDS, stripAffixes } from './shade-family-words.ts';

/** Searchable data of a shade. */
export interface SearchableShade {
  name: string;
  code: string;
  /** `#rrggbb`. */
  hex: string;
  family: string;
  /** Label shown to customers; its words find the shades of the family too. */
  familyLabel: string;
  undertone: string;
}

export const UNDERTONES = ['warm', 'cool', 'neutral'] as const;
export const SHADE_SORTS = ['light', 'dark'] as const;

/** Filter and order of a list of shades; unset fields are empty. */
export interface ShadeFilter {
  /** Words of the name, or the code. */
  query: string;
  family: string;
  undertone: string;
  /** `light` or `dark` first; the order of the shade card when empty. */
  sort: string;
  /** `#rrggbb` to which similar shades are searched. */
  referenceHex: string;
}

export interface ShadeMatch<Shade> {
  shade: Shade;
  /** Null unless `referenceHex` is set. */
  closeness: ColourCloseness | null;
}

/**
 * Maximum and minimum number of shades similar to a colour; the minimum is shown even when they are not
 * close.
 */
export const MAX_NEAREST = 12;
export const MIN_NEAREST = 4;
/** Maximum number of shades that a chart on a phone shows with names; more are a grid of swatches. */
export const MAX_NAMED_SHADES = 100;
const MAX_QUERY_LENGTH = 60;

/** Reads the filter from a query or a form; invalid values are ignored. */
export function parseShadeFilter(params: { get(name: string): unknown }): ShadeFilter {
  const [q, family, undertone, sort, near] = [
    params.get('q'),
    params.get('family'),
    params.get('undertone'),
    params.get('sort'),
    params.get('near'),
  ].map((value) => String(value ?? '').trim()) as [string, string, string, string, string];
  const parseOption = (text: string, allowed: readonly string[]): string =>
    allowed.includes(text) ? text : '';
  return {
    query: q.slice(0, MAX_QUERY_LENGTH),
    family: /^[a-z]{1,20}$/.test(family) ? family : '',
    undertone: parseOption(undertone, UNDERTONES),
    sort: parseOption(sort, SHADE_SORTS),
    referenceHex: parseHex(near) ?? '',
  };
}

/** Whether any filter or order is set. */
export const isFilterActive = (filter: ShadeFilter): boolean => Object.values(filter).some(Boolean);

/** Returns the matching shades, best first. A query word may have one typing error, a long one two. */
export function findShades<Shade extends SearchableShade>(
  shades: readonly Shade[],
  filter: ShadeFilter,
): ShadeMatch<Shade>[] {
  const filtered = shades.filter(
    ({ family, undertone }) =>
      (!filter.family || family === filter.family) && (!filter.undertone || undertone === filter.undertone),
  );
  const matches = filter.query ? matchByName(filtered, filter.query) : filtered;
  if (filter.referenceHex) return findNearest(matches, filter.referenceHex);
  const lightness = filter.sort && new Map(matches.map((shade) => [shade, toLab(shade.hex)[0]]));
  const direction = filter.sort === 'dark' ? 1 : -1;
  return (
    lightness
      ? matches.sort((a, b) => direction * ((lightness.get(a) ?? 0) - (lightness.get(b) ?? 0)))
      : matches
  ).map((shade) => ({ shade, closeness: null }));
}

function findNearest<Shade extends SearchableShade>(
  shades: readonly Shade[],
  hex: string,
): ShadeMatch<Shade>[] {
  const target = toLab(hex);
  return shades
    .map((shade) => ({ shade, difference: computeColourDifference(target, toLab(shade.hex)) }))
    .sort((a, b) => a.difference - b.difference)
    .slice(0, MAX_NEAREST)
    .map(({ shade, difference }) => ({ shade, closeness: describeDifference(difference) }))
    .filter(({ closeness }, index) => index < MIN_NEAREST || closeness !== 'far');
}

/** Normalises a code: `bn 6065` and `BN-6065` are equal. */
const normalizeCode = (text: string): string => normalizeText(text).replaceAll(' ', '');

/**
 * Finds shades by name or code, followed by the shades of the colour or family that the query names. When
 * there are none, typing errors are allowed.
 */
function matchByName<Shade extends SearchableShade>(shades: readonly Shade[], query: string): Shade[] {
  const words = normalizeText(query).split(' ').filter(Boolean);
  const codeQuery = normalizeCode(query);
  if (!codeQuery) return [];
  const colourMatches = matchByColour(shades, words);
  const families = new Map<string, string[]>();
  const candidates = shades.map((shade) => {
    const { familyLabel: label } = shade;
    const family = families.get(label) ?? listFamilyNames(label);
    families.set(label, family);
    return { shade, family, parts: normalizeText(shade.name).split(' ') };
  });
  for (const matchesWord of [isSubstring, isSimilar]) {
    const matches = candidates.filter(
      ({ shade, parts: nameWords }) =>
        words.every((word) => nameWords.some((part) => matchesWord(word, part))) ||
        normalizeCode(shade.code).includes(codeQuery),
    );
    if (colourMatches.length > 0 && matchesWord === isSubstring)
      return [...new Set([...matches.map(({ shade }) => shade), ...colourMatches])];
    // `Sea blue` also finds blues with "sea" in their name.
    const familyMatches = candidates.filter(({ family, parts: nameWords }) =>
      words.every(
        (word) =>
          nameWords.some((part) => matchesWord(word, part)) ||
          family.some((name) => matchesFamilyName(matchesWord, stripAffixes(word), name)),
      ),
    );
    if (matches.length + familyMatches.length > 0)
      return [...new Set([...matches, ...familyMatches])].map(({ shade }) => shade);
  }
  return [];
}

/** Lists shades that match a named colour such as `light blue`, nearest first; none for a family's name. */
function matchByColour<Shade extends SearchableShade>(
  shades: readonly Shade[],
  words: readonly string[],
): Shade[] {
  const subject = words.filter((word) => !SHADE_WORDS.includes(stripAffixes(word)));
  const mention = findColourMention(subject);
  if (!mention || mention.colour.isFamily || mention.positions.length < subject.length) return [];
  return listNearestColours(shades, mention.colour);
}

type WordMatcher = (word: string, part: string) => boolean;

const isSubstring: WordMatcher = (word, part) => part.includes(word);

/** A prefix of a family name matches from three letters on. */
const matchesFamilyName = (matchesWord: WordMatcher, word: string, name: string): boolean =>
  word.length > 2 && (matchesWord === isSubstring ? name.startsWith(word) : matchesWord(word, name));

function isSimilar(word: string, part: string): boolean {
  const allowed = word.length < 3 ? 0 : word.length < 8 ? 1 : 2;
  // While a word is being typed, it is compared with a prefix of the same length too.
  return [part, part.slice(0, word.length)].some(
    (candidate) => getEditDistance(word, candidate, allowed) <= allowed,
  );
}
