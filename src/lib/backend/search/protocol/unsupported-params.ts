import { SearchApiError } from '../search-api-error.ts';

// Parameters of the provider that this engine does not have, with the values that have no effect: those are
// accepted, because the provider's widgets send them.
const NEUTRAL_VALUES: Readonly<Record<string, readonly string[]>> = {
  advancedSyntax: ['false'],
  aroundLatLng: [''],
  aroundLatLngViaIP: ['false'],
  attributesToSnippet: ['', '[]'],
  disableTypoToleranceOnAttributes: ['', '[]'],
  distinct: ['false', '0'],
  getRankingInfo: ['false'],
  insideBoundingBox: ['', '[]'],
  insidePolygon: ['', '[]'],
  optionalFilters: ['', '[]'],
  optionalWords: ['', '[]'],
  removeWordsIfNoResults: ['none'],
  restrictSearchableAttributes: ['', '[]'],
  similarQuery: [''],
  sortFacetValuesBy: ['count'],
  tagFilters: ['', '[]'],
  typoTolerance: ['true'],
};

/** Throws 400 with the name of a parameter that would change the result at the provider but not here. */
export function assertSupportedParams(params: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(params)) {
    const neutral = Object.hasOwn(NEUTRAL_VALUES, name) ? NEUTRAL_VALUES[name] : undefined;
    if (!neutral || value === undefined || value === null) continue;
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    if (!neutral.includes(text)) throw new SearchApiError(400, `The parameter ${name} is not supported`);
  }
}

/** Names of the parameters that are rejected unless their value has no effect. */
export const UNSUPPORTED_PARAMS: readonly string[] = Object.keys(NEUTRAL_VALUES);
