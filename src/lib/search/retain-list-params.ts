// Parameter names as in `listing-url.ts`.
const ATTRIBUTE_PREFIX = 'attr.';
const COUNTRY_PARAMS = ['price', 'from', 'to', 'store'];

/**
 * Returns the URL parameters of a listing that remain valid after a change of language or country: attribute
 * values depend on the language, prices and stores on the country, page numbers on both.
 */
export function retainListParams(
  search: URLSearchParams,
  changed: { language: boolean; country: boolean },
): URLSearchParams {
  const isDropped = (name: string) =>
    name === 'page' ||
    (changed.language && name.startsWith(ATTRIBUTE_PREFIX)) ||
    (changed.country && COUNTRY_PARAMS.includes(name));
  return new URLSearchParams([...search].filter(([name]) => !isDropped(name)));
}
