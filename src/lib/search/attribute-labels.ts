import { ATTRIBUTE_FACET_PREFIX } from './facets.ts';
import type { ListingRequest } from './listing.ts';

// Requested without the API client, so that listings load no contract code.
const PATH = '/api/experience/mdm/guest/v1/common/search-index-configuration';

/** Loads the labels of all attributes, by key. */
export async function loadAttributeLabels({
  language,
  country,
}: ListingRequest): Promise<Record<string, string>> {
  const reply = await fetch(PATH, { headers: { locale: language, location: country.code } });
  const { data } = (await reply.json()) as { data: { attributes: { facet: string; label: string }[] } };
  return Object.fromEntries(
    data.attributes.map(({ facet, label }) => [facet.slice(ATTRIBUTE_FACET_PREFIX.length), label]),
  );
}
