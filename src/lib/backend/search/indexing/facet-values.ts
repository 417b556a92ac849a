import type { Language } from '#lib/locale/locale.ts';
import { parseCoverage } from '#lib/paint/paint-calculator.ts';

/** Attributes whose value is the visible colour of a product: they are filtered by colour family. */
export const COLOUR_ATTRIBUTES: ReadonlySet<string> = new Set(['colour', 'tint']);

/** Attributes whose text lists several values. */
const LIST_ATTRIBUTES: ReadonlySet<string> = new Set(['room']);
const LIST_SEPARATOR = /\s*[,،]\s*/;

// Upper bounds of the coverage ranges, in square metres per litre.
const COVERAGE_ENDS = [8, 10, 12];

const COVERAGE_LABELS: Record<Language, Record<'first' | 'middle' | 'last', string>> = {
  en: { first: 'Up to {to} m²/L', middle: '{from} to {to} m²/L', last: 'Over {from} m²/L' },
  ar: {
    first: 'حتى {to} م² لكل لتر',
    middle: 'من {from} إلى {to} م² لكل لتر',
    last: 'أكثر من {from} م² لكل لتر',
  },
};

function getCoverageRange(coverage: number, language: Language): string {
  const index = COVERAGE_ENDS.findIndex((end) => coverage <= end);
  const [from, to] = index < 0 ? [COVERAGE_ENDS.at(-1)] : [COVERAGE_ENDS[index - 1], COVERAGE_ENDS[index]];
  const position = to === undefined ? 'last' : from === undefined ? 'first' : 'middle';
  return COVERAGE_LABELS[language][position].replace('{from}', String(from)).replace('{to}', String(to));
}

/**
 * Makes the first letter upper case: "Bathroom, kitchen" and "Kitchen, bathroom" list the same two values.
 */
function capitalize(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/**
 * Returns the filter values of an attribute: lists as single values, coverage as ranges; none for colours,
 * which are filtered by family.
 */
export function getFacetValues(key: string, values: readonly string[], language: Language): string[] {
  if (COLOUR_ATTRIBUTES.has(key)) return [];
  if (LIST_ATTRIBUTES.has(key)) return values.flatMap((value) => value.split(LIST_SEPARATOR).map(capitalize));
  if (key !== 'coverage') return [...values];
  return values.map((value) => {
    const coverage = parseCoverage(value);
    return coverage === null ? value : getCoverageRange(coverage, language);
  });
}
