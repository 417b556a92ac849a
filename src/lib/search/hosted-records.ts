// A facet and a field of a product card may have the same name: `brand` is a slug as facet and a name as card
// field. The embedded engine distinguishes them; in a record of the hosted service the card's fields are
// stored separately.

/** Field of a hosted record with the card fields that share a name with a facet. */
export const CARD_FIELD = 'card';

/** Flattens a request to the service's format and adds the card fields to the requested attributes. */
export function requestCardFields(request: object): { indexName: string; attributesToRetrieve?: string[] } {
  const { params, ...rest } = request as { indexName: string; params?: object };
  const flattened: ReturnType<typeof requestCardFields> = { ...rest, ...params };
  const { attributesToRetrieve: fields } = flattened;
  return fields ? { ...flattened, attributesToRetrieve: [...fields, CARD_FIELD] } : flattened;
}

/** Converts a response so that its hits look like those of the embedded engine. */
export function mergeCardFields<SearchResult extends object>(response: SearchResult): SearchResult {
  const { hits } = response as { hits?: Record<string, object>[] };
  return hits
    ? { ...response, hits: hits.map(({ [CARD_FIELD]: card, ...hit }) => ({ ...hit, ...card })) }
    : response;
}
