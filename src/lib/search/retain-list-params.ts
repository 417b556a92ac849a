// Parameter names as in `listing-state.ts`.
const ATTRIBUTE = 'attr.';
const OF_COUNTRY = ['price', 'from', 'to', 'store'];

/**
 * Returns the URL parameters of a listing that remain valid after a change of language or country: attribute
 * values depend on the language, prices and stores on the country, page numbers on both.
 */
export function retainListParams(
  search: URLSearchParams,
  changed: { language: boolean; country: boolean },
): URLSearchParams {
  const isLost = (name: string) =>
    name === 'page' ||
    (changed.language && name.startsWith(ATTRIBUTE)) ||
    (changed.country && OF_COUNTRY.includes(name));
  return new URLSearchParams([...search].filter(([name]) => !isLost(name)));
}
