// A facet and a field of a card may have one name: the brand to narrow by is a slug, the brand that a card shows has a
// name too. The embedded engine knows which is meant; in a record of the hosted service the card's stand apart.

/** The one host that the provider's client asks, of an address with a path or without. */
export function parseHost(address: string) {
  const { protocol, host, pathname } = new URL(address);
  return {
    url: host + pathname.replace(/\/+$/, ''),
    accept: 'readWrite' as const,
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  };
}

/** Field of a pushed record with what a card calls by the name of a facet. */
export const CARD_FIELD = 'card';

/** A question as the service takes it, all parameters in one row, that brings the card's own fields along. */
export function requestCardFields(question: object): { indexName: string; attributesToRetrieve?: string[] } {
  const { params, ...own } = question as { indexName: string; params?: object };
  const asked: ReturnType<typeof requestCardFields> = { ...own, ...params };
  const { attributesToRetrieve: fields } = asked;
  return fields ? { ...asked, attributesToRetrieve: [...fields, CARD_FIELD] } : asked;
}

/** An answer whose hits are like those of the embedded engine. */
export function mergeCardFields<Answer extends object>(answer: Answer): Answer {
  const { hits } = answer as { hits?: Record<string, object>[] };
  return hits
    ? { ...answer, hits: hits.map(({ [CARD_FIELD]: card, ...hit }) => ({ ...hit, ...card })) }
    : answer;
}
