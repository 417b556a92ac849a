// As lists write them in their addresses.
const ATTRIBUTE = 'attr.';
const OF_COUNTRY = ['price', 'from', 'to', 'store'];

/**
 * What is left of a list's address in another language or country: words of attributes are of their language, amounts
 * and stores of their country, and pages of both.
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
