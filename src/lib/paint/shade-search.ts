import { normalizeText } from '#lib/locale/normalize-text.ts';
import { computeColourDifference } from './ciede2000.ts';
import { type ColourCloseness, describeDifference, parseHex, toLab } from './lab-colour.ts';
import { listFamilyNames, stripAffixes } from './shade-families.ts';

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
  /** `light` or `dark` first; fan deck order when empty. */
  sort: string;
  /** `#rrggbb` to which similar shades are searched. */
  nearHex: string;
}

export interface ShadeMatch<Shade> {
  shade: Shade;
  /** Null unless `nearHex` is set. */
  closeness: ColourCloseness | null;
}

/**
 * Maximum and minimum number of shades similar to a colour; the minimum is shown even when they are not
 * close.
 */
export const MAX_NEAREST = 12;
export const MIN_NEAREST = 4;
const LONGEST = 60;

/** Reads the filter from a query or a form; invalid values are ignored. */
export function parseShadeFilter(given: { get(name: string): unknown }): ShadeFilter {
  const [q, family, undertone, sort, near] = [
    given.get('q'),
    given.get('family'),
    given.get('undertone'),
    given.get('sort'),
    given.get('near'),
  ].map((value) => String(value ?? '').trim()) as [string, string, string, string, string];
  const oneOf = (text: string, known: readonly string[]): string => (known.includes(text) ? text : '');
  return {
    query: q.slice(0, LONGEST),
    family: /^[a-z]{1,20}$/.test(family) ? family : '',
    undertone: oneOf(undertone, UNDERTONES),
    sort: oneOf(sort, SHADE_SORTS),
    nearHex: parseHex(near) ?? '',
  };
}

/** Whether any filter or order is set. */
export const isFilterActive = (wish: ShadeFilter): boolean => Object.values(wish).some(Boolean);

/** Returns the matching shades, best first. Names may contain one typing error, long ones two. */
export function findShades<Shade extends SearchableShade>(
  shades: readonly Shade[],
  wish: ShadeFilter,
): ShadeMatch<Shade>[] {
  const offered = shades.filter(
    ({ family, undertone }) =>
      (!wish.family || family === wish.family) && (!wish.undertone || undertone === wish.undertone),
  );
  const found = wish.query ? matchByName(offered, wish.query) : offered;
  if (wish.nearHex) return nearest(found, wish.nearHex);
  const light = wish.sort && new Map(found.map((shade) => [shade, toLab(shade.hex)[0]]));
  const order = wish.sort === 'dark' ? 1 : -1;
  return (light ? found.sort((a, b) => order * ((light.get(a) ?? 0) - (light.get(b) ?? 0))) : found).map(
    (shade) => ({ shade, closeness: null }),
  );
}

function nearest<Shade extends SearchableShade>(shades: readonly Shade[], hex: string): ShadeMatch<Shade>[] {
  const wanted = toLab(hex);
  return shades
    .map((shade) => ({ shade, difference: computeColourDifference(wanted, toLab(shade.hex)) }))
    .sort((a, b) => a.difference - b.difference)
    .slice(0, MAX_NEAREST)
    .map(({ shade, difference }) => ({ shade, closeness: describeDifference(difference) }))
    .filter(({ closeness }, index) => index < MIN_NEAREST || closeness !== 'far');
}

/** Normalises a code: `bn 6065` and `BN-6065` are equal. */
const numberOf = (text: string): string => normalizeText(text).replaceAll(' ', '');

/**
 * Finds shades by name or code, followed by those of a family with that name; when there are none, by names
 * with typing errors.
 */
function matchByName<Shade extends SearchableShade>(shades: readonly Shade[], q: string): Shade[] {
  const words = normalizeText(q).split(' ').filter(Boolean);
  const number = numberOf(q);
  if (!number) return [];
  const families = new Map<string, string[]>();
  const called = shades.map((shade) => {
    const { familyLabel: label } = shade;
    const family = families.get(label) ?? listFamilyNames(label);
    families.set(label, family);
    return { shade, family, parts: normalizeText(shade.name).split(' ') };
  });
  for (const isMeant of [isPart, isTypoOf]) {
    const found = called.filter(
      ({ shade, parts }) =>
        words.every((word) => parts.some((part) => isMeant(word, part))) ||
        numberOf(shade.code).includes(number),
    );
    // `Sea blue` also finds blues with "sea" in their name.
    const kin = called.filter(({ family, parts }) =>
      words.every(
        (word) =>
          parts.some((part) => isMeant(word, part)) ||
          family.some((name) => isCalled(isMeant, stripAffixes(word), name)),
      ),
    );
    if (found.length + kin.length > 0) return [...new Set([...found, ...kin])].map(({ shade }) => shade);
  }
  return [];
}

type NameTest = (word: string, part: string) => boolean;

const isPart: NameTest = (word, part) => part.includes(word);

/** A prefix of a family name matches from three letters on. */
const isCalled = (isMeant: NameTest, word: string, name: string): boolean =>
  word.length > 2 && (isMeant === isPart ? name.startsWith(word) : isMeant(word, name));

function isTypoOf(word: string, part: string): boolean {
  const allowed = word.length < 3 ? 0 : word.length < 8 ? 1 : 2;
  // While a word is being typed, it is compared with a prefix of the same length too.
  return [part, part.slice(0, word.length)].some((other) => getEditDistance(word, other, allowed) <= allowed);
}

/**
 * Edit distance with insertions, deletions, substitutions and transpositions; exceeds `most` without being
 * exact.
 */
function getEditDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : most + 1,
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
